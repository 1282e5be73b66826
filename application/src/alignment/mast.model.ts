import {
  type AimCue,
  type AimTone,
  type Aim,
  type AimFreshness,
  aimFreshness,
  aimTone,
} from '@radiolink/domain/tools';
import {
  createEffect,
  createStore,
  sample,
  type Store,
  combine,
  createEvent,
  type EventCallable,
} from 'effector';
import { AudioHapticsPort, AlignmentPort } from './alignment.port.ts';
import { playSounds } from './mast-sound.ts';
import type { LinkSide } from '@radiolink/domain/link';
import { interval } from 'rxjs';
import { Clock } from '../clock/clock.port.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import { type Token, token } from '../wiring/token.ts';
import { AlignmentModel, createAlignmentModel } from './alignment.model.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { StatusPort } from '../status/status.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** What is shown: one end of the link, or both. */
export type MastSide = LinkSide | 'both';

/** Which ends are heard: those that are shown, or both, each in an ear of its own. */
export type MastSound = 'off' | 'shown' | 'both';

/** Something to be said, in the language of the page. */
export interface Spoken {
  readonly text: string;
  readonly language: string;
}

/** Mast mode: the levels over the whole screen, for a person with one free hand. */
export interface MastModel {
  readonly entered: EventCallable<void>;
  readonly left: EventCallable<void>;
  readonly sideChosen: EventCallable<MastSide>;
  readonly soundChosen: EventCallable<MastSound>;
  /** Turns the sound off, or on again as it was. */
  readonly soundToggled: EventCallable<void>;
  /** Volume from 0 to 1. */
  readonly volumeChosen: EventCallable<number>;
  readonly spoken: EventCallable<Spoken>;
  readonly $open: Store<boolean>;
  readonly $side: Store<MastSide>;
  readonly $sound: Store<MastSound>;
  readonly $volume: Store<number>;
  /** How new the levels are. reading 37. */
  readonly $freshness: Store<AimFreshness>;
  /** Age of the levels, s. */
  readonly $ageSeconds: Store<number>;
  /** Whether the browser keeps the screen lit meanwhile. */
  readonly $staysLit: Store<boolean>;
  /** Whether a new best is felt; else a short tone says it, while the sound is on. */
  readonly $vibrates: Store<boolean>;
}

export const MastModel: Token<MastModel> = token<MastModel>('MastModel');

/** Two short pulses: unlike a message, which is one. */
const NEW_BEST_PULSES_MS = [80, 60, 80];
const USUAL_VOLUME = 0.5;
const TICK_MS = 250;
const MS_PER_SECOND = 1000;

export interface MastPorts {
  readonly senses: AudioHapticsPort;
  readonly alignment: Pick<AlignmentModel, '$aim' | '$readAt' | '$downSince' | 'bestRose' | 'left'>;
  readonly clock: Clock;
}

