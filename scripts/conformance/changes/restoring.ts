import { V1 } from '../caller/caller.ts';
import { Differs } from '../verdict.ts';
import { valueIn } from '../checks/json-body.ts';
import type { Context } from '../context.ts';
import { NoAnswer } from '../wire/no-answer.ts';
import { differingKeys, readConfiguration, writeConfiguration } from './configuration.ts';

/** Holds the configuration as it was before the first change, and puts it back. */
export class Restoring {
  readonly #context: Context;
  #before: string | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  async remember(): Promise<void> {
    this.#before ??= await readConfiguration(this.#context);
  }

  /** Puts back what differs. Returns what could not be restored. */
  async restore(): Promise<readonly string[]> {
    const before = this.#before;
    if (before === undefined) return [];
    try {
      if ((await this.#left(before)).length === 0) return [];
      await this.#write(before);
      return (await this.#left(before)).map(key => `${key} is not as it was before the run`);
    } catch (error) {
      if (error instanceof Differs || error instanceof NoAnswer)
        return [`The configuration could not be read or written: ${error.message}`];
      throw error;
    }
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
    await caller.json('PUT', `${V1}/system/airos/configuration`, valueIn(before));
  }
}
