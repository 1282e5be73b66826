import type { UserAccount, UserChange, UsersPort } from '@radiolink/application/account/users.port';
import type { CallOptions } from '../../client/answer.ts';
import { networkFailure } from '../../client/network-failure.ts';
import type { V1Client } from '../client/v1-client.ts';
import { mapUsers } from './users.mapper.ts';

/** The accounts by `system/users`. */
export class V1Users implements UsersPort {
  constructor(private readonly client: V1Client) {}

  async list(options?: CallOptions): Promise<readonly UserAccount[]> {
    return mapUsers(await this.client.list('/api/v1.0/system/users', options));
  }

  async write(change: UserChange, options?: CallOptions): Promise<UserAccount> {
    const { username, password, readOnly, sshKeys } = change;
    const body = {
      username,
      ...(password === undefined ? {} : { password }),
      ...(readOnly === undefined ? {} : { readOnly }),
      ...(sshKeys === undefined ? {} : { sshKeys }),
    };
    const data = await this.client.put('/api/v1.0/system/users', { body, ...options });
    const [written] = mapUsers([data]);
    if (written === undefined) throw networkFailure('malformed');
    return written;
  }

  async remove(username: string, options?: CallOptions): Promise<void> {
    await this.client.acknowledge('delete', '/api/v1.0/system/users/{username}', {
      params: { path: { username } },
      ...options,
    });
  }
}
