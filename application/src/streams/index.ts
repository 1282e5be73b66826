export * from './streamed.ts';
