import { hasDefaultPassword } from '../../users/user-accounts.ts';
import type { Radio } from '../../radio.ts';
import { ActionCode, failedAnswer, jsonAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** Values of dismissed warnings. */
const QUIET = {
  isDefaultPasswd: false,
  customScripts: false,
  isWatchdogReset: 0,
  label: 0,
  chAvailable: false,
  emergReasonCode: -1,
} as const;

type Warning = keyof typeof QUIET;

function isWarning(name: string): name is Warning {
  return Object.hasOwn(QUIET, name);
}

function warningsOf(radio: Radio): Record<string, unknown> {
  const waiting = radio.firmware.waiting;
  const present = {
    ...QUIET,
    isDefaultPasswd: hasDefaultPassword(radio.configuration.running),
    chAvailable: radio.notices.callHome !== undefined,
    isWatchdogReset: radio.notices.crashes.length > 0 ? 1 : 0,
  };
  const shown = Object.entries(present).map(([name, value]) => [
    name,
    isWarning(name) && radio.notices.isDismissed(name) ? QUIET[name] : value,
  ]);
  return {
    ...Object.fromEntries(shown),
    firmware: {
      requirePasswd: false,
      isThirdParty: waiting?.thirdParty ?? false,
      version: waiting?.version ?? '',
      uploaded: waiting !== undefined,
    },
  };
}

/** GET /api/warnings — warnings for the administrator. §classic.warnings. */
export const warnings = sessionCall('GET', '/api/warnings', ({ radio }) => jsonAnswer(warningsOf(radio)));

/** POST /api/warnings/dismiss — it was seen. §classic.warnings. */
export const warningsDismiss = sessionCall('POST', '/api/warnings/dismiss', ({ radio, fields }) => {
  const name = fields.text('name') ?? '';
  if (name === 'firmware') radio.firmware.forget();
  else if (isWarning(name)) radio.notices.dismiss(name);
  else return failedAnswer(ActionCode.NoSuchItem, 'No such warning');
  if (name === 'chAvailable') radio.notices.dismissCallHome();
  return okAnswer();
});
