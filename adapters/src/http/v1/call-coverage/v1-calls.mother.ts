import { CONFIGURATION_CALLS } from './configuration-calls.mother.ts';
import { DEVICE_CALLS } from './device-calls.mother.ts';
import { SESSION_CALLS } from './session-calls.mother.ts';
import { TOOL_CALLS } from './tool-calls.mother.ts';
import { UPKEEP_CALLS } from './upkeep-calls.mother.ts';
import type { V1CallRow } from './v1-call.mother.ts';

/** Every call of the JSON and the versioned API with the adapter method that makes it. */
export const V1_CALLS: readonly V1CallRow[] = [
  ...SESSION_CALLS,
  ...CONFIGURATION_CALLS,
  ...TOOL_CALLS,
  ...DEVICE_CALLS,
  ...UPKEEP_CALLS,
];
