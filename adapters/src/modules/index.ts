export { ClassicClientToken } from './classic-start.ts';
export type * from './classic-settings.ts';
export * from './http.module.ts';
