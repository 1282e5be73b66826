export * from './cloud-status.ts';
