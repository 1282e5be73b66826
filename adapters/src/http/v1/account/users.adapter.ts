import type { UserAccount, UserChange, UsersPort } from '@radiolink/application/account/users.port';
import type { CallOptions } from '../../client/answer.ts';
import { networkFailure } from '../../client/network-failure.ts';
import type { V1Client } from '../client/v1-client.ts';
import { mapUsers } from './users.mapper.ts';

/** The accounts by `system/users`. */
export class V1Users implements UsersPort {
  readonly #client: V1Client;

  constructor(client: V1Client) {
    this.#client = client;
  }

  async list(options?: CallOptions): Promise<readonly UserAccount[]> {
    const { data } = await this.#client.list(
      (api, signal) => api.GET('/api/v1.0/system/users', { signal }),
      options,
    );
    return mapUsers(data);
  }

  async write(change: UserChange, options?: CallOptions): Promise<UserAccount> {
    const { username, password, readOnly, sshKeys } = change;
    const body = {
      username,
      ...(password === undefined ? {} : { password }),
      ...(readOnly === undefined ? {} : { readOnly }),
      ...(sshKeys === undefined ? {} : { sshKeys }),
    };
    const { data } = await this.#client.json(
      (api, signal) => api.PUT('/api/v1.0/system/users', { body, signal }),
      options,
    );
    const [written] = mapUsers([data]);
    if (written === undefined) throw networkFailure('malformed');
    return written;
  }

  async remove(username: string, options?: CallOptions): Promise<void> {
    await this.#client.acknowledge(
      (api, signal) =>
        api.DELETE('/api/v1.0/system/users/{username}', {
          params: { path: { username } },
          parseAs: 'text',
          signal,
        }),
      options,
    );
  }
}
