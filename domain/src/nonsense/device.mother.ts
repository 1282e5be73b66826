import * as device from '../device/index.ts';
import * as errors from '../errors/index.ts';
import * as impact from '../impact/index.ts';
import * as ui from '../interface/index.ts';
import * as network from '../network/index.ts';
import * as notices from '../notices/index.ts';
import * as report from '../report/index.ts';
import * as session from '../session/index.ts';
import {
  HUGE,
  isProblem,
  isValue,
  NEGATIVE,
  NO_LEVEL,
  NOT_AN_AMOUNT,
  NOT_POSITIVE,
  probe,
  type Probes,
  saysNothingOf,
} from './probe.mother.ts';

const PORT = { name: 'eth0', plugged: true, enabled: true, speedMbps: 1000, cableLengthMetres: 20 };
const MTU = {
  interface: { isBridge: true, isVirtual: false },
  networkMode: 'bridge',
  advanced: false,
} as const;
const UPGRADED = { running: 'WA.v8.7.18', required: undefined, remote: undefined };
const POLICY = session.DEFAULT_PASSWORD_POLICY;
const EXPIRY = { licensed: true, activated: true, expiresAtSeconds: 1_800_000_000 };

const PASSWORD = 'Aa1-Bb2-Cc3-Dd';
const CREDENTIALS = { newUsername: 'admin', newPassword: PASSWORD, newPassword2: PASSWORD };

const isInvalid = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'valid' in answer && answer.valid === false;

/** Ports, addresses and names of a network. */
export const NETWORK_PROBES: Probes = {
  isMaskLength: [probe(bits => network.isMaskLength('8', bits), NOT_AN_AMOUNT.slice(0, 1))],
  ipv4Text: [probe(network.ipv4Text, NOT_AN_AMOUNT)],
  netmaskOfLength: [probe(network.netmaskOfLength, NOT_AN_AMOUNT)],
  networkModesOf: [probe(network.networkModesOf, NOT_AN_AMOUNT)],
  // Auto-negotiation is what every speed that cannot be fixed stands for.
  speedCodeOf: [probe(mbps => network.speedCodeOf(mbps, true), NOT_POSITIVE, isValue(network.AUTO_SPEED))],
  checkMtu: [
    probe(maxMtu => network.checkMtu('1500', { ...MTU, maxMtu }), [NEGATIVE], isProblem),
    probe(minMtu => network.checkMtu('1500', { ...MTU, minMtu, maxMtu: 2000 }), [HUGE], isProblem),
  ],
  // An invalid report counts as unreported.
  maxMtuOf: [
    probe(
      mtu => network.maxMtuOf('eth0', new Map([['eth0', mtu]])),
      NOT_POSITIVE,
      isValue(network.DEFAULT_MAX_MTU),
    ),
  ],
  interfaceToConfig: [
    probe(index => network.interfaceToConfig(network.newInterface('eth0'), index), NOT_AN_AMOUNT),
    probe(mtu => network.interfaceToConfig({ ...network.newInterface('eth0'), mtu }, 1), NOT_POSITIVE),
  ],
  interfaceFromConfig: [
    probe(
      index => network.interfaceFromConfig(new Map([['netconf.1.devname', 'eth0']]), index),
      NOT_AN_AMOUNT,
    ),
  ],
  ethernetFaults: [
    probe(speedMbps => network.ethernetFaults({ ...PORT, speedMbps }, { localMaxMbps: 1000 }), NOT_AN_AMOUNT),
    probe(localMaxMbps => network.ethernetFaults(PORT, { localMaxMbps }), NOT_AN_AMOUNT),
    probe(
      cableLengthMetres => network.ethernetFaults({ ...PORT, cableLengthMetres }),
      NOT_AN_AMOUNT,
      answer => JSON.stringify(answer).includes('unknown-length') && saysNothingOf(answer),
    ),
    probe(
      rxErrors => network.ethernetFaults(PORT, { before: { rxErrors: 0 }, after: { rxErrors } }),
      NOT_AN_AMOUNT,
    ),
    probe(snr => network.ethernetFaults({ ...PORT, pairSnrDb: [snr, 30, 30, 30] }), NOT_AN_AMOUNT),
  ],
  portMaxMbps: [probe(snr => network.portMaxMbps({ ...PORT, pairSnrDb: [30, 30, 30, snr] }), NOT_AN_AMOUNT)],
};

