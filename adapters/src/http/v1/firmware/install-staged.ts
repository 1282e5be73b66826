import type { RestartOutcome } from '@radiolink/application/system/restart.port';
import type { ClassicApi } from '@radiolink/openapi/classic';
import type { CallOptions } from '../../client/answer.ts';
import { FORM } from '../../client/form.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { requireDone } from '../../wire/action-result.ts';
import type { V1Client } from '../client/v1-client.ts';
import { restartedBy, restartingV1 } from '../system/restart.adapter.ts';

/** Flavours of airOS and LTU, with which a staged image waits for the classic call; with the others, for a restart. §v1.system. */
const BY_CLASSIC_CALL = /^(?:2?(?:WA|XC|XW)|AFLTU|AF5XHD)[A-Z]*\./i;

/** Installs what a device has staged. @param running the full version that it runs */
export function installStaged(
  client: V1Client,
  running: string,
  options?: CallOptions,
): Promise<RestartOutcome> {
  if (!BY_CLASSIC_CALL.test(running))
    return restartingV1(client, '/api/v1.0/system/reboot', { body: { timeout: 0 }, ...options });
  return restartedBy(async () => {
    const { data } = await client.body(
      // The one classic call that a device with the versioned login has.
      (api, signal) =>
        (api as unknown as ClassicApi).POST('/fwflash.cgi', {
          body: { do_update: '1' },
          headers: FORM,
          parseAs: 'stream',
          signal,
        }),
      { timeoutMs: TIME_OUT_MS.restart, ...options },
    );
    if (data.kind === 'json') requireDone(data.json as object);
  });
}
