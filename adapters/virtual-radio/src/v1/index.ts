export { v1Calls } from './calls.ts';
export { V1_BASE } from './exchange.ts';
export { createV1Router } from './router.ts';
export { V1_SOCKET_PATH, V1Sockets } from './socket/index.ts';
