export * from './station.mother.ts';
export * from './status.mother.ts';
