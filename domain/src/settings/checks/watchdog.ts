import { message, type Problem } from '../../errors/message.ts';
import { isIpv4 } from '../../network/ipv4.ts';
import { networkModeOf, settingsContext } from '../settings-context.ts';
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
const gatewaysOf = (values: Values): readonly string[] => {
  const context = settingsContext(values);
  return entriesInUse(context, 'route')
    .filter(entry => values.get(`${entry}.ip`) === '0.0.0.0')
    .map(entry => values.get(`${entry}.gateway`) ?? '')
    .filter(isIpv4);
};

/**
 * A watched host that another network mode moves out of reach: it was reached over the network that is the WAN now, and the
 * watchdog would reboot the device again and again. A new gateway is proposed as the host; else that it goes off.
 */
export function watchedHostLost(running: Values, wanted: Values): Contradiction | undefined {
  const host = wanted.get(HOST) ?? '';
  if (!isOn(wanted) || !isIpv4(host) || networkModeOf(running) === networkModeOf(wanted)) return undefined;
  const [was, is] = [running, wanted].map(values => ownNetworks(settingsContext(values)));
  const before = was?.known.find(network => isOnLink(host, network));
  const after = is?.known.find(network => isOnLink(host, network));
  const gateways = gatewaysOf(wanted);
  const wasGateway = gatewaysOf(running).includes(host);
  const isLost =
    (wasGateway && !gateways.includes(host)) ||
    (before !== undefined && after?.devname !== before.devname && !gateways.includes(host));
  if (!isLost) return undefined;
  const [gateway] = gateways;
  return {
    key: HOST,
    problem: message(
      'The new network mode moves {host} out of reach. The ping watchdog would reboot the device again and again.',
      { host },
    ),
    severity: 'note',
    terms: ['netmode'],
    repair:
      gateway === undefined
        ? {
            label: message('Turn off the ping watchdog'),
            changes: new Map([['pwdog.status', 'disabled']]),
          }
        : { label: message('Watch {host}', { host: gateway }), changes: new Map([[HOST, gateway]]) },
  };
}
