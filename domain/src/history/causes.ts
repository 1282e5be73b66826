import { type Message, message } from '../errors/message.ts';
import type { BeforeAfter, PastChange, StationChange } from './around.ts';
import type { PastEvent, PastEventKind } from './past-event.ts';
import type { PastQuantity } from './past-quantity.ts';
import type { PastSample } from './past-sample.ts';

/** Causes of a link that got worse, the surest evidence first: what a device reports comes before what readings suggest. */
export const PAST_CAUSES = [
  'port',
  'configuration',
  'radar',
  'firmware',
  'channel',
  'power',
  'station',
  'chain',
  'rain',
  'antenna',
  'interference',
  'overload',
  'reboot',
  'outage',
] as const;
export type PastCauseKind = (typeof PAST_CAUSES)[number];

/** A likely cause, and what to do about it. */
export interface PastCause {
  readonly kind: PastCauseKind;
  readonly message: Message;
  readonly advice: Message;
}

/** What a rule judges by. */
export interface Evidence {
  readonly around: BeforeAfter;
  readonly change: (quantity: PastQuantity) => PastChange | undefined;
  /** An event close enough to be the cause. */
  readonly event: (...kinds: readonly PastEventKind[]) => PastEvent | undefined;
  /** Whether it rained at some time of the hours around. */
  readonly rained: boolean;
  readonly samples: readonly PastSample[];
}

/** By how much a quantity moved down, if that says something; 0 else. */
const fallOf = (change: PastChange | undefined): number => {
  if (change === undefined || !says(change) || change.after >= change.before) return 0;
  return change.before - change.after;
};
const riseOf = (change: PastChange | undefined): number => {
  if (change === undefined || !says(change) || change.after <= change.before) return 0;
  return change.after - change.before;
};
const says = ({ verdict }: PastChange): boolean => verdict !== undefined && verdict !== 'same';
const whole = (value: number): number => Math.round(value);

type Rule = (evidence: Evidence) => PastCause | undefined;

const cause = (kind: PastCauseKind, text: Message, advice: string): PastCause => ({
  kind,
  message: text,
  advice: message(advice),
});

/** Readings by which the link itself got worse. */
const WORSE: readonly PastQuantity[] = [
  'downlink-capacity',
  'uplink-capacity',
  'local-signal',
  'remote-signal',
  'local-ratio',
  'remote-ratio',
  'latency',
  'airtime',
];

const isWorse = ({ change }: Evidence): boolean => WORSE.some(one => change(one)?.verdict === 'worse');
const capacityFell = ({ change }: Evidence): boolean =>
  fallOf(change('downlink-capacity')) > 0 || fallOf(change('uplink-capacity')) > 0;
const signalFell = ({ change }: Evidence): boolean =>
  fallOf(change('local-signal')) > 0 || fallOf(change('remote-signal')) > 0;

const port: Rule = ({ change, around: { after } }) => {
  const slower = (['port-speed', 'remote-port-speed'] as const)
    .map(quantity => ({ quantity, of: change(quantity) }))
    // A port that fell later within the half hour is not what changed at this time.
    .find(
      ({ quantity, of }) =>
        of !== undefined && fallOf(of) > 0 && (after[0]?.values[quantity] ?? 0) < of.before,
    );
  if (slower?.of === undefined) return undefined;
  const { before } = slower.of;
  return cause(
    'port',
    message(
      slower.quantity === 'port-speed'
        ? 'The local Ethernet port fell from {before} to {after} Mbps.'
        : 'The remote Ethernet port fell from {before} to {after} Mbps.',
      { before: whole(before), after: whole(after[0]?.values[slower.quantity] ?? 0) },
    ),
    'Check the cable and its connectors, then the port of the link partner.',
  );
};

const configuration: Rule = evidence => {
  const event = evidence.event('configuration');
  if (event === undefined || !isWorse(evidence)) return undefined;
  return cause(
    'configuration',
    message('The configuration was changed shortly before.'),
    'Compare the configurations and revert the change.',
  );
};

const radar: Rule = evidence =>
  evidence.event('radar') &&
  cause(
    'radar',
    message('Radar was detected and the channel was blocked.'),
    'Choose a channel outside the DFS range, or wait until it is free.',
  );

const firmware: Rule = evidence => {
  const event = evidence.event('firmware');
  if (event === undefined || !isWorse(evidence) || signalFell(evidence)) return undefined;
  return cause(
    'firmware',
    message('The firmware changed, and the link has been worse since, at the same signal.'),
    'Check the release notes, and install the earlier version if the capacity stays lower.',
  );
};

