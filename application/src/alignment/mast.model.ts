import type { LinkSide } from '@radiolink/domain/link';
import { type Aim, aimTone, type AimTone } from '@radiolink/domain/tools';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import { type Token, token } from '../wiring/token.ts';
import type { AlignmentModel } from './alignment.model.ts';
import type { AimSound, SensesPort } from './senses.port.ts';

/** Which ends are heard: the one that is shown, or both, each in an ear of its own. */
export type MastSound = 'off' | 'shown' | 'both';

/** Something to be said, in the language of the page. */
export interface Spoken {
  readonly text: string;
  readonly language: string;
}

/** Mast mode: one end over the whole screen, for a person with one free hand. */
export interface MastModel {
  readonly entered: EventCallable<void>;
  readonly left: EventCallable<void>;
  readonly sideChosen: EventCallable<LinkSide>;
  readonly soundChosen: EventCallable<MastSound>;
  /** Volume from 0 to 1. */
  readonly volumeChosen: EventCallable<number>;
  readonly spoken: EventCallable<Spoken>;
  readonly $open: Store<boolean>;
  readonly $side: Store<LinkSide>;
  readonly $sound: Store<MastSound>;
  readonly $volume: Store<number>;
}

/** Token of the model. */
export const MastModel: Token<MastModel> = token<MastModel>('MastModel');

/** Two short pulses: unlike a message, which is one. */
const NEW_BEST_PULSES_MS = [80, 60, 80];
const USUAL_VOLUME = 0.5;

interface Received {
  readonly tones: readonly AimTone[];
  readonly volume: number;
}

/** Makes the model. */
export function createMastModel({
  senses,
  alignment,
}: {
  readonly senses: SensesPort;
  readonly alignment: Pick<AlignmentModel, '$aim' | 'bestRose' | 'left'>;
}): MastModel {
  const entered = createEvent();
  const left = createEvent();
  const sideChosen = createEvent<LinkSide>();
  const soundChosen = createEvent<MastSound>();
  const volumeChosen = createEvent<number>();
  const spoken = createEvent<Spoken>();

  const $open = createStore(false)
    .on(entered, () => true)
    .on([left, alignment.left], () => false);
  const $side = createStore<LinkSide>('local').on(sideChosen, (_, side) => side);
  const $sound = createStore<MastSound>('off').on(soundChosen, (_, sound) => sound);
  const $volume = createStore(USUAL_VOLUME).on(volumeChosen, (before, volume) =>
    volume >= 0 && volume <= 1 ? volume : before,
  );

  heldWhile($open, () => senses.preventSleep());
  sounded(
    senses,
    combine($open, $sound, (open, sound) => open && sound !== 'off'),
    combine(alignment.$aim, $side, $sound, $volume, (aim, side, sound, volume) => ({
      tones: tonesOf(aim, side, sound),
      volume,
    })),
  );

  const vibrateFx = createEffect(() => senses.vibrate(NEW_BEST_PULSES_MS));
  sample({
    clock: alignment.bestRose,
    source: { open: $open, shown: $side },
    filter: ({ open, shown }, sides) => open && sides.includes(shown),
    fn: () => undefined,
    target: vibrateFx,
  });

  const sayFx = createEffect(({ text, language }: Spoken) => senses.say(text, language));
  sample({ clock: spoken, source: $open, filter: open => open, fn: (_, words) => words, target: sayFx });
  const hushFx = createEffect(() => senses.hush());
  sample({ clock: $open, filter: open => !open, fn: () => undefined, target: hushFx });

  return { entered, left, sideChosen, soundChosen, volumeChosen, spoken, $open, $side, $sound, $volume };
}

function tonesOf(aim: Aim, shown: LinkSide, sound: MastSound): readonly AimTone[] {
  const sides: readonly LinkSide[] = sound === 'both' ? ['local', 'remote'] : [shown];
  return sides.flatMap(side => aimTone(aim[side].total, side, sound !== 'both') ?? []);
}

/** Takes something when a store turns true, and gives it back when it turns false. */
function heldWhile($held: Store<boolean>, take: () => () => void): void {
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

/** Plays what is to be heard while the sound is on. */
function sounded(senses: SensesPort, $on: Store<boolean>, $received: Store<Received>): void {
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
}
