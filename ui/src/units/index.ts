export * from './measurement-choice.ts';
export * from './use-figures.ts';
