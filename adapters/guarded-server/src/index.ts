/** The guards that every server of this project stands behind: gate, bodies, connections, headers. */
export { type Refusal, refuse, refuseSocket, securityHeaders } from './answer/refuse.ts';
export { type Body, BodyTooLarge, HeldBytes, isExcessive, readBody } from './body/admit-body.ts';
export { type Hosts, hostsOf, isLoopback } from './guard/own-host.ts';
export { type Page, pageOf } from './guard/own-origin.ts';
export { type Guarded, guardedServer, type GuardedOptions, type RunningServer } from './guarded-server.ts';
export { pathOf } from './request-path.ts';
