export * from './notifications.model.ts';
export * from './tell-of-files.ts';
export * from './tell-of-kicks.ts';
