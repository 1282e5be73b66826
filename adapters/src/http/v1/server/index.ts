export * from './api-server.adapter.ts';