const channel: Rule = evidence => {
  const event = evidence.event('channel');
  if (event === undefined || !isWorse(evidence)) return undefined;
  return cause(
    'channel',
    message('The channel changed.'),
    'Compare the channels in the spectrum and return to the earlier one.',
  );
};

const power: Rule = ({ change }) => {
  const ends = [
    {
      sent: 'remote-power',
      received: 'local-signal',
      key: 'The remote end transmits with {loss} dB less power.',
    },
    {
      sent: 'local-power',
      received: 'remote-signal',
      key: 'This device transmits with {loss} dB less power.',
    },
  ] as const;
  for (const { sent, received, key } of ends) {
    const lost = fallOf(change(sent));
    const weaker = fallOf(change(received));
    if (lost >= 2 && weaker >= lost / 2) {
      return cause(
        'power',
        message(key, { loss: whole(lost) }),
        'Check transmit power and ATPC of that end.',
      );
    }
  }
  return undefined;
};

/** Of so many stations, those that got worse are few: it is not the access point. */
const FEW = 1 / 3;

const station: Rule = ({ around: { stations, comparedStations } }) => {
  const worst = stations.toSorted((one, other) => lossOf(other) - lossOf(one))[0];
  if (worst === undefined || comparedStations < 3 || stations.length > comparedStations * FEW)
    return undefined;
  const values = { station: worst.name ?? worst.mac, loss: whole(lossOf(worst)) };
  return cause(
    'station',
    worst.metres === undefined
      ? message(
          'Station {station} moved or its antenna turned: it lost {loss} dB both ways, the others did not.',
          values,
        )
      : message('Station {station} moved by {distance} m: it lost {loss} dB both ways.', {
          ...values,
          distance: whole(Math.abs(worst.metres)),
        }),
    'Align the antenna of the station.',
  );
};

const lossOf = ({ localDb = 0, remoteDb = 0 }: StationChange): number => -Math.min(localDb, remoteDb);

/** A chain that falls out costs its end half the power and shows in the difference of the chains, dB. */
const CHAIN_STEP_DB = 4;

const chain: Rule = ({ change }) => {
  const isLocal = riseOf(change('local-chains')) >= CHAIN_STEP_DB;
  if (!isLocal && riseOf(change('remote-chains')) < CHAIN_STEP_DB) return undefined;
  return cause(
    'chain',
    message(isLocal ? 'A local antenna chain lost its signal.' : 'A remote antenna chain lost its signal.'),
    'Check antenna cables and connectors of that end.',
  );
};

/** Loss that both ends have in common, dB; 0 where only one of them has it. */
function commonLoss({ change, around }: Evidence): number {
  const many = around.stations;
  if (around.comparedStations > 0) {
    const isMost = many.length > around.comparedStations * FEW;
    return isMost ? many.reduce((sum, one) => sum + lossOf(one), 0) / many.length : 0;
  }
  const [local, remote] = [fallOf(change('local-signal')), fallOf(change('remote-signal'))];
  const isCommon =
    local > 0 && remote > 0 && Math.abs(local - remote) <= Math.max(3, 0.4 * Math.max(local, remote));
  return isCommon ? (local + remote) / 2 : 0;
}

const isHighBand = ({ around }: Evidence): boolean => around.before.at(-1)?.band === '60';

const rain: Rule = evidence => {
  const isLost = evidence.event('failover', 'link-lost') !== undefined;
  const loss = commonLoss(evidence);
  if (!isHighBand(evidence) || (loss === 0 && !isLost)) return undefined;
  if (!evidence.rained && !isUnsteady(evidence, loss)) return undefined;
  return cause(
    'rain',
    loss > 0
      ? message('Rain weakened the link: both ends lost {loss} dB.', { loss: whole(loss) })
      : message('Rain interrupted the 60 GHz link.'),
    'Nothing to repair. More fade margin or a backup link helps against such showers.',
  );
};

/** Rain comes and goes over minutes, a turned antenna stays where it is: the common loss wavers, or grows slowly. */
function isUnsteady({ around, samples }: Evidence, loss: number): boolean {
  const row = [...around.before.slice(-WAVERING), ...between(samples, around), ...around.after].flatMap(
    ({ values, band }) =>
      band === '60' && values['local-signal'] !== undefined ? [values['local-signal']] : [],
  );
  if (loss === 0 || row.length < WAVERING) return true;
  if (spreadOf(around.after) >= WAVERING_RATIO * Math.max(LEAST_SPREAD_DB, spreadOf(around.before)))
    return true;
  const high = Math.max(...row.slice(0, 5));
  const slow = row.filter(dbm => dbm < high - 0.2 * loss && dbm > high - 0.8 * loss).length;
  return slow >= Math.max(4, row.length * 0.12);
}

