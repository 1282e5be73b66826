import { message, type Problem } from '../../errors/message.ts';
import { IPV4_ANY, isIpv4 } from '../../network/ipv4.ts';
import { inEnglish } from '../english.ts';
import { networkModeOf, type SettingsContext, settingsContext } from '../settings-context.ts';
import { type Contradiction, type CrossCheck, entriesInUse } from './cross-check.ts';
import { isOnLink, ownNetworks } from './own-networks.ts';

type Values = ReadonlyMap<string, string>;

const HOST = 'pwdog.host';
const DELAY = 'pwdog.delay';
const PERIOD = 'pwdog.period';
const RETRY = 'pwdog.retry';
/** So long a radio takes from its start to a link, seconds. */
const START_SECONDS = 60;

const isOn = (values: Values): boolean => values.get('pwdog.status') === 'enabled';
const note = (key: string, problem: Problem, terms: readonly string[] = []): Contradiction => ({
  key,
  problem,
  severity: 'note',
  terms,
});

/** A watchdog that never reboots the device, or that reboots it before the link can stand. */
export const checkWatchdog: CrossCheck = context => {
  const { values } = context;
  if (!isOn(values)) return [];
  const host = values.get(HOST) ?? '';
  const isOwn = ownNetworks(context).known.some(({ ip }) => ip === host);
  const delay = numberAt(values, DELAY);
  const seconds = (numberAt(values, PERIOD) ?? Number.NaN) * (numberAt(values, RETRY) ?? Number.NaN);
  return [
    ...(isOwn
      ? [note(HOST, message('This is the address of this device, which always responds to itself.'))]
      : []),
    ...(delay !== undefined && delay < START_SECONDS
      ? [
          note(
            DELAY,
            message(
              'After {seconds} s the link may not be up yet, and the device reboots again. Enter at least {min} s.',
              { seconds: delay, min: START_SECONDS },
            ),
          ),
        ]
      : []),
    ...(seconds < START_SECONDS
      ? [
          note(
            PERIOD,
            message(
              'The device reboots after only {seconds} s without a response: longer than {min} s is usual.',
              {
                seconds,
                min: START_SECONDS,
              },
            ),
            [RETRY],
          ),
        ]
      : []),
  ];
};

function numberAt(values: Values, key: string): number | undefined {
  const text = values.get(key) ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The gateways of the default routes in use. */
const gatewaysOf = (context: SettingsContext): readonly string[] =>
  entriesInUse(context, 'route')
    .filter(entry => context.values.get(`${entry}.ip`) === IPV4_ANY)
    .map(entry => context.values.get(`${entry}.gateway`) ?? '')
    .filter(isIpv4);

/** The way to a host: the interface whose subnet holds it, a default route, or none. */
interface WayToHost {
  readonly devname?: string;
  readonly isRouted: boolean;
  readonly isGateway: boolean;
}

function wayTo(host: string, context: SettingsContext): WayToHost {
  const { known, dynamic } = ownNetworks(context);
  const gateways = gatewaysOf(context);
  const near = known.find(network => isOnLink(host, network));
  return {
    ...(near === undefined ? {} : { devname: near.devname }),
    // A DHCP or PPPoE server tells the gateway of its side.
    isRouted: gateways.length > 0 || dynamic.size > 0,
    isGateway: gateways.includes(host),
  };
}

/** What a watchdog may watch instead: a gateway of the device, else a DNS server that it knows beyond its own subnets. */
function hostToWatch(context: SettingsContext): string | undefined {
  const { known } = ownNetworks(context);
  const servers = entriesInUse(context, 'resolv.nameserver').map(
    entry => context.values.get(`${entry}.ip`) ?? '',
  );
  return [...gatewaysOf(context), ...servers].find(
    host => isIpv4(host) && host !== IPV4_ANY && !known.some(({ ip }) => ip === host),
  );
}

/**
 * A watched host that a change moves out of reach, such as one that was reached over the network that is the WAN now: the
 * watchdog would reboot the device again and again. A new gateway or a DNS server is proposed as the host; else that it
 * goes off.
 */
export function watchedHostLost(running: Values, wanted: Values): Contradiction | undefined {
  const host = wanted.get(HOST) ?? '';
  // A host that is entered now is judged as it stands.
  if (!isOn(wanted) || !isIpv4(host) || running.get(HOST) !== host) return undefined;
  const isNewMode = networkModeOf(running) !== networkModeOf(wanted);
  const after = settingsContext(wanted);
  const [was, is] = [wayTo(host, settingsContext(running)), wayTo(host, after)];
  const hasMoved = was.devname !== undefined && (isNewMode ? is.devname !== was.devname : !is.devname);
  const isCutOff = was.isRouted && !is.isRouted && is.devname === undefined;
  const isLost = !is.isGateway && ((isNewMode && was.isGateway) || hasMoved || isCutOff);
  if (!isLost) return undefined;
  const proposed = hostToWatch(after);
  return {
    key: HOST,
    problem: isNewMode ? lostByMode(host) : lostByAddress(host),
    severity: 'note',
    terms: ['netmode'],
    repair:
      proposed === undefined
        ? {
            label: message('Turn off the ping watchdog'),
            changes: new Map([['pwdog.status', 'disabled']]),
          }
        : { label: message('Watch {host}', { host: proposed }), changes: new Map([[HOST, proposed]]) },
  };
}

const lostByMode = (host: string): Problem =>
  message(
    'The new network mode makes {host} unreachable. The ping watchdog would reboot the device repeatedly.',
    { host },
  );

const lostByAddress = (host: string): Problem =>
  message('This change makes {host} unreachable. The ping watchdog would reboot the device repeatedly.', {
    host,
  });

/** The same in one English sentence with its repair, for the command line. */
export function wordsOfLostHost(running: Values, wanted: Values): readonly string[] {
  const lost = watchedHostLost(running, wanted);
  if (lost === undefined) return [];
  const { problem, repair } = lost;
  return [[inEnglish(problem), ...(repair === undefined ? [] : [`${inEnglish(repair.label)}.`])].join(' ')];
}
