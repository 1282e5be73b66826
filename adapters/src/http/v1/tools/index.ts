export * from './discovery.adapter.ts';
export * from './ping.adapter.ts';
export * from './site-survey.adapter.ts';
export * from './speed-test.adapter.ts';
export * from './traceroute.adapter.ts';
