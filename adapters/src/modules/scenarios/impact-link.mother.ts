import {
  type Changes,
  type ImpactCase,
  type Observed,
  REACHABLE,
  RESTART,
  stays,
  UNSPECIFIED,
  WEB_SERVER_SECONDS,
} from './impact-case.mother.ts';

const SCANS = '§4.link-state-5-ghz';
const NO_STATIONS = '§4.link-state-5-ghz';
const TEST_MODE = '§4.configuration';

/** A country of ETSI, where a CAC takes 60 s, or 600 s beside weather radar. */
const IN_EUROPE: Changes = {
  'radio.countrycode': '276',
  'radio.1.freq': '5180',
  'radio.1.center.1.freq': '5190',
  'radio.1.txpower': '-4',
};

const comesBack = ({ linkedAfter, silent, unlinked }: Observed): boolean =>
  linkedAfter !== undefined && linkedAfter > 0 && silent + unlinked > 0;

/** Each sentence that the review can say of a change to the link and the radio, at least once. */
export const LINK_CASES: readonly ImpactCase[] = [
  {
    says: 'Stations scan and follow automatically, unless their scan list or channel width excludes the new channel.',
    point: SCANS,
    profile: 'ap-ptmp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    holds: seen => comesBack(seen) && seen.stationsAtEnd === 3,
  },
  {
    says: 'Stations scan and follow automatically, unless their scan list or channel width excludes the new channel.',
    point: SCANS,
    profile: 'ap-ptmp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    fault: { scannedMhz: 5745 },
    holds: stays,
  },
  {
    says: 'The station scans and follows automatically, unless its scan list or channel width excludes the new channel.',
    point: SCANS,
    profile: 'ap-ptp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    holds: comesBack,
  },
  {
    says: 'The station scans and follows automatically, unless its scan list or channel width excludes the new channel.',
    point: SCANS,
    profile: 'ap-ptp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    fault: { scannedMhz: 5745 },
    holds: stays,
  },
  {
    says: 'This station stays disconnected until the access point uses a channel of the new settings.',
    point: SCANS,
    profile: 'sta-ptp',
    changes: { 'radio.1.chanbw': '20' },
    holds: stays,
  },
  {
    says: 'The access point uses {frequency} MHz, which the new settings exclude: this station disconnects.',
    point: SCANS,
    profile: 'sta-ptp',
    changes: { 'radio.1.scan_list.status': 'enabled', 'radio.1.scan_list.channels': '5660' },
    holds: stays,
  },
  {
    says: 'The access point uses {frequency} MHz, which the new settings exclude: this station disconnects.',
    point: SCANS,
    profile: 'sta-ptp',
    changes: { 'radio.1.freq': '5660' },
    holds: stays,
  },
  {
    says: 'The remote device stays disconnected until its settings match.',
    point: NO_STATIONS,
    profile: 'ap-ptp',
    changes: { 'wireless.1.ssid': 'Elsewhere' },
    holds: stays,
  },
  {
    says: 'The remote device stays disconnected until its settings match.',
    point: NO_STATIONS,
    profile: 'ap-ptp',
    changes: { 'radio.1.mode': 'managed' },
    holds: stays,
  },
  {
    says: 'Stations stay disconnected until their settings match.',
    point: NO_STATIONS,
    profile: 'ap-ptmp',
    changes: { 'aaa.1.wpa.psk': 'another-key-2027' },
    holds: stays,
  },
  {
    says: 'This station stays disconnected until an access point has the same settings.',
    point: NO_STATIONS,
    profile: 'sta-ptp',
    changes: { 'wireless.1.ssid': 'Elsewhere' },
    holds: stays,
  },
  {
    says: 'This station connects only to access point {mac}.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: { 'wireless.1.ap': '02:00:00:00:00:99' },
    holds: stays,
  },
  {
    says: 'The radio is turned off: its link is down until it is turned on again.',
    point: '§4.link-state-5-ghz',
    profile: 'ap-ptp',
    changes: { 'radio.1.status': 'disabled' },
    holds: stays,
  },
  {
    says: 'The radio is turned off: its link is down until it is turned on again.',
    point: '§4.link-state-5-ghz',
    profile: 'ap-ptp',
    changes: { 'netconf.2.up': 'disabled' },
    holds: stays,
  },
  {
    says: 'Stations that the access list excludes are disconnected.',
    reading: UNSPECIFIED,
    profile: 'ap-ptmp',
    changes: {
      'wireless.1.mac_acl.status': 'enabled',
      'wireless.1.mac_acl.policy': 'deny',
      'wireless.1.mac_acl.1.status': 'enabled',
      'wireless.1.mac_acl.1.mac': 'FIRST_STATION',
    },
    holds: ({ stationsAtEnd }) => stationsAtEnd === 2,
  },
  {
    says: 'The radio restarts: this link is down for up to {seconds} s.',
    point: RESTART,
    profile: 'ap-ptp',
    changes: { 'radio.1.txpower': '10' },
    holds: seen => comesBack(seen) && (seen.linkedAfter ?? 0) <= REACHABLE,
  },
  {
    says: 'The radio restarts: all stations are disconnected for up to {seconds} s.',
    point: RESTART,
    profile: 'ap-ptmp',
    changes: { 'radio.1.txpower': '10' },
    holds: seen => comesBack(seen) && seen.stationsAtEnd === 3 && (seen.linkedAfter ?? 0) <= REACHABLE,
  },
  {
    says: 'The radio restarts: it does not transmit for up to {seconds} s.',
    point: RESTART,
    profile: 'ap-ptp',
    changes: { 'wireless.1.ssid': 'Elsewhere' },
    holds: ({ silent, linkedAfter }) => silent > 0 && silent <= REACHABLE && linkedAfter === undefined,
  },
  {
    says: 'The radio restarts, then checks for radar for {minutes} min (CAC): it does not transmit for up to {seconds} s.',
    point: '§4.link-state-5-ghz',
    profile: 'ap-ptp',
    first: IN_EUROPE,
    changes: { 'radio.1.freq': '5300', 'radio.1.center.1.freq': '5310' },
    seconds: 100,
    holds: ({ linkedAfter = 0 }) => linkedAfter >= 60 && linkedAfter <= 60 + REACHABLE,
  },
  {
    says: 'The radio restarts, then checks for radar for {minutes} min (CAC): it does not transmit for up to {seconds} s.',
    point: '§4.link-state-5-ghz',
    profile: 'ap-ptp',
    first: IN_EUROPE,
    changes: { 'radio.1.freq': '5620', 'radio.1.center.1.freq': '5630' },
    seconds: 720,
    holds: ({ linkedAfter = 0 }) => linkedAfter >= 600 && linkedAfter <= 600 + REACHABLE,
  },
  {
    says: 'This channel cannot be tested: CAC takes {cac} s and the restart up to {restart} s, but a test ends after {test} s. Select another channel or apply without a test.',
    point: TEST_MODE,
    profile: 'ap-ptp',
    first: IN_EUROPE,
    changes: { 'radio.1.freq': '5620', 'radio.1.center.1.freq': '5630' },
    seconds: 720,
    holds: ({ linkedAfter = 0 }) => linkedAfter > 240,
  },
  {
    says: 'Services restart for about {seconds} s; the link stays up.',
    reading: UNSPECIFIED,
    profile: 'ap-ptp',
    changes: { 'ntpclient.status': 'enabled', 'ntpclient.1.server': '192.0.2.3' },
    holds: ({ silent, unlinked, hasSession }) => silent <= WEB_SERVER_SECONDS && unlinked === 0 && hasSession,
  },
  {
    says: 'Change this device only.',
    point: SCANS,
    profile: 'ap-ptp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    holds: comesBack,
  },
  {
    says: 'Change the access point first: it sets the channel.',
    point: SCANS,
    profile: 'sta-ptp',
    changes: { 'radio.1.freq': '5660' },
    holds: stays,
  },
  {
    says: 'The remote device does not follow automatically. Change it first, while the link is up, then change this device.',
    point: NO_STATIONS,
    profile: 'ap-ptp',
    changes: { 'wireless.1.ssid': 'Elsewhere' },
    holds: stays,
  },
];
