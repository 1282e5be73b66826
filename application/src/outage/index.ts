export * from './expected-outage.ts';