/** Makes the model. */
export function createMastModel({ senses, alignment, clock }: MastPorts): MastModel {
  const entered = createEvent();
  const left = createEvent();
  const sideChosen = createEvent<MastSide>();
  const soundChosen = createEvent<MastSound>();
  const soundToggled = createEvent();
  const volumeChosen = createEvent<number>();
  const spoken = createEvent<Spoken>();

  const $open = createStore(false)
    .on(entered, () => true)
    .on([left, alignment.left], () => false);
  const closed = $open.updates.filterMap(open => (open ? undefined : true));
  const $side = createStore<MastSide>('local').on(sideChosen, (_, side) => side);
  // Start is a press, so that sound is permitted: a level is heard from the first moment.
  const $sounds = createStore<{ readonly sound: MastSound; readonly last: MastSound }>({
    sound: 'shown',
    last: 'shown',
  })
    .on(soundChosen, ({ last }, sound) => ({ sound, last: sound === 'off' ? last : sound }))
    .on(soundToggled, ({ sound, last }) => ({ sound: sound === 'off' ? last : 'off', last }));
  const $sound = $sounds.map(({ sound }) => sound);
  const $volume = createStore(USUAL_VOLUME).on(volumeChosen, (before, volume) =>
    volume >= 0 && volume <= 1 ? volume : before,
  );

  const ticked = createEvent<unknown>();
  const closing = createEvent();
  sample({ clock: closed, target: closing });
  subscribed({ opened: entered, closed: closing }, [into(() => interval(TICK_MS), ticked)]);
  const $enteredAt = createStore(0).on(entered, () => clock.now());
  const $now = createStore(0).on([entered, ticked, alignment.$readAt], () => clock.now());
  const $ageMs = combine($now, $enteredAt, alignment.$readAt, (now, enteredAt, readAt) =>
    Math.max(0, now - (readAt ?? enteredAt)),
  );
  const $freshness = $ageMs.map(aimFreshness);

  subscribeWhile($open, () => senses.preventSleep());
  const bestShown = sample({
    clock: alignment.bestRose,
    source: { open: $open, shown: $side },
    filter: ({ open, shown }, sides) => open && (shown === 'both' || sides.includes(shown)),
  });
  const $vibrates = createStore(senses.canVibrate);
  playSounds(senses, {
    once: sample({
      clock: bestShown,
      source: $vibrates,
      filter: vibrates => !vibrates,
      fn: (): AimCue => 'new-best',
    }),
    $on: combine($open, $sound, (open, sound) => open && sound !== 'off'),
    $request: combine(
      [alignment.$aim, $side, $sound, $volume, $freshness] as const,
      ([aim, side, sound, volume, freshness]) => ({
        tones: freshness === 'missing' ? [] : tonesOf(aim, side, sound),
        volume,
      }),
    ),
    $cue: combine($freshness, alignment.$downSince, (freshness, downSince): AimCue | null => {
      if (freshness === 'missing') return 'no-values';
      return downSince === null ? null : 'no-link';
    }),
  });

  const vibrateFx = createEffect(() => senses.vibrate(NEW_BEST_PULSES_MS));
  sample({
    clock: bestShown,
    source: $vibrates,
    filter: vibrates => vibrates,
    target: vibrateFx,
  });

  const sayFx = createEffect(({ text, language }: Spoken) => senses.say(text, language));
  sample({ clock: spoken, source: $open, filter: open => open, fn: (_, words) => words, target: sayFx });
  const stopSoundFx = createEffect(() => senses.stop());
  sample({ clock: closing, target: stopSoundFx });

  return {
    entered,
    left,
    sideChosen,
    soundChosen,
    soundToggled,
    volumeChosen,
    spoken,
    $open,
    $side,
    $sound,
    $volume,
    $freshness,
    $ageSeconds: $ageMs.map(ms => Math.floor(ms / MS_PER_SECOND)),
    $staysLit: createStore(senses.canPreventSleep),
    $vibrates,
  };
}

function tonesOf(aim: Aim, shown: MastSide, sound: MastSound): readonly AimTone[] {
  const sides: readonly LinkSide[] = sound === 'both' || shown === 'both' ? ['local', 'remote'] : [shown];
  return sides.flatMap(side => aimTone(aim[side].total, side, sides.length === 1) ?? []);
}

/** Takes something when a store turns true, and gives it back when it turns false. */
function subscribeWhile($held: Store<boolean>, take: () => () => void): void {
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

/** The parts of the page. */
export const ALIGNMENT_MODELS = [
  bindModel(AlignmentModel, createAlignmentModel, {
    alignment: AlignmentPort,
    statusPort: StatusPort,
    status: StatusModel,
    session: SessionModel,
    sessionStore: SessionStore,
    visibility: VisibilityPort,
  }),
  bindModel(MastModel, createMastModel, {
    senses: AudioHapticsPort,
    alignment: AlignmentModel,
    clock: Clock,
  }),
];
