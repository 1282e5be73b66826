export * from './command.ts';
export * from './use-action.ts';
export * from './use-commands.ts';
