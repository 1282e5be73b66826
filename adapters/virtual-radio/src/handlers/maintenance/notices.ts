import type { Radio } from '../../radio.ts';
import { hasDefaultPassword } from '../../users/user-accounts.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer, textAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall } from '../call.ts';

/** GET /api/ch — whether a call-home server offers itself. §classic.call-home. */
const callHome = sessionCall('GET', '/api/ch', ({ radio }) => {
  const offer = radio.notices.callHome;
  return jsonAnswer({ available: offer !== undefined, server: offer?.server ?? '', id: offer?.id ?? '' });
});

/** POST /api/ch/dismiss — not wanted. §classic.call-home. */
const callHomeDismiss = sessionCall('POST', '/api/ch/dismiss', ({ radio }) => {
  radio.notices.dismissCallHome();
  return okAnswer();
});

/** GET /api/crashes — reports that the device kept. §classic.crashes. */
const crashes = sessionCall('GET', '/api/crashes', ({ radio }) =>
  jsonAnswer({
    crashes: radio.notices.crashes.map(({ id, time, reason, text }) => ({
      id,
      time,
      reason,
      size: text.length,
    })),
  }),
);

/** POST /api/crashes/dismiss — deletes one, or all. §classic.crashes. */
const crashesDismiss = sessionCall('POST', '/api/crashes/dismiss', ({ radio, fields }) => {
  const found = radio.notices.dismissCrash(fields.text('id'));
  return found ? okAnswer() : failedAnswer(ActionCode.NoSuchItem, 'No such crash');
});

/** GET /api/crashes/{id} — one report. §classic.crashes. */
const crashText = sessionCall('GET', '/api/crashes/{id}', ({ radio, params }) => {
  const crash = radio.notices.crashes.find(candidate => candidate.id === params['id']);
  return crash === undefined ? notFound() : textAnswer(crash.text);
});

/** A key of the simulator: four groups of four letters or digits. */
const KEY = /^[0-9A-Z]{4}(-?[0-9A-Z]{4}){3}$/i;

/** GET /api/lc — the licence of the device. §classic.licence. */
const licence = sessionCall('GET', '/api/lc', ({ radio }) =>
  jsonAnswer({ licensed: radio.licensed, activated: radio.licensed, expires: 0 }),
);

/** POST /api/lc — activates a licence. §classic.licence. */
const licenceActivation = sessionCall('POST', '/api/lc', ({ radio, fields }) => {
  if (!KEY.test((fields.text('key') ?? '').trim())) {
    return failedAnswer(ActionCode.InvalidParameter, 'Invalid key');
  }
  radio.licensed = true;
  return okAnswer();
});

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
const warnings = sessionCall('GET', '/api/warnings', ({ radio }) => jsonAnswer(warningsOf(radio)));

/** POST /api/warnings/dismiss — it was seen. §classic.warnings. */
const warningsDismiss = sessionCall('POST', '/api/warnings/dismiss', ({ radio, fields }) => {
  const name = fields.text('name') ?? '';
  if (name === 'firmware') radio.firmware.forget();
  else if (isWarning(name)) radio.notices.dismiss(name);
  else return failedAnswer(ActionCode.NoSuchItem, 'No such warning');
  if (name === 'chAvailable') radio.notices.dismissCallHome();
  return okAnswer();
});

export const noticeCalls: readonly Call[] = [
  callHome,
  callHomeDismiss,
  crashes,
  crashesDismiss,
  licence,
  licenceActivation,
  warnings,
  warningsDismiss,
  crashText,
];
