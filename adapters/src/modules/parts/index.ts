export * from './browser-parts.ts';
export * from './classic-parts.ts';
export * from './port-part.ts';
