export * from './history-chart.tsx';
export * from './value-axis.ts';
