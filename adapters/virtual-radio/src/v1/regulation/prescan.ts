import { countryRules, cacSeconds } from '@radiolink/domain/radio';
import { deriveSeed } from '../../random/seeded-random.ts';
import type { Seeded } from '../../aspects.ts';
import type { Radio } from '../../radio.ts';
import { rows5GHz } from '../../regulation/regulation.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { alreadyInProgress, emptySuccess, wrongField } from '../answers.ts';
import { entryOf } from '../body.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';
import { isRunning, type PrescanRun, scanAt, secondsOf, storeLockouts } from './lockouts.ts';

const MOST_CHANNELS = 50;
/** Peers look for their access point again this long after it is back on its channel. */
const RETURN_SECONDS = 3;
const IDLE = { status: 'not_started', frequency: 0, remaining: 0, results: [] };

function stateOf(radio: Radio): Record<string, unknown> {
  const run = radio.v1.prescan;
  if (run === undefined) return IDLE;
  const now = radio.clock.now();
  const at = scanAt(run, now);
  return {
    status: at === undefined ? 'finished' : 'in_progress',
    frequency: at?.channel.centerMhz ?? 0,
    remaining: at?.secondsLeft ?? 0,
    results: run.channels.map(({ centerMhz, endsAt, outcome }) => ({
      center: centerMhz,
      bw: run.widthMhz,
      state: endsAt <= now ? outcome : centerMhz === at?.channel.centerMhz ? 'scanning' : 'pending',
    })),
  };
}

const PATH = '/system/airmax/dfsprescan';

/** GET /system/airmax/dfsprescan. §v1.countries. */
const prescanState = v1SessionCall('GET', PATH, ({ radio }) => jsonAnswer(stateOf(radio)));

/** POST /system/airmax/dfsprescan — starts. §v1.countries. */
const prescanStart = v1SessionCall('POST', PATH, ({ radio, body }) => {
  const requested = entryOf(body, 'frequencies');
  const known = new Set(rows5GHz(radio.regulation).map(row => row.center));
  const centers = Array.isArray(requested)
    ? [...new Set(requested)].filter((mhz): mhz is number => typeof mhz === 'number' && known.has(mhz))
    : [];
  if (!Array.isArray(requested) || requested.length === 0 || requested.length > MOST_CHANNELS)
    return wrongField('frequencies', 'From 1 to 50 centre frequencies');
  if (centers.length < new Set(requested).size)
    return wrongField('frequencies', 'Not a channel of this country');
  if (radio.v1.prescan && isRunning(radio.v1.prescan, radio.clock.now())) return alreadyInProgress();
  storeLockouts(radio);
  const run = runOn(radio, centers);
  radio.v1.prescan = run;
  // Its only receiver is on another channel during the prescan, so the peers lose it.
  radio.air.dropAll(secondsOf(run, radio.clock.now()) + RETURN_SECONDS);
  return jsonAnswer(stateOf(radio));
});

/** DELETE /system/airmax/dfsprescan — stops. §v1.countries. */
const prescanStop = v1SessionCall('DELETE', PATH, ({ radio }) => {
  const run = radio.v1.prescan;
  if (run !== undefined && isRunning(run, radio.clock.now())) radio.air.dropAll(RETURN_SECONDS);
  storeLockouts(radio);
  radio.v1.prescan = undefined;
  return emptySuccess();
});

function runOn(radio: Radio, centers: readonly number[]): PrescanRun {
  const { widthMhz } = radio.settings.channel;
  const region = countryRules(radio.countryCode)?.dfsRegion;
  let endsAt = radio.clock.now();
  const channels = centers.map(centerMhz => {
    endsAt +=
      1000 *
      cacSeconds(
        { dfs: true, channelStartFreq: centerMhz - widthMhz / 2, channelEndFreq: centerMhz + widthMhz / 2 },
        region,
      );
    return { centerMhz, endsAt, outcome: outcomeOn(radio, centerMhz) };
  });
  return { widthMhz, channels };
}

/** One of so many channels has radar on it. */
const RADAR_ONE_IN = 9;

function outcomeOn({ seed }: Seeded, center: number): 'radar' | 'clear' {
  return deriveSeed(seed, center) % RADAR_ONE_IN === 0 ? 'radar' : 'clear';
}

export const prescanCalls: readonly V1Call[] = [prescanState, prescanStart, prescanStop];
