import type { Check } from '../check.ts';
import { judged, type Verdict } from '../verdict.ts';
import { at, valueIn } from '../checks/json-body.ts';
import { judgeAnswer } from '../checks/schemas.ts';
import { CALLS } from '../operations/contract.ts';
import { ID, ROUNDS } from '../operations/harmless.ts';

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
