export * from './later-program.ts';
export * from './later-models.ts';
export * from './later-ports.ts';
export * from './program.ts';