/** The device, its errors, notices and sessions. */
export const DEVICE_PROBES: Probes = {
  antennaBand: [probe(device.antennaBand, NOT_AN_AMOUNT)],
  customAntenna: [probe(gain => device.customAntenna(gain).gainDbi, NO_LEVEL)],
  areFirmwaresCompatible: [
    probe(
      major => device.areFirmwaresCompatible({ numbers: [major] }, { numbers: [8, 7, 4] }),
      NOT_AN_AMOUNT,
    ),
  ],
  // What is no time counts as unreported.
  firmwareConcerns: [
    probe(
      sizeBytes => device.firmwareConcerns({ version: 'WA.v8.7.19', sizeBytes }, UPGRADED),
      NOT_POSITIVE,
      answer => Array.isArray(answer) && answer.some(({ blocks }: { blocks: boolean }) => blocks),
    ),
  ],
  rebootSecondsOf: [
    probe(
      rebootSeconds => device.rebootSecondsOf({ rebootSeconds }),
      NOT_POSITIVE,
      isValue(device.DEVICE_BOOT_SECONDS),
    ),
  ],
  upgradeSecondsOf: [
    probe(
      upgradeSeconds => device.upgradeSecondsOf({ upgradeSeconds }),
      NOT_POSITIVE,
      isValue(device.DEVICE_BOOT_SECONDS),
    ),
  ],
};

export const ERROR_PROBES: Probes = {
  // The longest pause: a device is never flooded.
  retryDelayMs: [probe(errors.retryDelayMs, NOT_AN_AMOUNT.slice(0, 1), isValue(1500))],
  isSilentTooLong: [
    probe(since => errors.isSilentTooLong(since, 9000), [], isValue(false)),
    probe(now => errors.isSilentTooLong(0, now), [], isValue(false)),
  ],
  sessionDecision: [
    probe(status => errors.sessionDecision(status, undefined, true).kind, NOT_AN_AMOUNT, isValue('none')),
  ],
};

export const OTHER_PROBES: Probes = {
  'impact/pageUrl': [
    probe(
      port => impact.pageUrl({ scheme: 'http', host: '192.0.2.1', port }),
      NOT_POSITIVE,
      isValue('http://192.0.2.1'),
    ),
  ],
  'interface/clampedRange': [
    probe(value => ui.clampedRange(value)),
    probe(min => ui.clampedRange(1, min)),
    probe(max => ui.clampedRange(1, 0, max), [NEGATIVE]),
  ],
  'notices/licenceNotices': [
    probe(now => notices.licenceNotices(EXPIRY, now), NOT_AN_AMOUNT),
    probe(
      expiresAtSeconds => notices.licenceNotices({ ...EXPIRY, expiresAtSeconds }, 1_790_000_000),
      NOT_AN_AMOUNT,
    ),
  ],
  'report/isoTime': [probe(at => report.isoTime(at), [HUGE], isValue(''))],
  'session/sessionEndCause': [
    probe(
      silentSeconds => session.sessionEndCause({ awayFor: undefined, silentSeconds, wasLost: false }),
      [],
      isValue('ended'),
    ),
  ],
  'session/checkCountry': [probe(session.checkCountry, [NEGATIVE], isProblem)],
  'session/checkFirstSetup': [
    probe(
      country => session.checkFirstSetup({ country, language: 'en_US', agreed: true }).country,
      [NEGATIVE],
      isProblem,
    ),
  ],
  'session/passwordStrength': (['min', 'optionalTestsToPass'] as const).map(name =>
    probe(
      value => session.passwordStrength(PASSWORD, {}, { ...POLICY, [name]: Math.abs(value) }),
      [],
      isInvalid,
    ),
  ),
  'session/checkNewCredentials': [
    probe(
      min => session.checkNewCredentials(CREDENTIALS, {}, { ...POLICY, min: Math.abs(min) }).newPassword,
      [],
      isProblem,
    ),
  ],
  'session/checkNewPassword': [
    probe(min => session.checkNewPassword(PASSWORD, {}, { ...POLICY, min: Math.abs(min) }), [], isProblem),
  ],
};
