export * from './after.ts';
export * from './fast-clock.ts';
export * from './power-state.ts';
export * from './vitals.ts';
export * from './wait.ts';