const WAVERING = 10;
/** So much more than before the signal wavers in rain; a signal is reported in whole dB. */
const WAVERING_RATIO = 1.5;
const LEAST_SPREAD_DB = 0.5;

function spreadOf(samples: readonly PastSample[]): number {
  const row = samples.flatMap(({ values }) => values['local-signal'] ?? []);
  const mean = row.reduce((sum, dbm) => sum + dbm, 0) / row.length;
  return Math.sqrt(row.reduce((sum, dbm) => sum + (dbm - mean) ** 2, 0) / row.length);
}

const between = (samples: readonly PastSample[], { before, after }: BeforeAfter): readonly PastSample[] => {
  const from = before.at(-1)?.at ?? 0;
  const to = after[0]?.at ?? 0;
  return samples.filter(({ at }) => at > from && at < to);
};

const antenna: Rule = evidence => {
  const loss = commonLoss(evidence);
  return loss === 0
    ? undefined
    : cause(
        'antenna',
        message('An antenna turned, or something blocks the path: both ends lost {loss} dB.', {
          loss: whole(loss),
        }),
        'Check mounts and path, then align the antennas.',
      );
};

/** By so much the ratio falls more than the signal, dB: then it is not the signal. */
const INTERFERENCE_DB = 2;

const interference: Rule = evidence => {
  const { change } = evidence;
  const ends = (['local', 'remote'] as const).map(end => ({
    end,
    by: fallOf(change(`${end}-ratio`)) - fallOf(change(`${end}-signal`)),
  }));
  const worst = ends.toSorted((one, other) => other.by - one.by)[0];
  if (worst === undefined || worst.by < INTERFERENCE_DB) return undefined;
  return cause(
    'interference',
    message(
      worst.end === 'local'
        ? 'Another transmitter interferes at the local end: CINR fell by {loss} dB at the same signal.'
        : 'Another transmitter interferes at the remote end: CINR fell by {loss} dB at the same signal.',
      { loss: whole(worst.by) },
    ),
    'Look for it in the spectrum of that end and choose a free channel.',
  );
};

/** From this airtime on frames wait, %. */
const BUSY_PERCENT = 75;

const overload: Rule = evidence => {
  const { change } = evidence;
  const airtime = change('airtime');
  const more = riseOf(change('downlink-throughput')) > 0 || riseOf(change('uplink-throughput')) > 0;
  if (airtime === undefined || airtime.after < BUSY_PERCENT || riseOf(airtime) < 10) return undefined;
  if (!more && capacityFell(evidence)) return undefined;
  return cause(
    'overload',
    message('Traffic fills the channel: airtime rose from {before} to {after} %.', {
      before: whole(airtime.before),
      after: whole(airtime.after),
    }),
    'Limit the heaviest stations, widen the channel, or move stations to another sector.',
  );
};

const reboot: Rule = evidence =>
  evidence.event('reboot') &&
  cause('reboot', message('The device rebooted.'), 'Check the power supply and the log.');

const outage: Rule = evidence =>
  evidence.event('link-lost', 'failover') &&
  cause('outage', message('The link was lost.'), 'Check power and antenna of the remote end.');

const RULES: Readonly<Record<PastCauseKind, Rule>> = {
  port,
  configuration,
  radar,
  firmware,
  channel,
  power,
  station,
  chain,
  rain,
  antenna,
  interference,
  overload,
  reboot,
  outage,
};

/** Causes that explain what others would be taken for. */
const EXPLAINS: Readonly<Partial<Record<PastCauseKind, readonly PastCauseKind[]>>> = {
  rain: ['antenna', 'outage'],
  power: ['antenna'],
  firmware: ['reboot', 'outage'],
  configuration: ['reboot', 'outage', 'channel'],
  radar: ['channel', 'outage'],
  channel: ['outage'],
  reboot: ['outage'],
};

/** The likely causes by the evidence, the surest first; empty where nothing tells one. */
export function likelyCauses(evidence: Evidence): readonly PastCause[] {
  const found = PAST_CAUSES.flatMap(kind => RULES[kind](evidence) ?? []);
  const explained = new Set(found.flatMap(({ kind }) => EXPLAINS[kind] ?? []));
  return found.filter(({ kind }) => !explained.has(kind));
}
