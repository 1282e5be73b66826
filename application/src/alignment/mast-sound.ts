import type { AimCue, AimTone } from '@radiolink/domain/tools';
import { createEffect, createStore, type Event, sample, type Store } from 'effector';
import type { AimSound, AudioHapticsPort } from './audio-haptics.port.ts';

/** What is to be heard of the levels of now. */
interface Received {
  readonly tones: readonly AimTone[];
  readonly volume: number;
}

export interface Sounded {
  readonly $on: Store<boolean>;
  readonly $received: Store<Received>;
  /** Why no level is to be heard; null while one is. */
  readonly $cue: Store<AimCue | null>;
  /** Cues of events, heard beside the levels. */
  readonly once: Event<AimCue>;
}

/** Plays what is to be heard while the sound is on; a cue once, when its reason begins and when the sound is turned on. */
export function sounded(
  senses: Pick<AudioHapticsPort, 'sound'>,
  { $on, $received, $cue, once }: Sounded,
): void {
  const $playing = createStore<AimSound | null>(null, { serialize: 'ignore' });
  const turnFx = createEffect(({ on, playing }: { on: boolean; playing: AimSound | null }) => {
    playing?.end();
    return on ? senses.sound() : null;
  });
  sample({ clock: $on, source: $playing, fn: (playing, on) => ({ on, playing }), target: turnFx });
  $playing.on(turnFx.doneData, (_, playing) => playing);

  const playFx = createEffect(({ playing, received }: { playing: AimSound | null; received: Received }) =>
    playing?.play(received.tones, received.volume),
  );
  sample({
    clock: [$received, $playing],
    source: { playing: $playing, received: $received },
    filter: ({ playing }) => playing !== null,
    target: playFx,
  });

  const cueFx = createEffect(
    ({ playing, cue, volume }: { playing: AimSound | null; cue: AimCue | null; volume: number }) => {
      if (cue !== null) playing?.cue(cue, volume);
    },
  );
  sample({
    clock: [$cue, $playing],
    source: { playing: $playing, cue: $cue, received: $received },
    fn: ({ playing, cue, received }) => ({ playing, cue, volume: received.volume }),
    target: cueFx,
  });
  sample({
    clock: once,
    source: { playing: $playing, received: $received },
    fn: ({ playing, received }, cue) => ({ playing, cue, volume: received.volume }),
    target: cueFx,
  });
}
