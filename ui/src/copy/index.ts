export * from './copy-text.ts';
