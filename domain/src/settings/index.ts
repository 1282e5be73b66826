export { allowedOf, type Finding, limitsOf, type Severity } from './finding.ts';
export * from './catalogue.ts';
export * from './validate-configuration.ts';
export * from './conditions.ts';
export {
  type ChannelFacts,
  type ChannelsOnAir,
  chosenChannel,
  contextOf,
  type FaultFacts,
  mayBeWide,
  networkModeOf,
  type SettingsContext,
  settingsContext,
  type StoredKeys,
  wirelessModeOf,
} from './settings-context.ts';
export * from './wireless/accompanying-edits.ts';
export * from './complete-changes.ts';
export * from './english.ts';
export * from './find-setting.ts';
export * from './explain-configuration.ts';
export * from './setting.ts';
export * from './planned-changes.ts';
export type { NumberRange } from '../units/physical-range.ts';
export * from './pending-faults.ts';
export * from './setting-changes.ts';
export * from './section-switches.ts';
export * from './setting-edit.ts';
export { entryName, nameOfSetting, namesBetween, settingName, settingNameMessage } from './setting-name.ts';
export { normalizedValue } from './normalized-value.ts';
export type { BoardFeature, SettingsBoard } from '../device/settings-board.ts';
export type * from './settings-groups.ts';
export { isDoubtfulKey, unknownKeyRemarks } from './unknown-keys.ts';
export { interfaceNames, offeredInterfaces } from './network/offered-interfaces.ts';
export * from './system/time-zones.ts';
export * from './wireless/link-edits.ts';
export { type AntennaRadio, builtInGainDbi, gainInUseDbi } from './wireless/antenna-in-use.ts';
export { channelsOnAir, selectedOnAir } from './wireless/channels-on-air.ts';
export { limitWords } from './wireless/eirp-limit.ts';
export { eirpSum } from './wireless/eirp-sum.ts';
export * from './wireless/join-edits.ts';
