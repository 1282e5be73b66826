export * from './answer-cookies.ts';
export * from './answers.ts';
export type * from './caller.ts';
export * from './fields.ts';
export * from './hosts.ts';
export * from './memory-cookie-jar.ts';
export type * from './web-types.ts';
