export * from './log.port.ts';
export * from './presence.port.ts';
export * from './provisioning.port.ts';
export * from './restart.port.ts';
export * from './temperature.port.ts';
export * from './locate.port.ts';
export * from './support-file.port.ts';
