import type { Radio } from '../radio.ts';

/** Version of the form below; another one is not read. */
const FORM = 2;

/**
 * State of a radio that lets a reloaded page find the same device, still logged in. It contains the
 * configuration, a running test, sessions, firmware, age, and the remaining unreachable time. The weather
 * starts from scratch. It holds secrets: store it where the radio itself would be stored.
 */
export function takeSnapshot(radio: Radio): string {
  return JSON.stringify(stateOf(radio));
}

function stateOf(radio: Radio) {
  return {
    form: FORM,
    profile: radio.profile.name,
    hwaddr: radio.hwaddr,
    configuration: radio.configuration.texts,
    trial: radio.control.trial,
    sessions: radio.sessions.all,
    firmware: radio.firmware.running,
    setupComplete: radio.setupComplete,
    uniiActivated: radio.uniiActivated,
    bootedAt: radio.power.bootedAt,
    poweredAt: radio.power.poweredAt,
    silentUntil: radio.power.silentUntil,
  };
}

/** Brings a radio to what a snapshot holds. False, and nothing changed, for one of another radio or another form. */
export function restoreSnapshot(radio: Radio, text: string): boolean {
  const parsed = parse(text);
  if (parsed?.form !== FORM || parsed.profile !== radio.profile.name || parsed.hwaddr !== radio.hwaddr)
    return false;
  radio.configuration.load(parsed.configuration);
  radio.control.load(parsed.trial);
  radio.sessions.load(parsed.sessions);
  radio.firmware.load(parsed.firmware);
  radio.power.load(parsed);
  radio.setupComplete = parsed.setupComplete;
  radio.uniiActivated = parsed.uniiActivated;
  radio.resume();
  return true;
}

type Snapshot = ReturnType<typeof stateOf>;

/** Only what `takeSnapshot` of the same form wrote is trusted; storage is the caller's own. */
function parse(text: string): Snapshot | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'form' in value ? (value as Snapshot) : undefined;
  } catch {
    return undefined;
  }
}
