import * as configuration from '../configuration/index.ts';
import * as device from '../device/index.ts';
import * as errors from '../errors/index.ts';
import * as impact from '../impact/index.ts';
import * as ui from '../interface/index.ts';
import * as network from '../network/index.ts';
import * as notices from '../notices/index.ts';
import * as session from '../session/index.ts';
import { amount, by, call, finite, level, notHuge, notNegative, positive, probesOf } from './probe.mother.ts';
import { isBlocked, isInvalid, isProblem, isValue, saysOnly } from './refusals.mother.ts';

const PORT = { name: 'eth0', plugged: true, enabled: true, speedMbps: 1000, cableLengthMetres: 20 };
const MTU = {
  interface: { isBridge: true, isVirtual: false },
  networkMode: 'bridge',
  advanced: false,
} as const;

/** Ports, addresses and names of a network. */
const NETWORK = probesOf('network', network, {
  isMaskLength: ['8', notNegative(24)],
  // Auto-negotiation is what every speed that cannot be fixed stands for.
  speedCodeOf: [call([positive(100), true], isValue(network.AUTO_SPEED))],
  checkMtu: [
    call(['1500', { ...MTU, maxMtu: notNegative(2000) }], isProblem),
    call(['1500', { ...MTU, minMtu: notHuge(64), maxMtu: 2000 }], isProblem),
  ],
  // An invalid report counts as unreported.
  maxMtuOf: [
    by(
      [positive(2000)],
      mtu => network.maxMtuOf('eth0', new Map([['eth0', mtu]])),
      isValue(network.DEFAULT_MAX_MTU),
    ),
  ],
  interfaceToConfig: [
    call([network.newInterface('eth0'), amount(1)]),
    call([{ ...network.newInterface('eth0'), mtu: positive(1500) }, 1]),
  ],
  interfaceFromConfig: [new Map([['netconf.1.devname', 'eth0']]), amount(1)],
  ethernetFaults: [
    call([{ ...PORT, speedMbps: amount(1000) }, { localMaxMbps: amount(1000) }]),
    call([{ ...PORT, cableLengthMetres: amount(20) }], saysOnly('unknown-length')),
    call([PORT, { before: { rxErrors: 0 }, after: { rxErrors: amount(1) } }]),
    call([{ ...PORT, pairSnrDb: [amount(30), 30, 30, 30] }]),
  ],
  portMaxMbps: [{ ...PORT, pairSnrDb: [30, 30, 30, amount(30)] }],
});

const UPGRADED = { running: 'WA.v8.7.18', required: undefined, remote: undefined };
const isUnreported = isValue(device.DEVICE_BOOT_SECONDS);

const DEVICE = probesOf('device', device, {
  customAntenna: [by([level(23)], gain => device.customAntenna(gain).gainDbi)],
  areFirmwaresCompatible: [{ numbers: [amount(8)] }, { numbers: [8, 7, 4] }],
  firmwareConcerns: [call([{ version: 'WA.v8.7.19', sizeBytes: positive(1e7) }, UPGRADED], isBlocked)],
  // What is no time counts as unreported.
  rebootSecondsOf: [call([{ rebootSeconds: positive(60) }], isUnreported)],
  upgradeSecondsOf: [call([{ upgradeSeconds: positive(60) }], isUnreported)],
});

const ERRORS = probesOf('errors', errors, {
  // The longest pause: a device is never flooded.
  retryDelayMs: [call([notNegative(1)], isValue(1500))],
  isSilentTooLong: [call([finite(0), finite(9000)], isValue(false))],
  sessionDecision: [
    by([amount(401)], status => errors.sessionDecision(status, undefined, true).kind, isValue('none')),
  ],
});

const PASSWORD = 'Aa1-Bb2-Cc3-Dd';
const CREDENTIALS = { newUsername: 'admin', newPassword: PASSWORD, newPassword2: PASSWORD };
const withLeast = (min: number) => ({ ...session.DEFAULT_PASSWORD_POLICY, min: Math.abs(min) });
const withOptional = (tests: number) => ({
  ...session.DEFAULT_PASSWORD_POLICY,
  optionalTestsToPass: Math.abs(tests),
});

const SESSION = probesOf('session', session, {
  sessionEndCause: [
    call([{ awayFor: undefined, silentSeconds: finite(60), wasLost: false }], isValue('ended')),
  ],
  checkCountry: [call([notNegative(276)], isProblem)],
  checkFirstSetup: [
    by(
      [notNegative(276)],
      country => session.checkFirstSetup({ country, language: 'en_US', agreed: true }).country,
      isProblem,
    ),
  ],
  passwordStrength: [
    by([finite(8)], min => session.passwordStrength(PASSWORD, {}, withLeast(min)), isInvalid),
    by([finite(2)], tests => session.passwordStrength(PASSWORD, {}, withOptional(tests)), isInvalid),
  ],
  checkNewCredentials: [
    by(
      [finite(8)],
      min => session.checkNewCredentials(CREDENTIALS, {}, withLeast(min)).newPassword,
      isProblem,
    ),
  ],
  checkNewPassword: [
    by([finite(8)], min => session.checkNewPassword(PASSWORD, {}, withLeast(min)), isProblem),
  ],
});

const EXPIRY = { licensed: true, activated: true, expiresAtSeconds: 1_800_000_000 };
const { ConfigText, compareLines } = configuration;
const LINES = compareLines(ConfigText.parse('a=1\nb=2\nc=3\n'), ConfigText.parse('a=1\nb=2\nc=4\n'));

const OTHERS = {
  ...probesOf('impact', impact, {
    pageUrl: [call([{ scheme: 'http', host: '192.0.2.1', port: positive(80) }], isValue('http://192.0.2.1'))],
  }),
  ...probesOf('interface', ui, {
    clampedRange: [call([finite(1), finite(0)]), call([1, 0, notNegative(2)])],
  }),
  ...probesOf('notices', notices, {
    licenceNotices: [
      call([EXPIRY, amount(1_790_000_000)]),
      call([{ ...EXPIRY, expiresAtSeconds: amount(1_800_000_000) }, 1_790_000_000]),
    ],
  }),
  ...probesOf('configuration', configuration, {
    // Nothing is hidden when it is not known how much may be.
    withContext: [
      by([notNegative(1)], context => configuration.withContext(LINES, -Math.abs(context)), isValue(LINES)),
    ],
  }),
};

/** The device, its network, its errors and sessions. */
export const DEVICE_PROBES = { ...NETWORK, ...DEVICE, ...ERRORS, ...SESSION, ...OTHERS };
