import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import { requireDone } from '../action-result.ts';
import type { Section } from '../../wire/section.ts';
import { readUntyped } from '../../wire/read-answer.ts';
import { SMALL } from '../../wire/ranges.ts';

/** The provisioning mode by `POST /api/provmode`. */
export class ClassicProvisioning implements ProvisioningPort {
  readonly #client: ClassicClient;

  constructor(client: ClassicClient) {
    this.#client = client;
  }

  start(options?: CallOptions): Promise<number | undefined> {
    return this.#set('start', options);
  }

  stop(options?: CallOptions): Promise<number | undefined> {
    return this.#set('stop', options);
  }

  /** Some firmware answers with an empty body, which says no more than that it was done. */
  async #set(action: 'start' | 'stop', options?: CallOptions): Promise<number | undefined> {
    const { data } = await this.#client.json(async (api, signal) => {
      const call = { body: { action }, headers: FORM, parseAs: 'text', signal } as const;
      const { data: text = '', error, response } = await api.POST('/api/provmode', call);
      if (!response.ok) return { error, response };
      return { data: { answer: text === '' ? undefined : (JSON.parse(text) as unknown) }, response };
    }, options);
    if (data.answer === undefined) return undefined;
    requireDone(data.answer);
    return readUntyped(data.answer, (answer: Section<Schemas['ProvisioningResult']>) =>
      answer.number('status', SMALL),
    );
  }
}
