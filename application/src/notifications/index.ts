export * from './notifications.model.ts';
export * from './tell-of-kicks.ts';
