import { USUAL_CHOICES } from '@radiolink/application/station/list-choices';
import { describe, expect, it } from 'vitest';
import { StoredJson } from '../storage/stored-json.ts';
import { BrowserListChoices, BrowserStationNotes } from './station-storage.adapter.ts';
import type { KeyValueStorage } from '../storage/session-store.adapter.ts';

const AP = '02:00:00:00:00:01';
const BARN = '02:00:00:00:00:02';
const MILL = '02:00:00:00:00:03';

function storedIn(items: Map<string, string>): StoredJson {
  const storage: KeyValueStorage = {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  };
  return new StoredJson(() => storage);
}

const blocked = new StoredJson(() => {
  throw new DOMException('blocked', 'SecurityError');
});

describe('notes about stations', () => {
  it('outlive the page, each device with its own', () => {
    const items = new Map<string, string>();
    expect(new BrowserStationNotes(storedIn(items)).write(AP, BARN, 'behind the silo')).toBe(true);
    const reloaded = new BrowserStationNotes(storedIn(items));
    expect(reloaded.read(AP)).toEqual(new Map([[BARN, 'behind the silo']]));
    expect(reloaded.read(MILL).size).toBe(0);
  });

  it('notes about stations of two open pages do not undo each other', () => {
    const items = new Map<string, string>();
    const [one, other] = [new BrowserStationNotes(storedIn(items)), new BrowserStationNotes(storedIn(items))];
    one.write(AP, BARN, 'one');
    other.write(AP, MILL, 'other');
    expect(one.read(AP)).toEqual(
      new Map([
        [BARN, 'one'],
        [MILL, 'other'],
      ]),
    );
  });

  it('leave nothing behind once the last is gone', () => {
    const items = new Map<string, string>();
    const notes = new BrowserStationNotes(storedIn(items));
    notes.write(AP, BARN, 'x');
    notes.write(AP, BARN, '');
    expect(items.size).toBe(0);
  });

  it('tell that a blocked browser keeps none', () => {
    const notes = new BrowserStationNotes(blocked);
    expect([notes.write(AP, BARN, 'x'), notes.write(AP, BARN, '')]).toEqual([false, false]);
    expect(notes.read(AP).size).toBe(0);
  });

  it.each(['{', '[]', '"x"', '{"02:00:00:00:00:02":7}'])(
    'notes about stations are none where %s is stored',
    stored => {
      const items = new Map([[`radiolink.station-notes.${AP}`, stored]]);
      expect(new BrowserStationNotes(storedIn(items)).read(AP).size).toBe(0);
    },
  );

  it.each(['constructor', 'toString', '__proto__'])('outlive the page for a station called %s', mac => {
    const items = new Map<string, string>();
    expect(new BrowserStationNotes(storedIn(items)).read(AP).get(mac)).toBeUndefined();
    new BrowserStationNotes(storedIn(items)).write(AP, mac, 'x');
    expect([...new BrowserStationNotes(storedIn(items)).read(AP)]).toEqual([[mac, 'x']]);
  });
});

describe('how a person likes the list', () => {
  it('outlives the page', () => {
    const items = new Map<string, string>();
    const choices = { ...USUAL_CHOICES, maximized: true };
    new BrowserListChoices(storedIn(items)).save(choices);
    expect(new BrowserListChoices(storedIn(items)).read()).toEqual(choices);
  });

  it('how a person likes the list is as usual in a blocked browser', () => {
    const choices = new BrowserListChoices(blocked);
    choices.save({ ...USUAL_CHOICES, maximized: true });
    expect(choices.read()).toEqual(USUAL_CHOICES);
  });
});
