export * from './later-program.ts';
export * from './later-tokens.ts';
export * from './program.ts';
