import {
  type ApplyMemory,
  type ApplyProgress,
  type ApplyResult,
  applyTo,
  changeLink,
  type ChangePlan,
  fileMemory,
  inMemory,
  type LinkAgreement,
  type LinkChangeResult,
  planChange,
  type RememberedApply,
  type RememberedLink,
} from '@radiolink/client/node';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withCondition } from '../apply/outcome-text.ts';
import type { RadioPool } from './radio-pool.ts';
import { ToolRefusal } from './tool.ts';

/** A plan is good for so long. */
const PLAN_MS = 600_000;
/** Plans that are remembered; of more, the oldest go. */
const MAX_PLANS = 50;

/** Conditions under which a tested change is kept, as they are written. */
export const CONDITION = /^(?:link|stations>=\d{1,4}|signal>=-\d{1,3})$/;

/** A change that was judged, and may be sent until it expires or the configuration it was made from has changed. */
export interface StoredPlan {
  readonly id: string;
  readonly radio: string;
  readonly changes: Readonly<Record<string, string | null>>;
  readonly plan: ChangePlan;
  /** Digest of the configuration that it was made from. */
  readonly madeFrom: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** What is stored of a change beside its state. Plans hold no secret, so their values may be stored. */
const storedChange = z.object({
  plan: z.string(),
  changes: z.record(z.string(), z.string().nullable()),
  keepIf: z.array(z.string().regex(CONDITION)),
});
type StoredChange = z.infer<typeof storedChange>;

/** A change on its way, or the last one that ended. */
export interface RunningChange {
  readonly radio: string;
  readonly stored: StoredChange;
  readonly memory: ApplyMemory<RememberedApply>;
  progress: ApplyProgress | undefined;
  result: ApplyResult | undefined;
  failure: unknown;
  /** Resolves at its end, whatever that is. */
  ended: Promise<void>;
}

/** What the running of changes needs. */
export interface ChangeWorld {
  readonly pool: RadioPool;
  readonly answers: (url: string) => Promise<boolean>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Folder in which a change survives the end of the program; undefined: it does not. */
  readonly stateFolder: string | undefined;
  readonly signal: AbortSignal;
}

const OWNER_ONLY = 0o600;

/** Plans, and the changes under way: one for each radio at a time. */
export class Changes {
  readonly #plans = new Map<string, StoredPlan>();
  readonly #running = new Map<string, RunningChange>();
  readonly #linked = new Set<string>();

  constructor(private readonly world: ChangeWorld) {
    if (world.stateFolder !== undefined) mkdirSync(world.stateFolder, { recursive: true });
  }

