import { ConfigText } from '@radiolink/domain/configuration';
import {
  expectedSignalDbm,
  linkEnds,
  linkReadings,
  linkSample,
  type LinkSample,
} from '@radiolink/domain/link';
import { type LinkPrediction, meanEnds, predictLink } from '@radiolink/domain/prediction';
import { centerFrequency } from '@radiolink/domain/radio';
import type { DeviceStatus } from '@radiolink/domain/status';
import { seededRandom } from '@radiolink/virtual-radio';
import type { Profile } from '../../../virtual-radio/src/profiles/profile.ts';
import { profileOf } from '../../../virtual-radio/src/profiles/profiles.ts';
import { Radio } from '../../../virtual-radio/src/radio.ts';
import { statusOf } from '../../../virtual-radio/src/status/status-answer.ts';
import { mapStatus } from '../../http/classic/status/status.mapper.ts';

/** A change of a link, what was predicted of it, and what the radio then measured. */
export interface TriedChange {
  readonly edits: Readonly<Record<string, string>>;
  readonly predicted: LinkPrediction | undefined;
  readonly before: LinkSample;
  readonly measured: LinkSample;
}

type Draw = () => number;
type Edits = Readonly<Record<string, string>>;

const between = (draw: Draw, low: number, high: number): number => low + (high - low) * draw();
const whole = (draw: Draw, low: number, high: number): number => Math.floor(between(draw, low, high + 1));
function one<T>(draw: Draw, list: readonly [T, ...T[]]): T {
  return list[Math.floor(draw() * list.length)] ?? list[0];
}

const READINGS = 30;
const SECONDS_APART = 2;
/** Restart, association, and what the automatic power takes to settle. */
const SETTLING_SECONDS = 60;
const WIDTHS = [20, 40, 80] as const;
/** Control frequencies without a CAC in the country of the profiles, MHz. */
const CONTROLS = { 20: [5745, 5765, 5785, 5805], 40: [5745, 5785], 80: [5745] } as const;
const CHANNELS_60 = [58_320, 60_480, 62_640, 64_800, 66_960, 69_120] as const;

function channel(draw: Draw, width: (typeof WIDTHS)[number]): Edits {
  const control = one(draw, CONTROLS[width] as readonly number[] as readonly [number, ...number[]]);
  return {
    'radio.1.freq': String(control),
    'radio.1.center.1.freq': String(centerFrequency(control, width)),
    'radio.1.chanbw': String(width),
  };
}

/** A 5 GHz bridge of any distance, whose signal is between weak and strong. */
function bridge(draw: Draw, name: 'ap-ptp' | 'sta-ptp'): Profile {
  const profile = profileOf(name);
  const width = one(draw, WIDTHS);
  const txPowerDbm = whole(draw, 8, 20);
  const obstructionDb = between(draw, 0, 6);
  const signalDbm = between(draw, -66, -45);
  const configuration: Edits = {
    ...profile.configuration,
    ...channel(draw, width),
    'radio.countrycode': '840',
    'radio.1.txpower': String(txPowerDbm + whole(draw, -3, 2)),
    'radio.1.atpc.status': name === 'ap-ptp' && draw() < 0.2 ? 'enabled' : 'disabled',
    'radio.1.atpc.threshold': String(whole(draw, 34, 46)),
  };
  const control = Number(configuration['radio.1.freq']);
  return {
    ...profile,
    configuration,
    channel: { controlMhz: control, centerMhz: centerFrequency(control, width), widthMhz: width },
    peers: (seed, hwaddr, stations) =>
      profile.peers(seed, hwaddr, stations).map(peer => {
        const { atpcTargetDbm: _none, ...remote } = peer.link.remote;
        const atOneKilometre = expectedSignalDbm({
          frequencyMhz: control,
          distanceMetres: 1000,
          txPowerDbm,
          txGainDbi: remote.antennaGainDbi,
          rxGainDbi: profile.board.antennaGainDbi,
        });
        const distanceMetres = Math.round(1000 * 10 ** ((atOneKilometre - signalDbm - obstructionDb) / 20));
        return {
          ...peer,
          link: {
            ...peer.link,
            distanceMetres,
            obstructionDb,
            remote: { ...remote, txPowerDbm, atpcTargetDbm: undefined },
          },
        };
      }),
  };
}

