import type { ClassicCall } from './classic-call.mother.ts';
import { CONFIGURATION_CALLS } from './configuration-calls.mother.ts';
import { MAINTENANCE_CALLS } from './maintenance-calls.mother.ts';
import { NETWORK_CALLS } from './network-calls.mother.ts';
import { SESSION_CALLS } from './session-calls.mother.ts';
import { TOOL_CALLS } from './tool-calls.mother.ts';

/** Every call of the classic API with the adapter method that makes it. */
export const CLASSIC_CALLS: readonly ClassicCall[] = [
  ...SESSION_CALLS,
  ...CONFIGURATION_CALLS,
  ...NETWORK_CALLS,
  ...TOOL_CALLS,
  ...MAINTENANCE_CALLS,
];
