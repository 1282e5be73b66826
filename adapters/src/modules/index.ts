export * from './browser.module.ts';
export { ClassicClientToken } from './classic-bindings.ts';
export type * from './classic-settings.ts';
export * from './http.module.ts';
