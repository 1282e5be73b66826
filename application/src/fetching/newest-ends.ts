import { type Effect, type Event, type Store, sample } from 'effector';

/** The ends of the newest request. */
export interface NewestEnds<Params, Done, Fail> {
  readonly done: Event<{ readonly params: Params; readonly result: Done }>;
  readonly fail: Event<{ readonly params: Params; readonly error: Fail }>;
}

/**
 * How the newest of several requests ends, whichever response comes first; the ends of the others are dropped.
 *
 * @param $newest the parameters of the newest request, compared by `===`; null if no response is wanted
 */
export function newestEnds<Params, Done, Fail = Error>(
  fx: Effect<Params, Done, Fail>,
  $newest: Store<NoInfer<Params> | null>,
): NewestEnds<Params, Done, Fail> {
  const isNewest = (newest: Params | null, { params }: { readonly params: Params }) => newest === params;
  return {
    done: sample({ clock: fx.done, source: $newest, filter: isNewest, fn: (_, done) => done }),
    fail: sample({ clock: fx.fail, source: $newest, filter: isNewest, fn: (_, fail) => fail }),
  };
}
