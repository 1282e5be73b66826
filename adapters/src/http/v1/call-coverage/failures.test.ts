import { describe } from 'vitest';
import { shareOf } from '../../../../../.config/drawn-sample.ts';
import { endsWithTheV1Session, failsAsEveryV1Call } from '../client/v1-client.mother.ts';
import { CONFIGURATION_CALLS } from './configuration-calls.mother.ts';
import { DEVICE_CALLS } from './device-calls.mother.ts';
import { TOOL_CALLS } from './tool-calls.mother.ts';
import { UPKEEP_CALLS } from './upkeep-calls.mother.ts';

/** Streams that take no options: their own tests cut them. */
const WITHOUT_OPTIONS: ReadonlySet<string> = new Set(['V1Backup.restoreFrom', 'V1Firmware.fetchFrom']);
/** Calls whose response is ignored. */
const UNREAD =
  /\.(start|stop|stopByPost|clear|apply|rescan|discard|dismiss|connect|disconnect|reboot|reset|put)$/;
/** Calls that read what they get, whatever it is. */
const ANY_BODY: ReadonlySet<string> = new Set([
  'V1Backup.download',
  'V1SupportFile.download',
  'V1Proxy.request',
]);
const RESTARTS: ReadonlySet<string> = new Set(['V1Restart.reboot', 'V1Restart.reset']);
/** Identity and heartbeat of the device, reported without a login. */
const PUBLIC: ReadonlySet<string> = new Set(['V1Presence.ask']);

/** Reads of the device that are the first call of their method; the writes are failed by their own tests. */
const DEVICE_READS = DEVICE_CALLS.filter(({ method }) => method === 'GET');

const calls = [...CONFIGURATION_CALLS, ...TOOL_CALLS, ...UPKEEP_CALLS, ...DEVICE_READS].filter(
  ({ adapter }) => !WITHOUT_OPTIONS.has(adapter),
);

const drawn = shareOf(calls, 2);

describe.each(drawn.map(call => ({ ...call, name: `${call.adapter}: ${call.method} ${call.path}` })))(
  'a failing $name',
  ({ adapter, method, path, run }) => {
    const answerIsRead = adapter === 'V1SpeedTest.start' || !UNREAD.test(adapter);
    const survives = [
      ...(RESTARTS.has(adapter) ? (['gone'] as const) : []),
      ...(answerIsRead ? [] : (['empty', 'truncated'] as const)),
      ...(ANY_BODY.has(adapter) ? (['truncated'] as const) : []),
      ...(adapter === 'V1Proxy.request' ? (['empty'] as const) : []),
    ];
    const call = { method, path: `/api/v1.0${placed(path)}`, run, survives };
    failsAsEveryV1Call(call);
    if (!PUBLIC.has(adapter)) endsWithTheV1Session(call);
  },
);

/** The paths as the rows fill them. */
function placed(path: string): string {
  return path
    .replace('{country}', 'DE')
    .replace('{radio}', 'main')
    .replace('{id}', path.startsWith('/system/alerts') ? 'default-password' : 'b0c1');
}