  /** Judges a change against the device, and remembers it. @throws RequestFailure, RangeError */
  async plan(radio: string, changes: Readonly<Record<string, string | null>>): Promise<StoredPlan> {
    const { plan, madeFrom } = await this.world.pool.use(radio, async each => ({
      madeFrom: digestOf((await each.configuration.read()).text),
      plan: await planChange(each, { changes }),
    }));
    const stored = {
      id: randomUUID(),
      radio,
      changes,
      plan,
      madeFrom,
      expiresAt: this.world.now() + PLAN_MS,
    };
    this.#plans.set(stored.id, stored);
    for (const id of [...this.#plans.keys()].slice(0, -MAX_PLANS)) this.#plans.delete(id);
    return stored;
  }

  /** A plan that may still be sent. @throws ToolRefusal */
  planned(id: string): StoredPlan {
    const stored = this.#plans.get(id);
    if (stored === undefined || this.world.now() > stored.expiresAt)
      throw new ToolRefusal('This plan does not exist or is older than 10 minutes. Call plan_change again.');
    return stored;
  }

  /** The change of a radio that is under way, or ended last. A radio that did not respond at its end is asked again. */
  of(radio: string): RunningChange | undefined {
    const change = this.#running.get(radio);
    return change !== undefined && isSilent(change) && !this.#linked.has(radio)
      ? this.#follow(radio, change.stored, change.memory)
      : change;
  }

  /** Sends a plan as a test, and follows it to its end. @throws ToolRefusal, RequestFailure */
  async start(
    { id, radio, changes, madeFrom }: StoredPlan,
    keepIf: readonly string[],
  ): Promise<RunningChange> {
    this.#refuseIfBusy(radio);
    const text = await this.world.pool.use(radio, async each => (await each.configuration.read()).text);
    if (digestOf(text) !== madeFrom)
      throw new ToolRefusal(
        'The configuration has changed since this plan was made. Call plan_change again and look at the new plan.',
      );
    this.#refuseIfBusy(radio);
    // A plan is sent once.
    this.#plans.delete(id);
    const memory = this.#memoryOf(radio);
    // What an earlier change left by a failure is no beginning of this one.
    memory.clear();
    return this.#follow(radio, { plan: id, changes, keepIf: [...keepIf] }, memory);
  }

  /** Goes on with the changes that were under way when the program ended. Answers the names of their radios. */
  resume(): readonly string[] {
    const { stateFolder, pool } = this.world;
    if (stateFolder === undefined) return [];
    return readdirSync(stateFolder)
      .flatMap(file => /^(.+)\.plan\.json$/.exec(file)?.[1] ?? [])
      .filter(radio => pool.radios.has(radio) && existsSync(this.#file(radio, 'state')))
      .filter(radio => {
        const { success, data } = storedChange.safeParse(
          JSON.parse(readFileSync(this.#file(radio, 'plan'), 'utf8')),
        );
        if (success) this.#follow(radio, data, this.#memoryOf(radio));
        return success;
      });
  }

  /** Changes both ends of a link as one. The same call goes on with a change that was under way. @throws ToolRefusal */
  async changeLink(local: string, remote: string, agreement: LinkAgreement): Promise<LinkChangeResult> {
    for (const radio of [local, remote]) this.#refuseIfBusy(radio);
    for (const radio of [local, remote]) this.#linked.add(radio);
    try {
      const { now, wait, signal, stateFolder } = this.world;
      return await changeLink({ local: this.#wayTo(local), remote: this.#wayTo(remote) }, agreement, {
        clock: { now, wait },
        signal,
        ...(stateFolder !== undefined && {
          memory: fileMemory<RememberedLink>(join(stateFolder, `${local}~${remote}.link.json`)),
        }),
      });
    } catch (reason) {
      if (reason instanceof RangeError) throw new ToolRefusal(reason.message);
      throw reason;
    } finally {
      for (const radio of [local, remote]) this.#linked.delete(radio);
    }
  }

  #refuseIfBusy(radio: string): void {
    const change = this.#running.get(radio);
    if (change !== undefined && isSilent(change))
      throw new ToolRefusal(
        `What became of the last change of ${radio} is unknown: it did not respond. change_status asks it again.`,
      );
    if (this.#linked.has(radio) || (change !== undefined && isUnderWay(change)))
      throw new ToolRefusal(`A change of ${radio} is under way. change_status tells how it stands.`);
  }

  #memoryOf(radio: string): ApplyMemory<RememberedApply> {
    return this.world.stateFolder === undefined ? inMemory() : fileMemory(this.#file(radio, 'state'));
  }

  #follow(radio: string, stored: StoredChange, memory: ApplyMemory<RememberedApply>): RunningChange {
    const { now, wait, signal, stateFolder } = this.world;
    if (stateFolder !== undefined)
      writeFileSync(this.#file(radio, 'plan'), JSON.stringify(stored), { mode: OWNER_ONLY });
    const change: RunningChange = {
      radio,
      stored,
      memory,
      progress: undefined,
      result: undefined,
      failure: undefined,
      ended: Promise.resolve(),
    };
    const follow = async (): Promise<void> => {
      try {
        change.result = await applyTo(
          this.#wayTo(radio),
          { changes: stored.changes },
          {
            memory,
            mode: 'test',
            keepIf: stored.keepIf.flatMap(text => withCondition(text)),
            clock: { now, wait },
            signal,
            onProgress: seen => {
              change.progress = seen;
            },
          },
        );
      } catch (reason) {
        change.failure = reason;
      }
      if (stateFolder !== undefined && memory.load() === undefined)
        rmSync(this.#file(radio, 'plan'), { force: true });
    };
    change.ended = follow();
    this.#running.set(radio, change);
    return change;
  }

  #wayTo(name: string) {
    const { pool, answers } = this.world;
    return { url: pool.named(name).url, open: (url: string) => pool.open(name, url), answers };
  }

  #file(radio: string, part: 'plan' | 'state'): string {
    return join(this.world.stateFolder ?? '', `${radio}.${part}.json`);
  }
}

/** True until its end is known or given up. */
const isUnderWay = ({ result, failure }: RunningChange): boolean =>
  result === undefined && failure === undefined;

const isSilent = ({ result }: RunningChange): boolean => result?.outcome.kind === 'silent';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
