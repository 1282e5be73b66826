export * from './received-file.ts';
export * from './transferred.ts';
export * from './upload-transport.ts';
