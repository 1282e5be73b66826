export * from './airos6-status.mother.ts';
export * from './hybrid-status.mother.ts';
export * from './ptmp-status.mother.ts';
export * from './ptp-status.mother.ts';
export * from './station.mother.ts';
export * from './status.mother.ts';
