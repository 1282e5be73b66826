export * from './comparison.ts';
export * from './configuration-diff.model.ts';
export * from './diff-address.ts';
export * from './diff-side.ts';
export * from './diff-page.ts';
