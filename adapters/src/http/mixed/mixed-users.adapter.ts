import type { UserAccount, UserChange, UsersPort } from '@radiolink/application/account/account.port';
import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import { hasVersionedToken, type MixedSettings, offeredPart } from './versioned-part.ts';

/**
 * The accounts of a device with a classic login. That API has no list of them; the versioned one of the same device
 * does. Without it, or where it refuses, the configuration names them. reading 12.
 */
export class MixedUsers implements UsersPort {
  constructor(private readonly settings: MixedSettings) {}

  async list(): Promise<readonly UserAccount[] | undefined> {
    if (!hasVersionedToken(this.settings.session)) return undefined;
    const users = await this.#versioned();
    try {
      return await users.list();
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure !== undefined && failureStatus(failure) !== undefined) return undefined;
      throw reason;
    }
  }

  async write(change: UserChange): Promise<UserAccount> {
    return (await this.#versioned()).write(change);
  }

  async remove(username: string): Promise<void> {
    await (await this.#versioned()).remove(username);
  }

  async #versioned() {
    const [{ client }, { V1Users }] = await Promise.all([
      offeredPart(this.settings),
      import(/* webpackChunkName: "v1-account" */ '../v1/account/account.adapter.ts'),
    ]);
    return new V1Users(client);
  }
}
