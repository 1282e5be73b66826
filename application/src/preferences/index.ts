export * from './preferences.model.ts';
export * from './preferences.port.ts';
