import {
  CertificateChanged,
  LoginFailure,
  nextStatus,
  type NodeConnectOptions,
  type Radio,
} from '@radiolink/client/node';
import { asFetchError } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { ProbeFailure } from './probe-report.ts';

/** Unused for so long, a session is closed: devices have few. */
const IDLE_MS = 600_000;
/** After a refused login: three wrong passwords within a minute would block this address at the device. reading 15 */
const REFUSED_PAUSE_MS = 300_000;

/** What is kept of a target. */
interface Target {
  radio?: Radio | undefined;
  /** The probe under way, which others share. */
  under?: Promise<DeviceStatus> | undefined;
  usedAt: number;
  /** Why no login is tried, and until when. */
  refused?: { readonly reason: unknown; readonly until: number } | undefined;
}

export interface SessionWorld {
  readonly connect: (options: NodeConnectOptions) => Promise<Radio>;
  readonly now: () => number;
}

/** Sessions with the targets: each logs in once, and again only after its session ended. */
export class RadioSessions {
  readonly #targets = new Map<string, Target>();

  constructor(private readonly world: SessionWorld) {}

  /** Sessions that are open. */
  get open(): number {
    return [...this.#targets.values()].filter(({ radio }) => radio !== undefined).length;
  }

  /** The next status of a target. Rejects with why there is none. */
  read(module: string, options: NodeConnectOptions): Promise<DeviceStatus> {
    const key = `${module} ${options.url}`;
    const target = this.#targets.get(key) ?? { usedAt: 0 };
    this.#targets.set(key, target);
    target.usedAt = this.world.now();
    target.under ??= this.#status(target, options).finally(() => {
      target.under = undefined;
    });
    return target.under;
  }

  /** Closes what was not used for ten minutes. */
  closeIdle(): void {
    for (const [key, target] of this.#targets) {
      if (target.under !== undefined || this.world.now() - target.usedAt < IDLE_MS) continue;
      this.#targets.delete(key);
      void close(target);
    }
  }

  async closeAll(): Promise<void> {
    const all = [...this.#targets.values()];
    this.#targets.clear();
    await Promise.all(all.map(close));
  }

  async #status(target: Target, options: NodeConnectOptions): Promise<DeviceStatus> {
    const { refused } = target;
    if (refused !== undefined && this.world.now() < refused.until) throw refused.reason;
    const isKept = target.radio !== undefined;
    try {
      return await this.#once(target, options);
    } catch (reason) {
      await close(target);
      // The session ended meanwhile: a restart, another administrator, its time.
      if (isKept && asFetchError(reason)?.kind !== 'network') return this.#once(target, options);
      throw reason;
    }
  }

  async #once(target: Target, options: NodeConnectOptions): Promise<DeviceStatus> {
    try {
      target.radio ??= await this.world.connect(options);
    } catch (reason) {
      if (reason instanceof LoginFailure && isRefusal(reason))
        target.refused = { reason, until: this.world.now() + REFUSED_PAUSE_MS };
      throw reason;
    }
    target.refused = undefined;
    return nextStatus(target.radio);
  }
}

async function close(target: Target): Promise<void> {
  const { radio } = target;
  target.radio = undefined;
  await radio?.close().catch(() => undefined);
}

/** The reason as a label: few values, no text of a device. */
export function probeFailure(reason: unknown): ProbeFailure {
  if (reason instanceof CertificateChanged) return 'certificate';
  if (reason instanceof LoginFailure) {
    if (reason.problem.kind === 'refused') return 'login';
    return reason.problem.kind === 'unreachable' ? 'unreachable' : 'refused';
  }
  return asFetchError(reason)?.kind === 'network' ? 'unreachable' : 'refused';
}

/** The device answered, and the same login would be refused again: neither silence nor an error of its server. */
const isRefusal = ({ problem }: LoginFailure): boolean =>
  problem.kind !== 'unreachable' && problem.kind !== 'failed';
