import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { normaliseUniiKey } from '@radiolink/domain/radio';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';

/** The state of unlocking the lower 5 GHz bands. */
export interface UniiUnlocking {
  readonly asking: boolean;
  readonly unlocked: boolean;
  readonly failure?: FetchError;
}

/** The key as it was typed, with the name that it was given to. */
export interface UniiKey {
  readonly name: string;
  readonly key: string;
}

/**
 * Sends the key, dashes removed and trimmed, with the name as typed (reading 25), and remembers in the session that
 * it was right. §5.
 */
export function uniiUnlocking(
  port: Pick<RegulatoryDomainPort, 'activateUnii'>,
  session: SessionStore,
): { readonly uniiKeyEntered: EventCallable<UniiKey>; readonly $unii: Store<UniiUnlocking> } {
  const uniiKeyEntered = createEvent<UniiKey>();
  const unlockFx = createEffect(async ({ name, key }: UniiKey) => {
    await port.activateUnii({ name, key: normaliseUniiKey(key) });
    const board = session.get('boardinfo') ?? '';
    // The board info came with the login; the channels of the country are read again.
    session.set({ boardinfo: board.replace(/(feature\.fcc_unii_activated)=0/, '$1=1'), rd: '' });
  });
  const $unii = createStore<UniiUnlocking>({ asking: false, unlocked: false })
    .on(unlockFx, ({ unlocked }) => ({ asking: true, unlocked }))
    .on(unlockFx.done, () => ({ asking: false, unlocked: true }))
    .on(unlockFx.failData, (_, reason) => {
      const failure = asFetchError(reason);
      return { asking: false, unlocked: false, ...(failure && { failure }) };
    });
  sample({
    clock: uniiKeyEntered,
    source: $unii,
    filter: ({ asking }) => !asking,
    fn: (_, key) => key,
    target: unlockFx,
  });
  return { uniiKeyEntered, $unii };
}
