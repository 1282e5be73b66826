import type { Received } from '@radiolink/openapi/received';
import { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import { requireDone } from '../../wire/action-result.ts';
import { SMALL } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { classicPort } from '../classic-ports.ts';

/** The provisioning mode by `POST /api/provmode`. */
export class ClassicProvisioning implements ProvisioningPort {
  constructor(private readonly client: ClassicClient) {}

  start(options?: CallOptions): Promise<number | undefined> {
    return this.#set('start', options);
  }

  stop(options?: CallOptions): Promise<number | undefined> {
    return this.#set('stop', options);
  }

  /** Some firmware answers with an empty body, which says no more than that it was done. */
  async #set(action: 'start' | 'stop', options?: CallOptions): Promise<number | undefined> {
    const { data } = await this.client.json(async (api, signal) => {
      const call = { body: { action }, headers: FORM, parseAs: 'text', signal } as const;
      const { data: text = '', error, response } = await api.POST('/api/provmode', call);
      if (!response.ok) return { error, response };
      return {
        data: { answer: text === '' ? undefined : (JSON.parse(text) as Received<'/api/provmode', 'post'>) },
        response,
      };
    }, options);
    if (data.answer === undefined) return undefined;
    requireDone(data.answer);
    return readAnswer(data.answer, answer => answer.number('status', SMALL));
  }
}

/** Ports of provisioning, by the classic API. */
export const PORTS = [classicPort(ProvisioningPort, ({ client }) => new ClassicProvisioning(client))];
