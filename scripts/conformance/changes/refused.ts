import type { Check } from '../check.ts';
import { at, valueIn } from '../checks/json-body.ts';
import { differences } from '../operations/contract.ts';
import { judged, missing } from '../verdict.ts';

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
