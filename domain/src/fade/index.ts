export * from './atpc-headroom.ts';
export * from './fade-margin.ts';
export * from './fade-summary.ts';
export * from '../link/rain-attenuation.ts';
export * from './rain-climate.ts';
export * from './rain-limit.ts';
export * from './rain-outage.ts';
export * from './rain-statistics.ts';
