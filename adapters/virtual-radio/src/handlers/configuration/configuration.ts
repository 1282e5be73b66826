import { ConfigText, withPatch } from '@radiolink/domain/configuration';
import { jsonAnswer, okAnswer, textAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall, type SessionExchange } from '../call.ts';
import { invalidConfiguration, invalidParameter, testRunning, writeAnswer } from './write-answer.ts';

/** Bytes of UTF-8 that the device takes at most. */
const MOST_BYTES = 1024 * 1024;

/** A configuration that the device accepts, however it was sent; undefined when it does not. §classic.writecfg. */
export function acceptableConfiguration(text: string): ConfigText | undefined {
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  const config = ConfigText.parse(text);
  return config.size > 0 && config.invalidLines().length === 0 ? config : undefined;
}

/** Keys of the values that the device keeps from a read-only user. */
const SECRET =
  /(?:^|\.)(?:psk|password|passphrase|secret|(?:rw)?community|private_key_passwd|wep_?key\.?\d*|security(?:\.\d+)?\.key)$|^unms\.uri$/;

/** The target configuration as one user may see it: a read-only user gets no secret. */
function visibleConfiguration({ radio, session }: SessionExchange): string {
  const target = radio.configuration.target;
  return session.user.readOnly ? withoutSecrets(target) : target.toString();
}

function withoutSecrets(config: ConfigText): string {
  return [...config.entries()].map(([key, value]) => `${key}=${SECRET.test(key) ? '' : value}\n`).join('');
}

/** GET /getcfg.cgi — the target configuration. §classic.getcfg. */
const configurationRead = sessionCall('GET', '/getcfg.cgi', exchange => {
  const answer = textAnswer(visibleConfiguration(exchange));
  if (exchange.radio.configuration.staged) answer.headers.set('x-cfg-modified', '1');
  if (exchange.session.firstSetup) answer.headers.set('x-cfg-first-setup', '1');
  return answer;
});

/** GET /cfg.cgi — the configuration as a file. §classic.cfg. */
const backup = sessionCall('GET', '/cfg.cgi', exchange => {
  const { radio } = exchange;
  const day = new Date(radio.clock.now()).toISOString().slice(0, 10).replaceAll('-', '');
  const model = radio.productName.replaceAll(/[^A-Za-z0-9]+/g, '-');
  const answer = textAnswer(visibleConfiguration(exchange));
  answer.headers.set('content-disposition', `attachment; filename="${model}-${radio.hwaddr}-${day}.cfg"`);
  return answer;
});

/** GET /api/cfg — one section of the configuration. §classic.partial-configuration. */
const sectionRead = sessionCall('GET', '/api/cfg', exchange => {
  const section = exchange.query.get('section') ?? '';
  const lines = visibleConfiguration(exchange).split('\n');
  const isInside = (line: string): boolean =>
    section === '' || line.startsWith(`${section}.`) || line.startsWith(`${section}=`);
  const cfg = lines.filter(line => line !== '' && isInside(line));
  return jsonAnswer({ section, cfg: cfg.map(line => `${line}\n`).join('') });
});

async function stage({ radio }: SessionExchange, file: File): Promise<Response> {
  const config = acceptableConfiguration(await file.text());
  if (config === undefined) return invalidConfiguration();
  return radio.control.stage(config) ? okAnswer({ modified: true }) : testRunning();
}

/** POST /api/cfg — some lines to change, or a backup to stage. §classic.partial-configuration. */
const sectionWrite = sessionCall('POST', '/api/cfg', exchange => {
  const file = exchange.fields.file('cfgfile');
  if (file !== undefined) return stage(exchange, file);
  const text = exchange.fields.text('cfgData');
  if (text === undefined) return invalidParameter();
  if (acceptableConfiguration(text) === undefined) return invalidConfiguration();
  return writeAnswer(exchange, withPatch(exchange.radio.configuration.running, text));
});

/**
 * POST /writecfg.cgi — the whole configuration, saved, as a test, or until the next reboot. §classic.writecfg.
 */
const configurationWrite = sessionCall('POST', '/writecfg.cgi', exchange => {
  const text = exchange.fields.text('cfgData');
  if (text === undefined) return invalidParameter();
  const config = acceptableConfiguration(text);
  return config === undefined ? invalidConfiguration() : writeAnswer(exchange, config);
});

/** POST /apply.cgi — applies what is staged, or makes a running test permanent. §classic.apply. */
const configurationApply = sessionCall('POST', '/apply.cgi', ({ radio, fields, session }) => {
  if (fields.text('apply') !== 'yes') return invalidParameter();
  const scope = radio.control.apply();
  session.firstSetup = false;
  return okAnswer({ fast_restart: scope?.fast ?? true });
});

/** POST /discard.cgi — discards staged changes, or ends a test and reverts. §classic.discard. */
const configurationDiscard = sessionCall('POST', '/discard.cgi', ({ radio, fields }) => {
  if (fields.text('testmode') === 'yes') {
    return okAnswer({ fast_restart: radio.control.endTest()?.fast ?? true });
  }
  radio.configuration.unstage();
  return okAnswer({ fast_restart: true });
});

/** GET /test_mode.cgi — the countdown of a configuration test. §classic.test-mode. */
const testMode = sessionCall('GET', '/test_mode.cgi', ({ radio }) => {
  const secondsLeft = radio.control.trialSecondsLeft;
  const active = secondsLeft === undefined ? 0 : 1;
  return jsonAnswer({ countdown_started: active, time_left: secondsLeft ?? 0, active });
});

export const configurationCalls: readonly Call[] = [
  configurationRead,
  backup,
  sectionRead,
  sectionWrite,
  configurationWrite,
  configurationApply,
  configurationDiscard,
  testMode,
];
