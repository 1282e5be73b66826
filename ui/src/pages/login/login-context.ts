import type { LegalPagesPort, LoginDraftPort } from '@radiolink/application/login/login.port';
import type { PublicInfoPort, SessionPort } from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { PagePort } from '@radiolink/application/place/page.port';
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
