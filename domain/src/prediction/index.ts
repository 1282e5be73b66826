export type * from './link-prediction.ts';
export * from './predict-link.ts';
export * from './mean-ends.ts';
export * from './measured-figures.ts';
export * from './station-outlook.ts';
export * from './tested-figures.ts';
