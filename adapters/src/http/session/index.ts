/** Dependencies of the login application only: no stream library, no mapper of the status. */
export type { ReadCookies } from '../classic/session/read-cookies.ts';
export { ClassicPublicInfo } from '../classic/session/public-info.adapter.ts';
export { StaticLegalPages } from '../classic/session/session-legal-pages.adapter.ts';
export { ClassicSession } from '../classic/session/session.adapter.ts';
export { createClassicClient, SessionEndSignal } from '../client/index.ts';
export type { ClassicClient, ClassicClientOptions, FetchRequest } from '../client/index.ts';
export * from './first-requests.ts';
export * from './login-by-device.ts';
export * from './relay-cookie.ts';
