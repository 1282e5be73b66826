export * from './text.ts';
export * from './saved-file.ts';
