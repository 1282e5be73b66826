export * from './device-documents.adapter.ts';
