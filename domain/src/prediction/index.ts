export type { LinkPrediction, PredictedFigure, PredictedQuantity } from './predicted-end.ts';
export * from './predict-link.ts';
export * from './measured-figures.ts';
export * from './station-outlook.ts';
