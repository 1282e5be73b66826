import type { InterfaceChange, InterfaceSettingsPort } from '@radiolink/application/ethernet';
import { RequestFailure } from '@radiolink/domain/errors';
import type { V1Schemas } from '@radiolink/openapi/v1';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/index.ts';
import { TEST_MODE } from '../documents/document-calls.ts';

type Interface = V1Schemas['Interface'];

/**
 * The settings of interfaces by `interfaces`, which takes a list of complete ones: the changed one is sent
 * complete.
 */
export class V1InterfaceSettings implements InterfaceSettingsPort {
  readonly #client: V1Client;

  constructor(client: V1Client) {
    this.#client = client;
  }

  async change(
    name: string,
    change: InterfaceChange,
    { testMode = false, ...options }: { readonly testMode?: boolean } & CallOptions = {},
  ): Promise<void> {
    const { data } = await this.#client.list(
      (api, signal) => api.GET('/api/v1.0/interfaces', { signal }),
      options,
    );
    const present = data.find((row): row is Interface => idOf(row) === name);
    if (present === undefined) throw unknownInterface(name);
    const body = [{ ...present, status: { ...present.status, ...given(change) } }];
    await this.#client.acknowledge(
      (api, signal) =>
        api.PUT('/api/v1.0/interfaces', {
          body,
          params: testMode ? TEST_MODE : {},
          parseAs: 'text',
          signal,
        }),
      options,
    );
  }
}

function idOf(row: unknown): unknown {
  const { identification } = Object(row) as { identification?: unknown };
  return (Object(identification) as { id?: unknown }).id;
}

function given({ enabled, speed, mtu }: InterfaceChange) {
  return {
    ...(enabled === undefined ? {} : { enabled }),
    ...(speed === undefined ? {} : { speed }),
    ...(mtu === undefined ? {} : { mtu }),
  };
}

function unknownInterface(name: string): RequestFailure {
  const error = 'The device has no such interface.';
  return new RequestFailure({ kind: 'device-api', error, message: error, detail: name, statusCode: 404 });
}