function sixty(draw: Draw): Profile {
  const profile = profileOf('sixty');
  const distanceMetres = Math.round(10 ** between(draw, 2.4, 3.3));
  return {
    ...profile,
    configuration: {
      ...profile.configuration,
      'radio.0.freq': String(one(draw, CHANNELS_60)),
      'radio.0.chanbw': String(one(draw, [1080, 2160])),
      'radio.0.txpower': String(whole(draw, -6, 6)),
    },
    peers: (seed, hwaddr, stations) =>
      profile
        .peers(seed, hwaddr, stations)
        .map(peer => ({ ...peer, link: { ...peer.link, distanceMetres } })),
  };
}

function editsOf(draw: Draw, { name, configuration }: Profile): Edits {
  if (name === 'sixty') {
    return one<() => Edits>(draw, [
      () => ({ 'radio.0.txpower': String(whole(draw, -6, 6)) }),
      () => ({ 'radio.0.chanbw': configuration['radio.0.chanbw'] === '1080' ? '2160' : '1080' }),
      () => ({ 'radio.0.freq': String(one(draw, CHANNELS_60)) }),
    ])();
  }
  const power = (): Edits => ({ 'radio.1.txpower': String(whole(draw, 2, 22)) });
  const loss = (): Edits => ({ 'radio.1.cable.loss': String(whole(draw, 1, 5)) });
  if (name === 'sta-ptp') return one(draw, [power, loss])();
  return one<() => Edits>(draw, [
    power,
    loss,
    () => channel(draw, one(draw, WIDTHS)),
    () => channel(draw, one(draw, WIDTHS)),
    () => ({ ...channel(draw, one(draw, WIDTHS)), ...power() }),
    () => ({ 'radio.1.atpc.status': 'enabled', 'radio.1.atpc.threshold': String(whole(draw, 34, 46)) }),
  ])();
}

/** A random link, a random change of it: predicted from its status, applied, and measured. */
export function tryChange(seed: number): TriedChange {
  const draw = seededRandom(seed);
  const kind = one(draw, ['ap-ptp', 'ap-ptp', 'sta-ptp', 'sixty']);
  const profile = kind === 'sixty' ? sixty(draw) : bridge(draw, kind as 'ap-ptp');
  let now = Date.UTC(2026, 5, 1, 12);
  const radio = new Radio({
    profile,
    clock: { now: () => now },
    wait: async () => undefined,
    bootSeconds: 20,
    softRestartSeconds: 3,
    random: draw,
  });
  const pass = (seconds: number): void => {
    now += seconds * 1000;
    radio.catchUp();
  };
  const read = (): DeviceStatus => mapStatus(statusOf(radio));
  const sampled = (): { readonly newest: DeviceStatus; readonly sample: LinkSample } => {
    const list = Array.from({ length: READINGS }, () => {
      pass(SECONDS_APART);
      return read();
    });
    const newest = list.at(-1) ?? read();
    const readings = list.flatMap(status => linkReadings(status) ?? []);
    return { newest, sample: linkSample(newest, readings) };
  };
  pass(60);
  const { newest, sample: before } = sampled();
  const edits = editsOf(draw, profile);
  const { running } = radio.configuration;
  const edited = running.edit(new Map(Object.entries(edits)));
  const after = edited.ok ? edited.config : running;
  const predicted = predictLink({
    before: running,
    after,
    ends: meanEnds(linkEnds(newest), before.link),
    spread: before.spread,
    linkedMhz: newest.wireless.frequencyMhz,
  });
  radio.control.write(ConfigText.parse(after.toString()), { test: true, noSave: false });
  pass(SETTLING_SECONDS);
  return { edits: { kind, ...edits }, predicted, before, measured: sampled().sample };
}
