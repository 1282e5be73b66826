import {
  meanSample,
  type LikelyCauseKind,
  type HistoryEvent,
  eventsBetween,
  eventFacts,
  type EventFacts,
  type HistorySample,
  historySample,
  type DeviceHistory,
  joinHistory,
} from '@radiolink/domain/history';
import { seededRandom } from '@radiolink/virtual-radio';
import type { FaultPlan } from '../../../virtual-radio/src/faults/faults.ts';
import type { Profile } from '../../../virtual-radio/src/profiles/profile.ts';
import { profileOf } from '../../../virtual-radio/src/profiles/profiles.ts';
import { Radio } from '../../../virtual-radio/src/radio.ts';
import { statusOf } from '../../../virtual-radio/src/status/status-answer.ts';
import { mapStatus } from '../../http/classic/status/status.mapper.ts';

/** What can happen to a link on a day. */
export const DAYS = [
  'rain',
  'neighbour',
  'antenna',
  'port',
  'firmware',
  'station',
  'overload',
  'quiet',
] as const;
export type DayKind = (typeof DAYS)[number];

/** The cause that names each of them; none on a quiet day. */
export const NAMED: Readonly<Record<DayKind, LikelyCauseKind | undefined>> = {
  rain: 'rain',
  neighbour: 'interference',
  antenna: 'antenna',
  port: 'port',
  firmware: 'firmware',
  station: 'station',
  overload: 'overload',
  quiet: undefined,
};

/** A day of one radio, as a page that was open saw it, and the time at which somebody looks. */
export interface ScriptedDay {
  readonly kind: DayKind;
  /** What happened besides, hours later. */
  readonly second: DayKind | undefined;
  readonly profile: string;
  readonly history: DeviceHistory;
  readonly at: number;
  /** The time that is picked, minutes beside the truth. */
  readonly picked: number;
}

type Draw = () => number;
const between = (draw: Draw, low: number, high: number): number => low + (high - low) * draw();
const whole = (draw: Draw, low: number, high: number): number => Math.floor(between(draw, low, high + 1));
function one<T>(draw: Draw, list: readonly [T, ...T[]]): T {
  return list[Math.floor(draw() * list.length)] ?? list[0];
}

const MINUTE = 60_000;
const START = Date.UTC(2026, 5, 1);
/** The page is open for so long, minutes; the event is in it with an hour and more on either side. */
const OPEN_MINUTES = 4 * 60;
const STEP_SECONDS = 20;
const LOOKS_A_MINUTE = 1;

/** Where each of them can happen. */
const PLACES: Readonly<Record<DayKind, readonly [string, ...string[]]>> = {
  rain: ['sixty'],
  neighbour: ['ap-ptp', 'sta-ptp', 'ap-ptmp'],
  antenna: ['ap-ptp', 'sta-ptp', 'ap-ptmp', 'sixty'],
  port: ['ap-ptp', 'sta-ptp', 'ap-ptmp', 'sixty'],
  firmware: ['ap-ptp', 'sta-ptp', 'ap-ptmp'],
  station: ['ap-ptmp'],
  overload: ['ap-ptmp', 'ap-ptp'],
  quiet: ['ap-ptp', 'sta-ptp', 'ap-ptmp', 'sixty'],
};

/** What runs from its start on: the surroundings of each minute. */
interface Script {
  readonly kind: DayKind;
  /** Minutes after the page was opened. */
  readonly from: number;
  readonly plan: (minute: number) => FaultPlan;
  readonly begins: (radio: Radio) => void;
}

const NOTHING = (): void => undefined;

/** Degrees beside the aim that cost so many dB: a dish of gain G has a beam of sqrt(30000 / G) degrees. */
function degreesFor(lossDb: number, gainDbi: number): number {
  return Math.sqrt(30_000 / 10 ** (gainDbi / 10)) * Math.sqrt(lossDb / 12);
}

function gainOf(profile: Profile): number {
  return profile.name === 'sixty'
    ? 38
    : Number(profile.configuration['radio.1.antenna.gain'] ?? profile.board.antennaGainDbi);
}

