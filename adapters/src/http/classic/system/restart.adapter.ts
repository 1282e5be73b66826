import type { RestartOutcome, RestartPort } from '@radiolink/application/system';
import type { CallOptions, ClassicClient } from '../../client/index.ts';
import { FORM } from '../../client/index.ts';
import { restarting } from './restarting.ts';

/** Restarts by `POST /reboot.cgi` and `POST /reset.cgi`. */
export class ClassicRestart implements RestartPort {
  readonly #client: ClassicClient;

  constructor(client: ClassicClient) {
    this.#client = client;
  }

  reboot(options?: CallOptions): Promise<RestartOutcome> {
    return restarting(
      this.#client,
      (api, signal) =>
        api.POST('/reboot.cgi', { body: { reboot: 'yes' }, headers: FORM, parseAs: 'text', signal }),
      options,
    );
  }

  reset(options?: CallOptions): Promise<RestartOutcome> {
    return restarting(
      this.#client,
      (api, signal) =>
        api.POST('/reset.cgi', { body: { reset: 'yes' }, headers: FORM, parseAs: 'text', signal }),
      options,
    );
  }
}
