export * from './container.ts';
export * from './model-binding.ts';
export * from './subject.ts';
export * from './token.ts';
