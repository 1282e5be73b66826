export * from './create-i18n.ts';
export * from './show-language.ts';
export * from './use-day-time.ts';
export * from './use-text.ts';
