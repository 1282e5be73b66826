export * from './device-facts.mapper.ts';
export * from './device-facts.ts';
export * from './statistics.mapper.ts';
