export * from './fault-call.ts';
export * from './fault-control.ts';
export * from './faults.ts';
export * from './hostile-names.ts';
export * from './suffer.ts';
