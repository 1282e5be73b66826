import type { FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { interval } from 'rxjs';
import { lastFailure, oneAtATime } from '../fetching/fetching.ts';
import { Clock } from '../clock/clock.port.ts';
import { LocatePort, type Locating } from './locate.port.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import { type Token, token } from '../wiring/token.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** How long the LEDs flash, seconds. */
export const LOCATE_SECONDS = 60;
const POLL_MS = 5000;

export interface LocateModelPorts {
  readonly locate: LocatePort;
  readonly clock: Clock;
}

/** What the LEDs do. */
export interface LocateState {
  readonly active: boolean;
  /** When they stop by themselves, ms since the epoch; undefined if they go on until they are stopped. */
  readonly endsAt?: number | undefined;
}

/** The LEDs by which one finds a device on a mast. They stop by themselves. */
export interface LocateModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly startRequested: EventCallable<void>;
  readonly stopRequested: EventCallable<void>;
  /** Null until the device answered. */
  readonly $state: Store<LocateState | null>;
  readonly $busy: Store<boolean>;
  readonly $failure: Store<FetchError | null>;
}

export const LocateModel: Token<LocateModel> = token<LocateModel>('LocateModel');

/** Makes the model. It asks again only while the LEDs flash, on a hidden page too. readings 16 and 36. */
export function createLocateModel({ locate, clock }: LocateModelPorts): LocateModel {
  const opened = createEvent();
  const closed = createEvent();
  const startRequested = createEvent();
  const stopRequested = createEvent();
  const ticked = createEvent<unknown>();
  const readFx = createEffect(() => locate.read());
  const changeFx = createEffect((on: boolean) => (on ? locate.start(LOCATE_SECONDS) : locate.stop()));
  const $state = createStore<LocateState | null>(null).on(readFx.doneData, (_, now) =>
    stateOf(now, clock.now()),
  );

  oneAtATime([startRequested.map(() => true), stopRequested.map(() => false)], changeFx);
  subscribed({ opened, closed }, [into(() => interval(POLL_MS), ticked)]);
  sample({
    clock: ticked,
    source: { state: $state, pending: readFx.pending },
    filter: ({ state, pending }) => state?.active === true && !pending,
    target: readFx,
  });
  sample({ clock: [opened, changeFx.done], target: readFx });
  return {
    opened,
    closed,
    startRequested,
    stopRequested,
    $state,
    $busy: changeFx.pending,
    $failure: lastFailure([changeFx.failData, readFx.failData], [changeFx, readFx.done]),
  };
}

function stateOf({ active, secondsLeft }: Locating, now: number): LocateState {
  return { active, endsAt: secondsLeft === undefined ? undefined : now + secondsLeft * 1000 };
}

/** The locator LEDs on the system page. */
export const LOCATE_MODELS = [
  bindModel(LocateModel, createLocateModel, { locate: LocatePort, clock: Clock }),
];