function scriptOf(draw: Draw, kind: DayKind, profile: Profile, from: number): Script {
  const constant = (plan: FaultPlan, begins: Script['begins'] = NOTHING): Script => ({
    kind,
    from,
    plan: () => plan,
    begins,
  });
  switch (kind) {
    case 'rain': {
      const peak = between(draw, 8, 40);
      const ramp = between(draw, 4, 12);
      const lasts = between(draw, 30, 100);
      const waver = Array.from({ length: 200 }, () => between(draw, 0.65, 1));
      const plan = (minute: number): FaultPlan => {
        const shape = Math.max(0, Math.min(1, minute / ramp, (lasts - minute) / ramp));
        return { rainMmPerHour: peak * shape * (waver[Math.floor(minute / 3)] ?? 1) };
      };
      return { kind, from, plan, begins: NOTHING };
    }
    case 'neighbour':
      return constant({ neighbourDbm: between(draw, -82, -68) });
    case 'antenna':
      return constant({ offDegrees: degreesFor(between(draw, 4, 14), gainOf(profile)) });
    case 'port':
      return constant({ portMbps: one(draw, [100, 100, 10]) });
    case 'firmware':
      return constant({ capacityShare: between(draw, 0.5, 0.85) }, radio => {
        radio.firmware.load(
          radio.firmware.running.replace(
            /v(\d+\.\d+)\.(\d+)/,
            (_, main, patch) => `v${main}.${Number(patch) + 1}`,
          ),
        );
        radio.restart();
      });
    case 'station': {
      const gain = 19;
      return constant({
        movedStation: whole(draw, 0, STATIONS - 1),
        movedMetres: draw() < 0.5 ? 0 : between(draw, 150, 700),
        movedDegrees: degreesFor(between(draw, 6, 14), gain),
      });
    }
    case 'overload':
      // A bridge takes more than a sector until its channel is full.
      return constant({
        loadFactor: profile.name === 'ap-ptp' ? between(draw, 16, 24) : between(draw, 5, 10),
      });
    default:
      return constant({});
  }
}

const STATIONS = 8;

/** One day, drawn by its seed in time, size and noise. Every fourth has a second event. */
export function scriptedDay(kind: DayKind, seed: number): ScriptedDay {
  const draw = seededRandom(seed);
  const profile = profileOf(one(draw, PLACES[kind]));
  const from = whole(draw, 90, 150);
  const scripts = [scriptOf(draw, kind, profile, from)];
  const others = DAYS.filter(
    other => other !== 'quiet' && other !== kind && PLACES[other].includes(profile.name),
  );
  const hasSecond = kind !== 'quiet' && draw() < 0.25;
  const second = hasSecond ? others[Math.floor(draw() * others.length)] : undefined;
  if (second !== undefined) scripts.push(scriptOf(draw, second, profile, from + whole(draw, 20, 80)));
  const history = lived(profile, scripts, draw);
  const at = START + from * MINUTE;
  return {
    kind,
    second,
    profile: profile.name,
    history,
    at,
    picked: at + Math.round(between(draw, -4, 8)) * MINUTE,
  };
}

/** Lets the radio live through the scripts in front of a page that looks once a minute. */
function lived(profile: Profile, scripts: readonly Script[], draw: Draw): DeviceHistory {
  let now = START;
  const radio = new Radio({
    profile,
    clock: { now: () => now },
    wait: async () => undefined,
    bootSeconds: 40,
    softRestartSeconds: 3,
    stepSeconds: STEP_SECONDS,
    stations: STATIONS,
    random: draw,
  });
  const samples: HistorySample[] = [];
  const events: HistoryEvent[] = [];
  let facts: EventFacts | undefined;
  for (let minute = 0; minute < OPEN_MINUTES; minute += 1) {
    const running = scripts.filter(({ from }) => minute >= from);
    for (const script of running) if (script.from === minute) script.begins(radio);
    radio.faultPlan = Object.assign(
      { rainMmPerHour: 0 },
      ...running.map(({ plan, from }) => plan(minute - from)),
    );
    const looks: HistorySample[] = [];
    for (let look = 0; look < LOOKS_A_MINUTE; look += 1) {
      now += MINUTE / LOOKS_A_MINUTE;
      radio.catchUp();
      if (radio.power.silentSeconds(now) > 0) continue;
      const status = mapStatus(statusOf(radio));
      looks.push(historySample(status, now));
      const seen = eventFacts(status, now);
      if (facts !== undefined) events.push(...eventsBetween(facts, seen));
      facts = seen;
    }
    const mean = meanSample(looks);
    if (mean !== undefined) samples.push(mean);
  }
  return joinHistory({ samples, intervalMs: MINUTE }, { samples: [], intervalMs: 5 * MINUTE }, events);
}
