export * from './device-facts.mapper.ts';
export * from './device-facts.ts';
export { kbpsOfBps } from './common.mapper.ts';
export * from './statistics.mapper.ts';
