export * from './configuration-copies.ts';
export * from './radio-settings.ts';
export * from './radio60-configuration.ts';
export * from './configuration-control.ts';
export * from './restart-scope.ts';
