export * from './prescan-watch.ts';
export * from './radar-lockouts.ts';
export * from './survey-watch.ts';
export * from './unii-unlocking.ts';
export * from './wireless.model.ts';
export * from './longest-link.ts';
