import { V1 } from '../caller/caller.ts';
import { type Context, Differs } from '../check.ts';
import { valueIn } from '../checks/json-body.ts';
import { NoAnswer } from '../wire/back-end.ts';
import { accountNames, removeAccount } from './accounts.ts';
import { differingKeys, readConfiguration, writeConfiguration } from './configuration.ts';

/** Holds configuration and accounts as they were before the first change, and puts them back. */
export class Restoring {
  readonly #context: Context;
  #before: string | undefined;
  #accounts: readonly string[] | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  async remember(): Promise<void> {
    if (this.#before !== undefined) return;
    this.#before = await readConfiguration(this.#context);
    this.#accounts = await accountNames(this.#context);
  }

  /** Puts back what differs. Returns what could not be restored. */
  async restore(): Promise<readonly string[]> {
    const before = this.#before;
    if (before === undefined) return [];
    try {
      const accounts = await this.#accountsLeft();
      if ((await this.#left(before)).length === 0) return accounts;
      await this.#write(before);
      const left = (await this.#left(before)).map(key => `${key} is not as it was before the run`);
      return [...left, ...accounts];
    } catch (error) {
      if (error instanceof Differs || error instanceof NoAnswer)
        return [`The configuration could not be read or written: ${error.message}`];
      throw error;
    }
  }

  /** Removes accounts that were not there. Returns those that stay. */
  async #accountsLeft(): Promise<readonly string[]> {
    const before = this.#accounts;
    if (before === undefined) return [];
    const added = async () =>
      ((await accountNames(this.#context)) ?? []).filter(name => !before.includes(name));
    for (const name of await added()) await removeAccount(this.#context, name);
    return (await added()).map(name => `The account ${name} was added and is still there`);
  }

  async #left(before: string): Promise<readonly string[]> {
    return differingKeys(before, await readConfiguration(this.#context));
  }

  async #write(before: string): Promise<void> {
    if (this.#context.offer.classic) {
      await (await this.#context.classic()).post('/discard.cgi', { d: '0', testmode: 'yes' });
      await readConfiguration(this.#context);
      await writeConfiguration(this.#context, before);
      return;
    }
    const caller = await this.#context.versioned();
    // A test that runs lets no write in: it is kept, then overwritten.
    await caller.json('POST', `${V1}/system/airos/configuration/confirm`, {});
    await caller.json('PUT', `${V1}/system/airos/configuration`, valueIn(before));
  }
}
