export * from './alignment.port.ts';
export * from './discovery.port.ts';
export * from './ping.port.ts';
export * from './site-survey.port.ts';
export * from './speed-test-memory.port.ts';
export * from './speed-test.port.ts';
export * from './traceroute.port.ts';
