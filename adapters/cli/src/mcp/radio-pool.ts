import { DeviceLine, type NodeConnectOptions, type Radio } from '@radiolink/client/node';
import { UsageError } from '../failure.ts';
import type { NamedRadio } from '../connection/radios-file.ts';

/** What sessions are opened with. */
export interface PoolWorld {
  readonly connect: (options: NodeConnectOptions) => Promise<Radio>;
  readonly now: () => number;
}

/** One session for each radio of the file, opened when it is first used and again after it ended. Calls to a radio queue. */
export class RadioPool {
  readonly #lines = new Map<string, DeviceLine<Radio>>();
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(
    readonly radios: ReadonlyMap<string, NamedRadio>,
    private readonly world: PoolWorld,
  ) {}

  /** A radio by its name in the file. @throws UsageError */
  named(name: string): NamedRadio {
    const radio = this.radios.get(name);
    if (radio === undefined)
      throw new UsageError(`There is no radio of this name. list_radios lists the names.`);
    return radio;
  }

  /** Opens a session of its own, for a change that follows its radio over a restart. */
  open(name: string, url: string): Promise<Radio> {
    return this.world.connect({ ...this.named(name).login(), url });
  }

  /** Does something with a radio once what was begun before has ended. @throws RequestFailure, LoginFailure, UsageError */
  async use<Result>(name: string, call: (radio: Radio) => Promise<Result>): Promise<Result> {
    const radio = this.named(name);
    const line =
      this.#lines.get(name) ?? new DeviceLine(url => this.open(name, url), radio.url, this.world.now);
    this.#lines.set(name, line);
    const before = this.#queues.get(name);
    const turn = (async () => {
      await before?.catch(() => undefined);
      return line.use(call);
    })();
    this.#queues.set(name, turn);
    return turn;
  }

  /** Logs out everywhere. */
  async close(): Promise<void> {
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    await Promise.all(lines.map(line => line.close()));
  }
}
