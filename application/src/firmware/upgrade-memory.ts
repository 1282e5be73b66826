import type { SessionStore } from '../session/session-store.port.ts';
import type { RemoteUpgrade } from './remote-upgrade-memory.port.ts';
import { isInstalled, overdueAt, type UpgradeJob, type UpgradeState } from './upgrade-state.ts';

type Store = Pick<SessionStore, 'get' | 'set'>;

/** The installation that this tab began and has not seen to its end; undefined without one. */
export function rememberedUpgrade(store: Store): UpgradeJob | undefined {
  try {
    const stored: unknown = JSON.parse(store.get('upgrade') ?? 'null');
    return isUpgradeJob(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers an installation until its end is seen. The restart ends the session and reloads the page. */
export function rememberUpgrade(store: Store, state: UpgradeState): void {
  const isOpen = state.kind === 'away' || state.kind === 'back';
  const text = isOpen ? JSON.stringify(state.job) : '';
  if (text !== (store.get('upgrade') ?? '')) store.set({ upgrade: text });
}

/** Whether a stored value is an installation. */
export function isUpgradeJob(value: unknown): value is UpgradeJob {
  if (typeof value !== 'object' || value === null) return false;
  const { from, version, since, seconds } = value as Readonly<Record<string, unknown>>;
  return (
    typeof from === 'string' &&
    (version === undefined || typeof version === 'string') &&
    Number.isFinite(since) &&
    Number.isFinite(seconds)
  );
}

/**
 * Whether the remote device is still being upgraded: not once it is overdue, nor once it reports the new version.
 * @param running what the remote device reports now; undefined while it is away
 * @param now ms since the epoch
 */
export function isRemoteUpgrading({ job }: RemoteUpgrade, running: string | undefined, now: number): boolean {
  if (now > overdueAt(job)) return false;
  return running === undefined || !isInstalled(job, running);
}
