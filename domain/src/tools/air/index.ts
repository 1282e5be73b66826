export { airDbm, AIR_LEVELS, type AirGrid, airGridOf, binAt, binMhz } from './air-grid.ts';
export * from './air-peaks.ts';
export * from './air-recording.ts';
export * from './air-view.ts';
export * from './channel-advice.ts';
export { channelChoice, channelInUse, type ChannelChoice, type ChannelInUse } from './channel-choice.ts';
