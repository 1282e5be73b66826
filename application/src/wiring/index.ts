export * from './container.ts';
export * from './model-binding.ts';
export * from './token.ts';
