import { accounts } from '../changes/accounts.ts';
import { asRead } from '../changes/as-read.ts';
import { batches } from '../changes/batches.ts';
import { noSaving } from '../changes/no-save.ts';
import { partial } from '../changes/partial.ts';
import { prescans } from '../changes/prescan.ts';
import { refusedValues } from '../changes/refused.ts';
import { rounds } from '../changes/rounds.ts';
import { testMode } from '../changes/test-mode.ts';
import { versionedNoSaving, versionedTest } from '../changes/versioned-test.ts';
import type { Check } from '../check.ts';
import { clientHabits } from './client-habits.ts';
import { csrf } from './csrf.ts';
import { errors } from './errors.ts';
import { headers } from './headers.ts';
import { liveSocket } from './live-socket.ts';
import { neededFields } from './needed-fields.ts';
import { readOnly } from './read-only.ts';
import { schemas } from './schemas.ts';
import { sessions } from './sessions.ts';
import { spectrumSocket } from './spectrum-socket.ts';
import { timeOuts } from './time-outs.ts';

/** Every check in the order in which they are made: what ends sessions or restarts the device is last. */
export const CHECKS: readonly Check[] = [
  ...sessions,
  ...csrf,
  ...readOnly,
  ...errors,
  ...headers,
  ...schemas,
  ...neededFields,
  ...spectrumSocket,
  ...liveSocket,
  ...clientHabits,
  ...rounds,
  ...prescans,
  ...refusedValues,
  ...accounts,
  ...asRead,
  ...batches,
  ...partial,
  ...testMode,
  ...versionedTest,
  ...noSaving,
  ...versionedNoSaving,
  ...timeOuts,
];
