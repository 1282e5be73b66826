export * from './start-gate.tsx';
export * from './usable-language.ts';
