import { createEffect, createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import type { SessionStore } from '../session/session-store.port.ts';
import { isRecord } from '../tool-runs/json-shape.ts';

/** A named frequency of the axis, MHz. */
export interface AirMarker {
  readonly mhz: number;
  readonly name: string;
}

/** The markers of the axis. They last as long as the session. */
export interface AirMarkers {
  /** Sets a marker at a frequency, MHz; where one is nothing changes. */
  readonly markerSet: EventCallable<number>;
  readonly markerNamed: EventCallable<AirMarker>;
  readonly markerRemoved: EventCallable<number>;
  /** By frequency. */
  readonly $markers: Store<readonly AirMarker[]>;
}

/** More can't be told apart on a screen. */
export const MOST_MARKERS = 12;
const LONGEST_NAME = 24;

/** Makes the markers, as the session has them. */
export function createAirMarkers(store: SessionStore): AirMarkers {
  const markerSet = createEvent<number>();
  const markerNamed = createEvent<AirMarker>();
  const markerRemoved = createEvent<number>();
  const $markers = createStore(readMarkers(store.get('air_markers')))
    .on(markerSet, withMarker)
    .on(markerNamed, (markers, { mhz, name }) =>
      markers.map(marker => (marker.mhz === mhz ? { mhz, name: shortened(name) } : marker)),
    )
    .on(markerRemoved, (markers, mhz) => markers.filter(marker => marker.mhz !== mhz));
  const storeFx = createEffect((markers: readonly AirMarker[]) =>
    store.set({ air_markers: JSON.stringify(markers) }),
  );
  sample({ clock: [markerSet, markerNamed, markerRemoved], source: $markers, target: storeFx });
  return { markerSet, markerNamed, markerRemoved, $markers };
}

function withMarker(markers: readonly AirMarker[], at: number): readonly AirMarker[] {
  const mhz = Math.round(at);
  const isThere = markers.some(marker => marker.mhz === mhz);
  if (isThere || markers.length >= MOST_MARKERS || !isFrequency(mhz)) return markers;
  return [...markers, { mhz, name: '' }].toSorted((a, b) => a.mhz - b.mhz);
}

const isFrequency = (mhz: number): boolean => mhz > 0 && Number.isFinite(mhz);

const shortened = (name: string): string => [...name].slice(0, LONGEST_NAME).join('');

/** What a storage returns, as far as it is markers. */
function readMarkers(text: string | undefined): readonly AirMarker[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one: unknown) => markerOf(one) ?? []).slice(0, MOST_MARKERS);
  } catch {
    return [];
  }
}

function markerOf(json: unknown): AirMarker | undefined {
  if (!isRecord(json)) return undefined;
  const { mhz, name } = json;
  if (typeof mhz !== 'number' || !isFrequency(mhz)) return undefined;
  return { mhz, name: typeof name === 'string' ? shortened(name) : '' };
}
