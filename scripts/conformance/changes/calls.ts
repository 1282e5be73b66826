import { V1 } from '../caller/caller.ts';
import { type Check, holds, judged, missing, type Verdict } from '../check.ts';
import { at, valueIn } from '../checks/json-body.ts';
import { judgeAnswer } from '../checks/schemas.ts';
import { CALLS, differences } from '../operations/contract.ts';
import { ID, ROUNDS } from '../operations/harmless.ts';
import { differingKeys, readConfiguration } from './configuration.ts';

/** Calls that start something and end it again, each round one check. */
export const rounds: readonly Check[] = ROUNDS.flatMap(round => {
  const [first] = round;
  const calls = round.map(one => CALLS.find(({ name }) => name === `${one.method} ${one.path}`));
  if (first === undefined) return [];
  const check: Check = {
    id: `changes/${first.method} ${first.path}`,
    subject: `${round.map(({ method, path }) => `${method} ${path}`).join(', then ')}: as the contract says`,
    needs: [calls[0]?.interface ?? 'classic', 'changes'],
    async run(context): Promise<Verdict> {
      const how: string[] = [];
      let id = '';
      for (const [index, { method, path, form, json }] of round.entries()) {
        const call = calls[index];
        if (call === undefined) continue;
        const caller = await context[call.interface]();
        const requested = path.replace(ID, encodeURIComponent(id)).replace('{radio}', 'main');
        const answer = await (form
          ? caller.post(requested, withId(form, id))
          : caller.json(method, requested, json));
        const answered = valueIn(answer.text);
        id = String(at(answered, 'id') ?? at(answered, 'ticket') ?? id);
        const verdict = judgeAnswer(call, answer);
        if (verdict.verdict === 'missing') return verdict;
        if (verdict.verdict === 'differs') how.push(...verdict.how);
      }
      return judged(how);
    },
  };
  return [check];
});

const withId = (form: Readonly<Record<string, string>>, id: string) =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value === ID ? id : value]));

const COMPOSE = `${V1}/tools/compose`;
const NOWHERE = '/radiolink-conformance';

/** A batch whose first part changes something and whose second part fails. */
const undone: Check = {
  id: `changes/POST ${COMPOSE}`,
  subject: 'A batch of which a part fails is undone whole, and says which parts failed',
  needs: ['versioned', 'changes'],
  async run(context) {
    const call = CALLS.find(({ name }) => name === `POST ${COMPOSE}`);
    if (call === undefined) return missing('Nothing');
    const before = await readConfiguration(context);
    const requests = [
      { method: 'PUT', route: '/system', body: { hostname: 'radiolink-conformance' } },
      { method: 'GET', route: NOWHERE },
    ];
    const caller = await context.versioned();
    const answer = await caller.json('POST', COMPOSE, { requests, rollback: { onError: true } });
    const verdict = judgeAnswer(call, answer);
    if (verdict.verdict === 'missing') return verdict;
    const last = Number(at(valueIn(answer.text), 'responses.1.statusCode'));
    const after = await readConfiguration(context);
    return judged([
      ...(verdict.verdict === 'differs' ? verdict.how : []),
      last >= 400 ? undefined : `${NOWHERE}, which is nowhere, is answered with ${last} in a batch`,
      ...differingKeys(before, after).map(key => `${key} stays changed although the batch failed`),
    ]);
  },
};

export const batches: readonly Check[] = [undone];

const PRESCAN = `${V1}/system/airmax/dfsprescan`;
const CHANNELS = `${V1}/system/airmax/regdomain`;

const callOf = (method: string) => CALLS.find(({ name }) => name === `${method} ${PRESCAN}`);

/** A radar check of one channel of the country, which is stopped again. */
const prescan: Check = {
  id: `changes/POST ${PRESCAN}`,
  subject: `POST ${PRESCAN}, then DELETE: as the contract says`,
  needs: ['versioned', 'changes'],
  async run(context) {
    const [start, stop] = [callOf('POST'), callOf('DELETE')];
    const caller = await context.versioned();
    const channels = at(valueIn((await caller.get(CHANNELS)).text), 'interfaces.0.channels');
    const dfs = Array.isArray(channels) ? channels.find(channel => at(channel, 'dfs') === true) : undefined;
    if (dfs === undefined || start === undefined || stop === undefined)
      return holds('The device has no channel with radar detection');
    const started = await caller.json('POST', PRESCAN, { frequencies: [at(dfs, 'center')] });
    const verdicts = [judgeAnswer(start, started), judgeAnswer(stop, await caller.json('DELETE', PRESCAN))];
    const absent = verdicts.find(({ verdict }) => verdict === 'missing');
    return absent ?? judged(verdicts.flatMap(one => (one.verdict === 'differs' ? one.how : [])));
  },
};

export const prescans: readonly Check[] = [prescan];

/** Values that cannot be right: a device that accepts one has not looked at it. */
const IMPOSSIBLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/lc': { key: 'none' },
  '/api/regdomain/activate-unii': { name: 'none', key: 'none' },
  '/api/regdomain/country': { country: '-1' },
};

/** Calls whose success could not be taken back are made with values that must be refused. */
export const refusedValues: readonly Check[] = Object.entries(IMPOSSIBLE).map(([path, form]) => ({
  id: `changes/refused POST ${path}`,
  subject: `POST ${path} refuses a value that cannot be right, as the contract says`,
  needs: ['classic', 'changes'],
  async run(context) {
    const answer = await (await context.classic()).post(path, form);
    if (answer.status === 404) return missing('What this call does (docs/reference/calls.md)');
    const isRefused = answer.status >= 400 || at(valueIn(answer.text), 'ok') === false;
    return judged([
      isRefused ? undefined : `POST ${path} accepts ${new URLSearchParams(form)}`,
      ...differences(`POST ${path}`, answer),
    ]);
  },
}));
