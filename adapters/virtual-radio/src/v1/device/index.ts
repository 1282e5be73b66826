export * from './capabilities.ts';
export * from './device.ts';
export * from './identification.ts';
export * from './locate.ts';
export * from './radios.ts';
export * from './restart.ts';
export * from './server.ts';
