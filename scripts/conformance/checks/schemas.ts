import { tableOf } from '../../check/call-coverage.ts';
import { V1 } from '../caller/caller.ts';
import { type Check, holds, judged, missing, type Verdict } from '../check.ts';
import { type Call, CALLS, differences, requestedPath } from '../operations/contract.ts';
import { ASKING } from '../operations/harmless.ts';
import type { Answer } from '../wire/back-end.ts';

const rows = (heading: string, base: string) =>
  tableOf(heading).map(
    ([path = '', , page = '', place = '']) => [`${base}${path}`, `${place} (${page})`] as const,
  );

/** Calls that the page of docs/reference/calls.md does not list by path. */
const FURTHER: Readonly<Record<string, string>> = {
  '/api/crashes/{id}': 'Support: text of a crash report (#/system)',
  '/cfg.cgi': 'Backup: download (#/system)',
  '/btstatus.cgi': 'Hardware: Bluetooth (#/system)',
  '/antlist.cgi': 'Antennas to choose from (#/wireless)',
  [`${V1}/system/alerts`]: 'Alerts (#/dashboard)',
  [`${V1}/system/airmax/regdomain/{country}`]: 'Channels of another country (#/wireless)',
  [`${V1}/system/ltu/regdomain/{country}`]: 'Channels of an LTU radio (#/wireless)',
  [`${V1}/user/password-requirements`]: 'Rules of a new password (#/system)',
  [`${V1}/tools/compose`]: 'Countdown of a test (#/settings)',
  [`${V1}/tools/mac-table`]: 'Bridge MAC addresses (#/network-tables)',
  [`${V1}/tools/site-survey/{radio}`]: 'Site survey (#/site-survey)',
  [`${V1}/tools/speedtest/{id}`]: 'Speed test (#/speed-test)',
  [`${V1}/statistics/historical`]: 'Device history (#/dashboard)',
  [`${V1}/statistics/historical/minute`]: 'Device history (#/dashboard)',
  [`${V1}/statistics/historical/hour`]: 'Device history (#/dashboard)',
  [`${V1}/statistics/historical/day`]: 'Device history (#/dashboard)',
  [`${V1}/public/device`]: 'Product and language before the login (login)',
  [`${V1}/public/ping`]: 'Return after a reboot, a test or an upgrade (#/system)',
};

const PLACES = new Map<string, string>([
  ...rows('Classic calls', ''),
  ...rows('Versioned API', V1),
  ...Object.entries(FURTHER),
]);

/** What the interface does not show without an operation. */
export const notShownWithout = ({ path }: Pick<Call, 'path'>): string =>
  PLACES.get(path) ?? 'Nothing of the interface: other programs use it';

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
