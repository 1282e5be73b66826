export {
  atpcHeadroom,
  type EndMargin,
  type FadeFacts,
  type FadeMargin,
  fadeMargin,
  MOST_RAIN,
  type RainLimit,
  rainLimit,
} from './fade-margin.ts';
export * from './fade-summary.ts';
export * from '../link/rain-attenuation.ts';
export * from './rain-statistics.ts';
