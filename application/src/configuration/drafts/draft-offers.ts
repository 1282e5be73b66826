import type { ConfigDraft } from '@radiolink/domain/configuration';
import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import type { EditingModel } from '../editing.model.ts';
import type { TypedText } from './change-memory.port.ts';
import type { DraftMemory } from './draft-memory.ts';
import { draftAnswer, type DraftOffer, type DraftRequest } from './draft-offer.ts';
import { withTyped } from './typed-texts.ts';

/** The remembered changes, offered until they are taken up or discarded. */
export interface DraftOffers {
  /** Takes up or offers the remembered changes. */
  readonly draftRequested: EventCallable<DraftRequest>;
  readonly $offer: Store<DraftOffer | null>;
  readonly continued: EventCallable<void>;
  readonly discarded: EventCallable<void>;
  /** Texts that were not valid are to be in their fields again, after the changes they stood beside. */
  readonly typedRestored: Event<readonly TypedText[]>;
}

/**
 * Answers what becomes of the remembered changes.
 *
 * @param restored makes changes pending again
 * @param dropped changes are no more to be remembered
 */
export function createDraftOffers(
  { $memory, noted }: Pick<DraftMemory, '$memory' | 'noted'>,
  editing: Pick<EditingModel, '$saved' | '$state'>,
  restored: EventCallable<ConfigDraft>,
  dropped: EventCallable<ConfigDraft>,
): DraftOffers {
  const draftRequested = createEvent<DraftRequest>();
  const continued = createEvent();
  const discarded = createEvent();
  const $isFirst = createStore(true);
  const answer = sample({
    clock: draftRequested,
    source: {
      memory: $memory,
      saved: editing.$saved,
      pendingKeys: editing.$state.map(state => new Set(state?.store.changes.keys())),
      isFirst: $isFirst,
    },
    fn: draftAnswer,
    batch: false,
  });
  const answered = answer.filterMap(known => known);
  $isFirst.on(answered, () => false);
  sample({ clock: answered.filterMap(({ restored: draft }) => draft), target: restored });
  sample({ clock: answered.filterMap(({ dropped: drafts }) => drafts[0]), target: dropped });
  sample({ clock: answered.filterMap(({ dropped: drafts }) => drafts[1]), target: dropped });
  const $offer = createStore<DraftOffer | null>(null).on(answered, (known, { offer }) => offer ?? known);
  const taken = sample({ clock: continued, source: $offer }).filterMap(offer => offer ?? undefined);
  const left = sample({ clock: discarded, source: $offer }).filterMap(offer => offer ?? undefined);
  sample({ clock: taken, fn: ({ draft }) => draft, target: restored });
  sample({ clock: left, fn: ({ draft }) => draft, target: dropped });
  $offer.on([taken, left], () => null);
  sample({ clock: [taken, left], fn: ({ typed }) => withTyped(typed, []), target: noted, batch: false });
  // The changes are in the draft first: a text is judged beside them.
  const afterChangesFx = createEffect(async (typed: readonly TypedText[]) => typed);
  sample({ clock: taken, fn: ({ typed }) => typed, target: afterChangesFx });
  return { draftRequested, $offer, continued, discarded, typedRestored: afterChangesFx.doneData };
}
