export * from './create-i18n.ts';
export * from './use-text.ts';
