export * from './browser.module.ts';
export { ClassicClientToken, type ClassicSettings } from './classic-bindings.ts';
export * from './http.module.ts';
