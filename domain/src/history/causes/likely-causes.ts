import { message } from '../../errors/message.ts';
import {
  capacityFell,
  commonLoss,
  fallOf,
  FEW,
  isWorse,
  lossOf,
  port,
  rain,
  riseOf,
  signalFell,
} from './cause-rules.ts';
import {
  cause,
  type Evidence,
  LIKELY_CAUSES,
  type LikelyCause,
  type LikelyCauseKind,
  type Rule,
} from './cause.ts';

/** A changed configuration, if the link is worse since. */
const configuration: Rule = evidence => {
  const event = evidence.event('configuration');
  if (event === undefined || !isWorse(evidence)) return undefined;
  return cause(
    'configuration',
    message('The configuration was changed shortly before.'),
    'Compare the configurations and revert the change.',
  );
};

/** Radar that blocked the channel. */
const radar: Rule = evidence =>
  evidence.event('radar') &&
  cause(
    'radar',
    message('Radar was detected and the channel was blocked.'),
    'Select a channel outside the DFS range, or wait until it is free.',
  );

/** Other firmware, if the link is worse since at the same signal. */
const firmware: Rule = evidence => {
  const event = evidence.event('firmware');
  if (event === undefined || !isWorse(evidence) || signalFell(evidence)) return undefined;
  return cause(
    'firmware',
    message('Link performance degraded after the firmware change, at the same signal level.'),
    'Check the release notes, and install the earlier version if the capacity stays lower.',
  );
};

/** Another channel, if the link is worse since. */
const channel: Rule = evidence => {
  const event = evidence.event('channel');
  if (event === undefined || !isWorse(evidence)) return undefined;
  return cause(
    'channel',
    message('The channel changed.'),
    'Compare the channels in the spectrum and return to the earlier one.',
  );
};

/** What a remote device did, if the link is worse since, or was lost. */
const remoteEvent: Rule = evidence => {
  const event = evidence.remoteEvent('reboot', 'configuration', 'firmware', 'channel', 'port', 'radar');
  if (event === undefined) return undefined;
  if (!isWorse(evidence) && evidence.event('link-lost', 'failover') === undefined) return undefined;
  return cause('remote-event', event.message, 'Check the log of the remote device.');
};

/** A reboot. */
const reboot: Rule = evidence =>
  evidence.event('reboot') &&
  cause('reboot', message('The device rebooted.'), 'Check the power supply and the log.');

/** A lost link of which no more is known. */
const outage: Rule = evidence =>
  evidence.event('link-lost', 'failover') &&
  cause('outage', message('The link was lost.'), 'Check power and antenna of the remote end.');

/** An end that transmits with less power, where the other one hears it. */
const power: Rule = ({ change }) => {
  const ends = [
    {
      sent: 'remote-power',
      received: 'local-signal',
      key: 'Transmit power of the remote end dropped by {loss} dB.',
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
        message(key, { loss: Math.round(lost) }),
        'Check transmit power and ATPC of that end.',
      );
    }
  }
  return undefined;
};

/** By so much the ratio falls more than the signal, dB: then it is not the signal. */
const INTERFERENCE_DB = 2;

/** Another transmitter: the ratio fell, and the signal did not. */
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
        ? 'Interference at the local end: CINR dropped {loss} dB at an unchanged signal level.'
        : 'Interference at the remote end: CINR dropped {loss} dB at an unchanged signal level.',
      { loss: Math.round(worst.by) },
    ),
    'Locate the interference in the spectrum view of that end and select a clear channel.',
  );
};

/** One station of many that got worse. */
const station: Rule = ({ around: { stations, comparedStations } }) => {
  const worst = stations.toSorted((one, other) => lossOf(other) - lossOf(one))[0];
  if (worst === undefined || comparedStations < 3 || stations.length > comparedStations * FEW)
    return undefined;
  const values = { station: worst.name ?? worst.mac, loss: Math.round(lossOf(worst)) };
  return cause(
    'station',
    worst.metres === undefined
      ? message(
          'Station {station} moved or is misaligned: its signal dropped {loss} dB in both directions. Other stations are unaffected.',
          values,
        )
      : message('Station {station} moved by {distance} m: its signal dropped {loss} dB in both directions.', {
          ...values,
          distance: Math.round(Math.abs(worst.metres)),
        }),
    'Align the antenna of the station.',
  );
};

/** From this airtime on frames wait, %. */
const BUSY_PERCENT = 75;

/** Traffic that fills the channel. */
const overload: Rule = evidence => {
  const { change } = evidence;
  const airtime = change('airtime');
  const more = riseOf(change('downlink-throughput')) > 0 || riseOf(change('uplink-throughput')) > 0;
  if (airtime === undefined || airtime.after < BUSY_PERCENT || riseOf(airtime) < 10) return undefined;
  if (!more && capacityFell(evidence)) return undefined;
  return cause(
    'overload',
    message('The channel is congested: airtime rose from {before} % to {after} %.', {
      before: Math.round(airtime.before),
      after: Math.round(airtime.after),
    }),
    'Limit the heaviest stations, widen the channel, or move stations to another sector.',
  );
};

/** A chain that falls out costs its end half the power and shows in the difference of the chains, dB. */
const CHAIN_STEP_DB = 4;

/** An antenna chain that lost its signal. */
const chain: Rule = ({ change }) => {
  const isLocal = riseOf(change('local-chains')) >= CHAIN_STEP_DB;
  if (!isLocal && riseOf(change('remote-chains')) < CHAIN_STEP_DB) return undefined;
  return cause(
    'chain',
    message(isLocal ? 'A local antenna chain lost its signal.' : 'A remote antenna chain lost its signal.'),
    'Check antenna cables and connectors of that end.',
  );
};

/** An antenna that turned, or a blocked path: both ends lost the same. */
const antenna: Rule = evidence => {
  const loss = commonLoss(evidence);
  return loss === 0
    ? undefined
    : cause(
        'antenna',
        message('Antenna misalignment or path obstruction: signal dropped {loss} dB at both ends.', {
          loss: Math.round(loss),
        }),
        'Check mounts and path, then align the antennas.',
      );
};

const RULES: Readonly<Record<LikelyCauseKind, Rule>> = {
  port,
  configuration,
  radar,
  firmware,
  channel,
  'remote-event': remoteEvent,
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
const EXPLAINS: Readonly<Partial<Record<LikelyCauseKind, readonly LikelyCauseKind[]>>> = {
  rain: ['antenna', 'outage'],
  power: ['antenna'],
  firmware: ['reboot', 'outage'],
  configuration: ['reboot', 'outage', 'channel'],
  radar: ['channel', 'outage'],
  channel: ['outage'],
  reboot: ['outage'],
};

/** The likely causes by the evidence, the surest first; empty where nothing tells one. */
export function likelyCauses(evidence: Evidence): readonly LikelyCause[] {
  const found = LIKELY_CAUSES.flatMap(kind => RULES[kind](evidence) ?? []);
  const explained = new Set(found.flatMap(({ kind }) => EXPLAINS[kind] ?? []));
  return found.filter(({ kind }) => !explained.has(kind));
}
