import { ConfigText, withPatch } from '@radiolink/domain/configuration';
import { V1 } from '../caller/caller.ts';
import { valueIn } from '../checks/json-body.ts';
import { type Context, Differs } from '../check.ts';

/** The line that is changed: nothing depends on it, and no link is cut by it. */
export const CHANGED_LINE = 'snmp.contact=radiolink-conformance';

type Flag = 'testmode' | 'nosave';

/** How long a device may be away after a write or a restart. */
const AWAY_MS = 300_000;

/** The configuration as it is read now, also just after a restart. */
export async function readConfiguration(context: Context): Promise<string> {
  const text = await context.line.until(() => textNow(context), AWAY_MS);
  if (text === undefined) throw new Differs('The configuration cannot be read any more');
  return text;
}

async function textNow(context: Context): Promise<string | undefined> {
  const isClassic = context.offer.classic;
  const caller = isClassic ? await context.classic() : await context.versioned();
  const answer = await caller.get(isClassic ? '/getcfg.cgi' : `${V1}/system/airos/configuration`);
  if (answer.status === 200) return isClassic ? answer.text : sorted(answer.text);
  // A restart can end sessions: the next attempt logs in again.
  context.forgetSessions();
  return undefined;
}

const sorted = (text: string): string => JSON.stringify(valueIn(text), undefined, 1);

/** Writes a configuration as the page does. */
export async function writeConfiguration(context: Context, text: string, ...flags: readonly Flag[]) {
  const caller = await context.classic();
  const form = { cfgData: text, ...Object.fromEntries(flags.map(flag => [flag, 'yes'])) };
  const answer = await caller.post('/writecfg.cgi', form);
  if (answer.status !== 200) throw new Differs(`POST /writecfg.cgi is answered with ${answer.status}`);
  return answer;
}

export const changed = (text: string): string =>
  String(withPatch(ConfigText.parse(text), `${CHANGED_LINE}\n`));

export const isChanged = (text: string): boolean => text.split(/\r?\n/).includes(CHANGED_LINE);

/** Keys, or lines of JSON, that differ between two configurations. When it was edited does not count. */
export function differingKeys(one: string, other: string): readonly string[] {
  const [first, second] = [linesOf(one), linesOf(other)];
  const different = [
    ...first.filter(line => !second.includes(line)),
    ...second.filter(line => !first.includes(line)),
  ];
  return [...new Set(different.map(line => line.trim().split(/=|":/)[0]?.replace('"', '') ?? line))];
}

const linesOf = (text: string): readonly string[] =>
  text.split(/\r?\n/).filter(line => line !== '' && !line.startsWith('system.cfg.'));
