import { emptyStatus, ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { answeringStatus } from '../status/answering-status.mother.ts';
import { notesOwner } from '../status/device-facts.ts';
import { createStationNotesModel, NOTE_MAX_LENGTH, withNote } from './station-notes.model.ts';
import type { StationNotes } from './station.port.ts';

const [A, B] = ['02:00:00:00:00:0A', '02:00:00:00:00:0B'];
const deviceWith = (hwaddr: string, name = 'ath0'): DeviceStatus =>
  emptyStatus({ interfaces: [{ name, hwaddr }] });
const [RIDGE, VALLEY] = ['02:00:00:00:00:01', '02:00:00:00:00:02'];

/** The notes of a browser that stores them for both devices. */
function theNotes({ saves = true } = {}) {
  const stored = new Map<string, StationNotes>([
    [RIDGE, new Map([[A, 'silo']])],
    [VALLEY, new Map([[A, 'barn']])],
  ]);
  const status = answeringStatus();
  const model = createStationNotesModel(status.model, {
    read: device => stored.get(device) ?? new Map(),
    write: (device, mac, text) => {
      if (saves) stored.set(device, withNote(stored.get(device) ?? new Map(), mac, text));
      return saves;
    },
  });
  return { ...status, model, stored, notes: () => Object.fromEntries(model.$notes.getState()) };
}

describe('the notes about stations', () => {
  it('the notes about stations are none before the device says who it is', () => {
    const { answer, notes } = theNotes();
    expect(notes()).toEqual({});
    answer(emptyStatus());
    expect(notes()).toEqual({});
    answer(deviceWith(RIDGE));
    expect(notes()).toEqual({ [A]: 'silo' });
  });

  it('the notes about stations are those of the device that answers, where it is replaced by another', () => {
    const { answer, notes } = theNotes();
    answer(deviceWith(RIDGE));
    answer(deviceWith(VALLEY));
    expect(notes()).toEqual({ [A]: 'barn' });
  });

  it('the notes about stations are stored under the device that they were written about', () => {
    const { answer, model, stored } = theNotes();
    answer(deviceWith(RIDGE));
    model.noteWritten({ mac: B, text: 'mast' });
    answer(deviceWith(VALLEY));
    model.noteWritten({ mac: B, text: 'mill' });
    expect(stored.get(RIDGE)?.get(B)).toBe('mast');
    expect(stored.get(VALLEY)?.get(B)).toBe('mill');
  });

  it('stay as they are with each status of the same device', () => {
    const { answer, model, stored } = theNotes();
    answer(deviceWith(RIDGE));
    stored.clear();
    const before = model.$notes.getState();
    answer(deviceWith(RIDGE));
    expect(model.$notes.getState()).toBe(before);
  });

  it('the notes about stations that are written before the device says who it is last as long as the page, which says so', () => {
    const { model, notes } = theNotes();
    model.noteWritten({ mac: A, text: 'early' });
    expect([notes(), model.$notesSaved.getState()]).toEqual([{ [A]: 'early' }, false]);
  });

  it('the notes about stations are said to be stored again once the browser does', () => {
    const { answer, model } = theNotes();
    answer(deviceWith(RIDGE));
    expect(model.$notesSaved.getState()).toBe(true);
    model.noteWritten({ mac: A, text: 'x' });
    expect(model.$notesSaved.getState()).toBe(true);
  });
});

describe('a note', () => {
  it('a note is cut after 280 code points, an emoji counted as one. reading 24', () => {
    const { answer, model, notes } = theNotes();
    answer(deviceWith(RIDGE));
    model.noteWritten({ mac: B, text: '📡'.repeat(NOTE_MAX_LENGTH + 5) });
    expect([...(notes()[B] ?? '')]).toHaveLength(NOTE_MAX_LENGTH);
    expect(notes()[B]?.endsWith('📡')).toBe(true);
  });

  it.each(['', ' ', '\t\n'])('a note of %j is taken away, the others stay', blank => {
    const notes = new Map([
      [A, 'silo'],
      [B, 'mast'],
    ]);
    expect(withNote(notes, A, blank)).toEqual(new Map([[B, 'mast']]));
    expect(notes.size).toBe(2);
  });

  it('a note of a station with the MAC of a word of the language is a note as any other', () => {
    expect(withNote(new Map(), 'constructor', 'x').get('constructor')).toBe('x');
    expect(withNote(new Map(), '__proto__', 'x').get('__proto__')).toBe('x');
  });
});

describe('the owner of the notes', () => {
  it.each([
    [
      'the 5 GHz radio',
      [
        { name: 'eth0', hwaddr: B },
        { name: 'ath0', hwaddr: A },
      ],
      A,
    ],
    [
      'the 60 GHz radio where there is no other',
      [
        { name: 'eth0', hwaddr: B },
        { name: 'wlan0', hwaddr: A },
      ],
      A,
    ],
    ['the wired port where no radio has one', [{ name: 'ath0' }, { name: 'eth0', hwaddr: B }], B],
    ['any interface', [{ name: 'br0', hwaddr: B }], B],
    ['nobody', [{ name: 'br0' }], undefined],
  ])('the owner of the notes is %s', (_, interfaces, owner) => {
    expect(notesOwner(emptyStatus({ interfaces }))).toBe(owner);
  });

  it('the owner of the notes is the radio of an access point', () => {
    expect(notesOwner(ptmpAccessPointStatus(1))).toBe(RIDGE);
  });
});
