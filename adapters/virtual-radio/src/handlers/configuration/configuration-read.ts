import type { ConfigText } from '@radiolink/domain/configuration';
import { textAnswer } from '../../wire/answers.ts';
import { sessionCall, type SessionExchange } from '../call.ts';

/** Keys of the values that the device keeps from a read-only user. */
const SECRET =
  /(?:^|\.)(?:psk|password|passphrase|secret|(?:rw)?community|private_key_passwd|wep_?key\.?\d*|security(?:\.\d+)?\.key)$|^unms\.uri$/;

/** The target configuration as one user may see it: a read-only user gets no secret. */
export function visibleConfiguration({ radio, session }: SessionExchange): string {
  const target = radio.configuration.target;
  return session.user.readOnly ? withoutSecrets(target) : target.toString();
}

function withoutSecrets(config: ConfigText): string {
  return [...config.entries()].map(([key, value]) => `${key}=${SECRET.test(key) ? '' : value}\n`).join('');
}

/** GET /getcfg.cgi — the target configuration. §classic.getcfg. */
export const configurationRead = sessionCall('GET', '/getcfg.cgi', exchange => {
  const answer = textAnswer(visibleConfiguration(exchange));
  if (exchange.radio.configuration.staged) answer.headers.set('x-cfg-modified', '1');
  if (exchange.session.firstSetup) answer.headers.set('x-cfg-first-setup', '1');
  return answer;
});

/** GET /cfg.cgi — the configuration as a file. §classic.cfg. */
export const backup = sessionCall('GET', '/cfg.cgi', exchange => {
  const { radio } = exchange;
  const day = new Date(radio.clock.now()).toISOString().slice(0, 10).replaceAll('-', '');
  const model = radio.productName.replaceAll(/[^A-Za-z0-9]+/g, '-');
  const answer = textAnswer(visibleConfiguration(exchange));
  answer.headers.set('content-disposition', `attachment; filename="${model}-${radio.hwaddr}-${day}.cfg"`);
  return answer;
});
