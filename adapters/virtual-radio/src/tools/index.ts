export * from './reach.ts';
export * from './speed-test.ts';
export * from './tool-runs.ts';
export * from './traceroute.ts';
export * from './watchdog.ts';
