import { V1 } from '../caller/caller.ts';
import type { Check } from '../check.ts';
import { at, valueIn } from '../checks/json-body.ts';
import { judgeAnswer } from '../checks/schemas.ts';
import { CALLS } from '../operations/contract.ts';
import { holds, judged } from '../verdict.ts';

const PATH = `${V1}/system/airmax/dfsprescan`;
const CHANNELS = `${V1}/system/airmax/regdomain`;

const callOf = (method: string) => CALLS.find(({ name }) => name === `${method} ${PATH}`);

/** A radar check of one channel of the country, which is stopped again. */
const prescan: Check = {
  id: `changes/POST ${PATH}`,
  subject: `POST ${PATH}, then DELETE: as the contract says`,
  needs: ['versioned', 'changes'],
  async run(context) {
    const [start, stop] = [callOf('POST'), callOf('DELETE')];
    const caller = await context.versioned();
    const channels = at(valueIn((await caller.get(CHANNELS)).text), 'interfaces.0.channels');
    const dfs = Array.isArray(channels) ? channels.find(channel => at(channel, 'dfs') === true) : undefined;
    if (dfs === undefined || start === undefined || stop === undefined)
      return holds('The device has no channel with radar detection');
    const started = await caller.json('POST', PATH, { frequencies: [at(dfs, 'center')] });
    const verdicts = [judgeAnswer(start, started), judgeAnswer(stop, await caller.json('DELETE', PATH))];
    const absent = verdicts.find(({ verdict }) => verdict === 'missing');
    return absent ?? judged(verdicts.flatMap(one => (one.verdict === 'differs' ? one.how : [])));
  },
};

export const prescans: readonly Check[] = [prescan];
