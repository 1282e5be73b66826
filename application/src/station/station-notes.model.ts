import { firstCodePoints } from '@radiolink/domain/text';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { StatusModel } from '../status/status.model.ts';
import { reportedMac } from '../status/device-facts.ts';
import type { StationNotes, StationNotesPort } from './station.port.ts';

/** Longest note, code points. */
export const NOTE_MAX_LENGTH = 280;

/** A note as it was written. */
export interface WrittenNote {
  readonly mac: string;
  readonly text: string;
}

export interface StationNotesModel {
  /** A text for a station; an empty one removes its note. */
  readonly noteWritten: EventCallable<WrittenNote>;
  readonly $notes: Store<StationNotes>;
  /** False once the browser refused to keep a note: it then lasts as long as the page. */
  readonly $notesSaved: Store<boolean>;
}

/** The notes about the stations of this device, from the moment that it says who it is. */
export function createStationNotesModel(status: StatusModel, port: StationNotesPort): StationNotesModel {
  const noteWritten = createEvent<WrittenNote>();
  const $owner = status.slice(reportedMac).map(owner => owner ?? '');
  const $notes = createStore<StationNotes>(new Map());
  const writeFx = createEffect(
    ({ owner, mac, text }: WrittenNote & { readonly owner: string }) =>
      owner !== '' && port.write(owner, mac, text),
  );
  const $notesSaved = createStore(true).on(writeFx.doneData, (_, saved) => saved);

  // The device may have said who it is before this page, and with it this model, was loaded.
  const $readFor = createStore('');
  const owned = sample({
    clock: [$owner.updates, status.$status.updates],
    source: { owner: $owner, readFor: $readFor },
    fn: ({ owner, readFor }) => (owner === '' || owner === readFor ? undefined : owner),
  }).filterMap(owner => owner);
  $readFor.on(owned, (_, owner) => owner);
  sample({ clock: owned, fn: owner => port.read(owner), target: $notes });
  const accepted = sample({
    clock: noteWritten,
    source: $owner,
    fn: (owner, { mac, text }) => ({ owner, mac, text: firstCodePoints(text, NOTE_MAX_LENGTH) }),
  });
  $notes.on(accepted, (notes, { mac, text }) => withNote(notes, mac, text));
  sample({ clock: accepted, target: writeFx });

  return { noteWritten, $notes, $notesSaved };
}

/** The notes with one more, changed, or, for a blank text, taken away. Others are kept as typed: reading 25. */
export function withNote(notes: StationNotes, mac: string, text: string): StationNotes {
  const changed = new Map(notes);
  if (text.trim() === '') changed.delete(mac);
  else changed.set(mac, text);
  return changed;
}
