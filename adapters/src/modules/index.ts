export * from './all-browser.ts';
export { ClassicClientToken } from '../http/classic/client-token.ts';
export type * from '../http/device-settings.ts';
export * from './http.module.ts';
