export * from './download.adapter.ts';
export * from './xhr-upload.ts';
