export {
  AIR_LEVELS,
  airDbm,
  type AirGrid,
  airGridOf,
  AIRVIEW_SCALE,
  binAt,
  binMhz,
  labelMhz,
  levelDbm,
  type LevelScale,
  type SpectrumData,
  type WaterfallData,
  type WaterfallRow,
  waterfallRows,
} from './air/spectrum.ts';
export * from './air/air-view.ts';
export * from './air/air-recording.ts';
export * from './air/channel-advice.ts';
export * from './alignment/aim.ts';
export * from './alignment/aim-tone.ts';
export * from './alignment/aim-words.ts';
export * from './cable-test.ts';
export * from './constellation.ts';
export * from './evm.ts';
export * from './dfs-prescan.ts';
export * from './discovery.ts';
export * from './job.ts';
export * from './log.ts';
export { deviceMoment, type LogStamp } from '../clock/device-time.ts';
export * from './ping.ts';
export * from './ping-timeline.ts';
export * from './site-survey.ts';
export * from './speed-test.ts';
export * from './survey-list.ts';
export * from './tool-forms.ts';
export * from './traceroute.ts';
export type * from './times-tally.ts';
