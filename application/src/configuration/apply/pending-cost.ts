import type { ConfigStore } from '@radiolink/domain/configuration';
import { type ChangeImpact, changeImpact } from '@radiolink/domain/impact';
import type { ChannelRow } from '@radiolink/domain/radio';
import { type Finding, pendingFaults, type SettingsBoard } from '@radiolink/domain/settings';

/** Properties of the hardware and of the country being set; null while unknown. */
export interface CostFacts {
  readonly channels: readonly ChannelRow[] | null;
  readonly board: SettingsBoard | null;
}

/** Impact of applying the pending changes; null without any. */
export function impactOf(store: ConfigStore, { channels }: Pick<CostFacts, 'channels'>): ChangeImpact | null {
  if (!store.isChanged) return null;
  const { original, running } = store;
  return changeImpact({ before: original, after: running, ...(channels !== null && { channels }) });
}

/** Problems caused by the pending changes. */
export function faultsOf(store: ConfigStore, { channels, board }: CostFacts): readonly Finding[] {
  return pendingFaults(store, {
    ...(board !== null && { board }),
    ...(channels !== null && { channels }),
  });
}
