import type { Check } from '../check.ts';
import { holds, judged, missing, type Verdict } from '../verdict.ts';
import { CALLS, type Call, differences } from '../operations/contract.ts';
import { ASKING } from '../operations/harmless.ts';
import { notShownWithout } from '../operations/not-shown.ts';
import { requestedPath } from '../operations/requested.ts';
import type { Answer } from '../wire/back-end.ts';

/** Reads of a thing that is there at times: a crash, a running test. Their 404 does not tell that the call is missing. */
const OF_A_THING = /\{id\}|^\/api\/traceroute$|\/speedtest\/status$|\/tools\/compose$/;

/** The device knows neither the path nor the method. */
const isUnknown = (call: Call, { status, text }: Answer): boolean =>
  status === 404 ||
  status === 501 ||
  (status === 400 && call.interface === 'versioned' && text.includes('not supported'));

/** An answer to a call that must succeed. 503 says that it is not ready yet. */
export function judgeAnswer(call: Call, answer: Answer): Verdict {
  if (isUnknown(call, answer))
    return OF_A_THING.test(call.path)
      ? holds('There is no such thing on the device at present')
      : missing(notShownWithout(call));
  const isRefused = answer.status !== 503 && answer.status >= 300;
  return judged([
    ...(isRefused ? [`${call.name} is answered with ${answer.status}`] : []),
    ...differences(call.name, answer),
  ]);
}

const reads = CALLS.filter(({ method }) => method === 'GET').map(
  (call): Check => ({
    id: `schemas/${call.name}`,
    subject: `${call.name} answers as the contract says`,
    needs: [call.interface],
    async run(context) {
      const caller = call.needsSession ? await context[call.interface]() : context.stranger();
      return judgeAnswer(call, await caller.get(requestedPath(call)));
    },
  }),
);

const asks = ASKING.flatMap(({ path, form }) => {
  const call = CALLS.find(({ name }) => name === `POST ${path}`);
  if (call === undefined) return [];
  const check: Check = {
    id: `schemas/${call.name}`,
    subject: `${call.name} answers as the contract says`,
    needs: ['classic'],
    async run(context) {
      const caller = await context.classic();
      return judgeAnswer(call, await caller.post(path, form));
    },
  };
  return [check];
});

export const schemas: readonly Check[] = [...reads, ...asks];
