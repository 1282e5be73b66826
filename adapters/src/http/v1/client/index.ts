export type { Body } from './read-body.ts';
export * from './v1-client.ts';
