export * from './input-default.ts';
export * from './interface-timing.ts';
export * from './legal-dialog.ts';
export * from './shared-flag.ts';
