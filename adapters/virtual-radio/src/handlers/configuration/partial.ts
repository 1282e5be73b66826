import { withPatch } from '@radiolink/domain/configuration';
import { jsonAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall, type SessionExchange } from '../call.ts';
import { acceptableConfiguration } from './configuration-body.ts';
import { visibleConfiguration } from './configuration-read.ts';
import { invalidConfiguration, invalidParameter, testRunning, writeAnswer } from './write-answer.ts';

/** GET /api/cfg — one section of the configuration. §classic.partial-configuration. */
export const sectionRead = sessionCall('GET', '/api/cfg', exchange => {
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
export const sectionWrite = sessionCall('POST', '/api/cfg', exchange => {
  const file = exchange.fields.file('cfgfile');
  if (file !== undefined) return stage(exchange, file);
  const text = exchange.fields.text('cfgData');
  if (text === undefined) return invalidParameter();
  if (acceptableConfiguration(text) === undefined) return invalidConfiguration();
  return writeAnswer(exchange, withPatch(exchange.radio.configuration.running, text));
});
