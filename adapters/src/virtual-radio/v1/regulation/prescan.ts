import { CAC_SECONDS } from '@radiolink/domain/radio';
import { deriveSeed } from '../../random/index.ts';
import type { Radio } from '../../radio.ts';
import { rows5GHz } from '../../regulation/index.ts';
import { jsonAnswer } from '../../wire/index.ts';
import { alreadyInProgress, emptySuccess, wrongField } from '../answers.ts';
import { entryOf } from '../body.ts';
import type { V1SessionCall } from '../exchange.ts';

/** Listening for radar on some channels, one after the other. Centres in MHz, times in milliseconds. */
export interface PrescanRun {
  readonly centers: readonly number[];
  readonly widthMhz: number;
  readonly startedAt: number;
  readonly stoppedAt?: number;
}

const CAC_MS = CAC_SECONDS * 1000;
const MOST_CHANNELS = 50;
/** One of so many channels has radar on it. */
const RADAR_ONE_IN = 9;
const IDLE = { status: 'not_started', frequency: 0, remaining: 0, results: [] };

function isRunning(run: PrescanRun, now: number): boolean {
  return run.stoppedAt === undefined && now < run.startedAt + run.centers.length * CAC_MS;
}

function stateOf(radio: Radio): Record<string, unknown> {
  const run = radio.v1.prescan;
  if (run === undefined) return IDLE;
  const now = run.stoppedAt ?? radio.clock.now();
  const running = isRunning(run, now);
  const place = Math.floor((now - run.startedAt) / CAC_MS);
  return {
    status: run.stoppedAt === undefined ? (running ? 'in_progress' : 'finished') : 'stopped',
    frequency: running ? (run.centers[place] ?? 0) : 0,
    remaining: running ? Math.ceil((CAC_MS - ((now - run.startedAt) % CAC_MS)) / 1000) : 0,
    results: run.centers.map((center, at) => ({
      center,
      bw: run.widthMhz,
      state: at > place ? 'pending' : at === place && running ? 'scanning' : outcome(radio, center),
    })),
  };
}

function outcome(radio: Radio, center: number): string {
  return deriveSeed(radio.seed, center) % RADAR_ONE_IN === 0 ? 'radar' : 'clear';
}

const shared = { access: 'session', path: '/system/airmax/dfsprescan' } as const;

/** GET /system/airmax/dfsprescan. Versioned API, 9. */
export const prescanState: V1SessionCall = {
  ...shared,
  method: 'GET',
  answer: ({ radio }) => jsonAnswer(stateOf(radio)),
};

/** POST /system/airmax/dfsprescan — starts. Versioned API, 9. */
export const prescanStart: V1SessionCall = {
  ...shared,
  method: 'POST',
  answer({ radio, body }) {
    const asked = entryOf(body, 'frequencies');
    const known = new Set(rows5GHz(radio.regulation).map(row => row.center));
    const centers = Array.isArray(asked)
      ? asked.filter(mhz => typeof mhz === 'number' && known.has(mhz))
      : [];
    if (!Array.isArray(asked) || asked.length === 0 || asked.length > MOST_CHANNELS)
      return wrongField('frequencies', 'From 1 to 50 centre frequencies');
    if (centers.length < asked.length) return wrongField('frequencies', 'Not a channel of this country');
    if (radio.v1.prescan && isRunning(radio.v1.prescan, radio.clock.now())) return alreadyInProgress();
    const { widthMhz } = radio.settings.channel;
    radio.v1.prescan = { centers, widthMhz, startedAt: radio.clock.now() };
    return jsonAnswer(stateOf(radio));
  },
};

/** DELETE /system/airmax/dfsprescan — stops. Versioned API, 9. */
export const prescanStop: V1SessionCall = {
  ...shared,
  method: 'DELETE',
  answer({ radio }) {
    radio.v1.prescan = undefined;
    return emptySuccess();
  },
};
