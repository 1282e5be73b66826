export * from './provisioning.ts';
