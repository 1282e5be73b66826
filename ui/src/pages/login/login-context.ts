import type { LegalPagesPort, LoginDraftPort } from '@radiolink/application/login';
import type { PublicInfoPort, SessionPort, SessionStore } from '@radiolink/application/session';
import type { PagePort } from '@radiolink/application/place';
import { createContext, use } from 'react';

/** Dependencies of the login application. */
export interface LoginPorts {
  readonly store: SessionStore;
  readonly session: SessionPort;
  readonly publicInfo: PublicInfoPort;
  readonly legalPages: LegalPagesPort;
  readonly draft: LoginDraftPort;
  readonly page: PagePort;
}

const LoginContext = createContext<LoginPorts | null>(null);

export const LoginPortsProvider = LoginContext;

/** The ports of the login application that contains the component. */
export function useLoginPorts(): LoginPorts {
  const ports = use(LoginContext);
  if (ports === null) throw new Error('A component of the login stands outside LoginPortsProvider.');
  return ports;
}
