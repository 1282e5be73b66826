import type { Radio } from '@radiolink/client/node';
import { frequencyOf, onFrequency } from './frequency.ts';

/** How long things take; a test with fast radios has other times. */
export interface Pace {
  readonly pollMs: number;
  /** A radio restarts into a change; so long it may be silent. */
  readonly silentMs: number;
}

/** One end of a link while it is changed. */
export class RadioEnd {
  constructor(
    readonly url: string,
    private readonly connect: () => Promise<Radio>,
    private readonly pace: Pace,
  ) {}

  #radio: Radio | undefined;

  async #session(): Promise<Radio> {
    this.#radio ??= await this.connect();
    return this.#radio;
  }

  async frequency(): Promise<number> {
    const { configuration } = await this.#session();
    return frequencyOf((await configuration.read()).text);
  }

  /** Whether a test runs, whoever began it: also a worker that died. */
  async isTested(): Promise<boolean> {
    return (await (await this.#session()).configurationTest.read()).active;
  }

  /** Tries a frequency, unless the radio has it already; the radio itself reverts after four minutes. */
  async test(frequencyMhz: number): Promise<void> {
    if ((await this.frequency()) === frequencyMhz) return;
    const { configuration } = await this.#session();
    const text = onFrequency((await configuration.read()).text, frequencyMhz);
    await configuration.write({ text, testMode: true, noSave: false });
    await this.#answersWith(frequencyMhz);
  }

  async keep(): Promise<void> {
    if (await this.isTested()) await (await this.#session()).configuration.apply();
  }

  /** Back to the frequency it had: ends the test, or undoes what was kept. */
  async restore(frequencyMhz: number): Promise<void> {
    if (await this.isTested()) await (await this.#session()).configuration.discard({ testMode: true });
    await this.#answers();
    const { configuration } = await this.#session();
    const { text } = await configuration.read();
    if (frequencyOf(text) === frequencyMhz) return;
    await configuration.write({ text: onFrequency(text, frequencyMhz), testMode: false, noSave: false });
    await this.#answersWith(frequencyMhz);
  }

  async close(): Promise<void> {
    await this.#radio?.close().catch(() => undefined);
    this.#radio = undefined;
  }

  async #answersWith(frequencyMhz: number): Promise<void> {
    const found = await this.#answers();
    if (found !== frequencyMhz)
      throw new Error(`${this.url} is on ${found} MHz, not on ${frequencyMhz} MHz.`);
  }

  /** Waits until the radio answers after its restart. */
  async #answers(): Promise<number> {
    const until = Date.now() + this.pace.silentMs;
    for (;;) {
      await new Promise(resolve => setTimeout(resolve, this.pace.pollMs));
      try {
        return await this.frequency();
      } catch (reason) {
        // Its session may have ended with the restart.
        this.#radio = undefined;
        if (Date.now() > until) throw reason;
      }
    }
  }
}
