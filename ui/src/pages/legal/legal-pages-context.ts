import type { LegalPagesPort } from '@radiolink/application/login/login.port';
import { createContext, use } from 'react';

const LegalPagesContext = createContext<LegalPagesPort | null>(null);

/** Both applications have legal pages; each root says where they come from. */
export const LegalPagesProvider = LegalPagesContext;

/** Where the component finds the legal pages of the device. */
export function useLegalPages(): LegalPagesPort {
  const pages = use(LegalPagesContext);
  if (pages === null) throw new Error('A legal page is shown outside LegalPagesProvider.');
  return pages;
}
