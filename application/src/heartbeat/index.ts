export * from './heartbeat-lock.ts';
