export * from './open-v1-socket.ts';
export { V1_SOCKET_PATH } from './v1-socket.ts';
