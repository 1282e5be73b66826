import { type RestartOutcome, RestartPort } from '@radiolink/application/system/restart.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import { restarting } from './restarting.ts';
import { classicPort } from '../classic-ports.ts';

/** Restarts by `POST /reboot.cgi` and `POST /reset.cgi`. */
export class ClassicRestart implements RestartPort {
  constructor(private readonly client: ClassicClient) {}

  reboot(options?: CallOptions): Promise<RestartOutcome> {
    return restarting(
      this.client,
      (api, signal) =>
        api.POST('/reboot.cgi', { body: { reboot: 'yes' }, headers: FORM, parseAs: 'text', signal }),
      options,
    );
  }

  reset(options?: CallOptions): Promise<RestartOutcome> {
    return restarting(
      this.client,
      (api, signal) =>
        api.POST('/reset.cgi', { body: { reset: 'yes' }, headers: FORM, parseAs: 'text', signal }),
      options,
    );
  }
}

/** Restart and reset, by the classic interface. */
export const PORTS = [classicPort(RestartPort, ({ client }) => new ClassicRestart(client))];
