export * from './firmware.adapter.ts';
export * from './locate.adapter.ts';
export * from './presence.adapter.ts';
export { V1Restart } from './restart.adapter.ts';
export * from './support-file.adapter.ts';
export * from './temperature.adapter.ts';
