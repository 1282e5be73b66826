import { profileNames } from '@radiolink/virtual-radio';
import { describe, expect, it } from 'vitest';
import { runChecks } from './run.ts';
import { everything } from './testing/accounts.ts';
import { virtualWorld } from './testing/virtual-back-end.ts';
import { Line } from './wire/line.ts';

describe('the virtual radio', () => {
  it.each(profileNames)('passes as profile %s', async profile => {
    const { backEnd, time } = virtualWorld({ profile });
    const { results, left } = await runChecks(new Line(backEnd, time), everything(profile));
    const differing = results.filter(({ outcome }) => outcome.verdict === 'differs');
    expect({ differing, left }).toEqual({ differing: [], left: [] });
  });
});
