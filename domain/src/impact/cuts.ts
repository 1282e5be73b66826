import type { ConfigText } from '../configuration/index.ts';
import { SOFT_RESTART_MS } from '../device/board-capabilities.ts';
import { message, type Message } from '../errors/message.ts';
import { managementAfter } from '../network-mode/management-after.ts';
import { type PageAddress, pageUrl } from '../network/page-address.ts';

/** Duration of a test before the device reverts it automatically, seconds. reading 7. */
export const TEST_SECONDS = 240;
/** The longest restart into a new configuration, seconds. §9.restart. */
export const LONGEST_RESTART_SECONDS = SOFT_RESTART_MS / 1000;
/** Reload time of services while the link stays up, seconds. */
export const FAST_RESTART_SECONDS = 10;

/** Kind of interruption that a change causes. */
export type CutKind =
  | 'address'
  | 'vlan'
  | 'management'
  | 'web-server'
  | 'shut-out'
  | 'lock-out'
  | 'watchdog'
  | 'link'
  | 'remote-end'
  | 'radar-wait'
  | 'services';

/** One interruption, said before it happens. */
export interface Cut {
  readonly kind: CutKind;
  readonly message: Message;
  /** Longest duration, seconds; undefined if it lasts until someone intervenes. */
  readonly seconds?: number;
}

/** The page gets another address; undefined where it is unknown. */
export function addressCut(willBeAt: PageAddress | undefined, after: ConfigText): Cut {
  return { kind: 'address', message: addressWords(willBeAt, after) };
}

function addressWords(willBeAt: PageAddress | undefined, after: ConfigText): Message {
  if (willBeAt !== undefined) {
    return message('The management address changes to {address}.', { address: pageUrl(willBeAt) });
  }
  const { fallback } = managementAfter(after, { ports: [] });
  return fallback === undefined
    ? message('The management address changes. The new address is not known in advance.')
    : message(
        'A DHCP server assigns the new management address. Without a response the device uses {fallback}.',
        { fallback },
      );
}

export const noPortCut = (after: ConfigText): Cut => ({
  kind: 'vlan',
  message: message(
    'No port carries the management on {interface} any more: you may lose access to the device.',
    { interface: managementAfter(after, { ports: [] }).devname },
  ),
});

export const VLANS_CHANGE: Cut = {
  kind: 'vlan',
  message: message('Bridges or VLANs change: the device may be reachable from another network only.'),
};

export const webServerCut = (seconds: number): Cut => ({
  kind: 'management',
  message: message('The web server restarts: this page is unreachable for about {seconds} s.', { seconds }),
  seconds,
});

export const WEB_SERVER_LOST: Cut = {
  kind: 'web-server',
  message: message('The web server is turned off: the device can no longer be managed from this page.'),
};

export const LOCK_OUT_CUT: Cut = {
  kind: 'lock-out',
  message: message('The administrator account changes: you may lose access to the device.'),
};

export const WATCHDOG_CUT: Cut = {
  kind: 'watchdog',
  message: message('Ping watchdog: the device reboots while the host does not respond.'),
};

const RESTART = { seconds: LONGEST_RESTART_SECONDS };
const linkCut = (words: Message): Cut => ({ kind: 'link', message: words, ...RESTART });

export const RADIO_CUT: Cut = linkCut(
  message('The radio restarts: it does not transmit for up to {seconds} s.', RESTART),
);
export const LINK_CUT: Cut = linkCut(
  message('The radio restarts: this link is down for up to {seconds} s.', RESTART),
);
export const STATION_LINKS_CUT: Cut = linkCut(
  message('The radio restarts: all stations are disconnected for up to {seconds} s.', RESTART),
);
export const NETWORK_RESTARTS: Cut = {
  kind: 'management',
  message: message('The network restarts: the device is unreachable for up to {seconds} s.', RESTART),
  ...RESTART,
};

/** Whatever asks for a CAC restarts the radio, which listens once it is up again: one silence, with one end. */
export function radarCut(radar: number): Cut {
  const seconds = LONGEST_RESTART_SECONDS + radar;
  return {
    kind: 'radar-wait',
    message: message(
      'The radio restarts, then checks for radar for {minutes} min (CAC): it does not transmit for up to {seconds} s.',
      { minutes: Math.ceil(radar / 60), seconds },
    ),
    seconds,
  };
}

export const SERVICES_CUT: Cut = {
  kind: 'services',
  message: message('Services restart for about {seconds} s; the link stays up.', {
    seconds: FAST_RESTART_SECONDS,
  }),
  seconds: FAST_RESTART_SECONDS,
};
