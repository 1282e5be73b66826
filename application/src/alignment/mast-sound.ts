import type { AimCue, AimTone } from '@radiolink/domain/tools';
import { createEffect, createStore, type Event, sample, type Store } from 'effector';
import type { AimSound, AudioHapticsPort } from './alignment.port.ts';

/** What is to be heard of the levels of now. */
interface SoundRequest {
  readonly tones: readonly AimTone[];
  readonly volume: number;
}

interface Sounds {
  readonly $on: Store<boolean>;
  readonly $request: Store<SoundRequest>;
  /** Why no level is to be heard; null while one is. */
  readonly $cue: Store<AimCue | null>;
  /** Cues of events, heard beside the levels. */
  readonly once: Event<AimCue>;
}

/** Plays what is to be heard while the sound is on; a cue once, when its reason begins and when the sound is turned on. */
export function playSounds(
  senses: Pick<AudioHapticsPort, 'sound'>,
  { $on, $request, $cue, once }: Sounds,
): void {
  const $playing = createStore<AimSound | null>(null, { serialize: 'ignore' });
  const turnFx = createEffect(({ on, playing }: { on: boolean; playing: AimSound | null }) => {
    playing?.end();
    return on ? senses.sound() : null;
  });
  sample({ clock: $on, source: $playing, fn: (playing, on) => ({ on, playing }), target: turnFx });
  $playing.on(turnFx.doneData, (_, playing) => playing);

  const playFx = createEffect(({ playing, request }: { playing: AimSound | null; request: SoundRequest }) =>
    playing?.play(request.tones, request.volume),
  );
  sample({
    clock: [$request, $playing],
    source: { playing: $playing, request: $request },
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
    source: { playing: $playing, cue: $cue, request: $request },
    fn: ({ playing, cue, request }) => ({ playing, cue, volume: request.volume }),
    target: cueFx,
  });
  sample({
    clock: once,
    source: { playing: $playing, request: $request },
    fn: ({ playing, request }, cue) => ({ playing, cue, volume: request.volume }),
    target: cueFx,
  });
}
