import { createEffect, createStore, sample, type Store } from 'effector';

/** Takes something when a store turns true, and gives it back when it turns false. */
export function subscribeWhile($held: Store<boolean>, take: () => () => void): void {
  const $release = createStore<(() => void) | null>(null, { serialize: 'ignore' });
  const turnFx = createEffect(({ held, release }: { held: boolean; release: (() => void) | null }) => {
    release?.();
    return held ? take() : null;
  });
  sample({
    clock: $held,
    source: $release,
    fn: (release, held) => ({ held, release }),
    target: turnFx,
  });
  $release.on(turnFx.doneData, (_, release) => release);
}
