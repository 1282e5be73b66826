import { type ConfigDraft, draftSize } from '@radiolink/domain/configuration';
import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import { listen } from '../../streams/subscribed.ts';
import type { ChangeOwner } from './change-memory.port.ts';
import type { DraftMemory } from './draft-memory.ts';
import type { TabMessage, TabsPort } from './tabs.port.ts';

/** Another tab of this browser on the same device. */
export interface OtherTab {
  /** The last word of another tab on the same device; null after it was dismissed or has no changes. */
  readonly $otherTab: Store<TabMessage | null>;
  readonly otherTabDismissed: EventCallable<void>;
  /** Notifies other tabs that the device has another configuration. */
  readonly written: EventCallable<void>;
}

interface OtherTabPorts {
  readonly tabs: TabsPort;
  readonly clock: Clock;
  readonly $owner: Store<ChangeOwner | null>;
}

/**
 * Says to other tabs what this one changes, and listens to them.
 *
 * @param $mine changes stored by this page
 */
export function createOtherTab(
  { tabs, clock, $owner }: OtherTabPorts,
  noted: DraftMemory['noted'],
  $mine: Store<ConfigDraft>,
  mineChanged: Event<{ readonly owner: ChangeOwner; readonly mine: ConfigDraft }>,
): OtherTab {
  const otherTabDismissed = createEvent();
  const written = createEvent();
  const postFx = createEffect((message: TabMessage) => tabs.post(message));
  sample({
    clock: mineChanged,
    fn: ({ owner, mine }) => ({ owner, kind: 'draft' as const, count: draftSize(mine) }),
    target: postFx,
  });

  const arrived = createEvent<TabMessage>();
  listen(tabs.messages, arrived);
  const ours = sample({
    clock: arrived,
    source: $owner,
    filter: (owner, { owner: other }) => owner?.mac === other.mac && owner.user === other.user,
    fn: (_, message) => message,
    batch: false,
  });
  sample({
    clock: ours,
    source: $mine,
    filter: (mine, { kind }) => kind === 'draft' && draftSize(mine) > 0,
    fn: mine => ({ kind: 'draft-missing', mine, at: clock.now() }) as const,
    target: noted,
  });
  const $otherTab = createStore<TabMessage | null>(null)
    .on(ours, (_, message) => (message.kind === 'draft' && message.count > 0 ? message : null))
    .reset(otherTabDismissed);
  sample({
    clock: written,
    source: $owner,
    filter: Boolean,
    fn: owner => ({ owner, kind: 'written' as const, count: 0 }),
    target: postFx,
  });
  return { $otherTab, otherTabDismissed, written };
}
