import { type Check, judged } from '../check.ts';
import { V1 } from '../caller/caller.ts';
import type { Interface } from '../operations/contract.ts';

const notCached = (of: Interface, paths: readonly string[]): Check => ({
  id: `headers/${of}-not-cached`,
  subject: `Answers of the ${of} API that change are kept by no cache`,
  needs: [of],
  async run(context) {
    const caller = await context[of]();
    const problems: string[] = [];
    for (const path of paths) {
      const control = (await caller.get(path)).headers.get('cache-control') ?? '';
      if (!/no-store|no-cache/i.test(control))
        problems.push(`GET ${path} is sent with Cache-Control "${control}"`);
    }
    return judged(problems);
  },
});

export const headers: readonly Check[] = [
  notCached('classic', ['/status.cgi', '/getcfg.cgi', '/api/info/user', '/test_mode.cgi']),
  notCached('versioned', [`${V1}/device`, `${V1}/statistics`]),
];
