/** The server of `npm start` and of the end-to-end tests: files in front, a device behind. */
export { type Device, type Landing } from './device.ts';
export { followAddress } from './follow-address.ts';
export { isLoopback, nameInHost } from './guard/own-host.ts';
export { RelayDevice } from './relay/relay-device.ts';
export { type RunningServer, serve } from './serve.ts';
export { readTranslations } from './translations.ts';
export { VirtualDevice } from './virtual-device.ts';
