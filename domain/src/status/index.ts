export { clockErrorMs } from '../clock/device-time.ts';
export * from './host-status.ts';
export * from './memory.ts';
export * from './device-status.ts';
export type { Field, FieldKind, FieldSpec, FieldValue, Reading } from './fields/field.ts';
export * from './fields/readings.ts';
export {
  bluetoothMessage,
  BluetoothMode,
  CloudSummary,
  cloudSummaryMessage,
  provisioningMessage,
  ProvisioningMode,
} from './status-codes.ts';
export type * from './wireless-status.ts';
export { duplexMessage, networkRoleMessage, wirelessModeMessage } from './mode-names.ts';
