/** The guards that every server of this project stands behind: gate, bodies, connections, headers. */
export { refuse, type Refusal, refuseSocket } from './answer/refuse.ts';
export { securityHeaders } from './answer/security-headers.ts';
export type { Body } from './body/admit-body.ts';
export { BodyTooLarge } from './body/counted-body.ts';
export { type Hosts, hostsOf } from './guard/hosts.ts';
export { isLoopback } from './guard/own-host.ts';
export { type Page, pageOf } from './guard/page.ts';
export { type Guarded, guardedServer, type GuardedOptions, type RunningServer } from './guarded-server.ts';
export { pathOf } from './request-path.ts';
