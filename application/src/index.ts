export * from './clock/index.ts';
export * from './configuration/index.ts';
export * from './place/index.ts';
export * from './session/index.ts';
export * from './station/index.ts';
export * from './status/index.ts';
export * from './visibility/index.ts';
export * from './wiring/index.ts';
