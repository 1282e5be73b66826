import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { STATES } from '../configuration/apply/apply-state.mother.ts';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';
import { type DeviceKnowledge, deviceSides, missingSide, otherSides } from './offered-sides.ts';
import { editingOf, knowledgeOf, readingOf, RUNNING_TEXT } from './device-knowledge.mother.ts';
import type { DiffSideId } from './diff-side.ts';

const side = (known: DeviceKnowledge, id: DiffSideId) => deviceSides(known).find(one => one.id === id);
/** The text of a side, or why there is none. */
const textOf = (known: DeviceKnowledge, id: DiffSideId): string => {
  const content = side(known, id)?.content;
  return content?.kind === 'there' ? content.config.toString() : (content?.kind ?? 'missing');
};
const OTHERS_TEST = { ...STATES.testing, startedHere: false };
const OLD = ConfigText.parse('vendor.x=0\n');
const STAGED = readingOf('vendor.x=5\n', { modified: true, at: 9000 });

describe('the sides that a device gives', () => {
  it('the sides that a device gives are always the same four, whatever is there of them', () => {
    expect(deviceSides(knowledgeOf()).map(({ id }) => id)).toEqual(['running', 'saved', 'edited', 'staged']);
    const nothing = { reading: null, runningReading: null, editing: null };
    expect(deviceSides(knowledgeOf(nothing)).map(({ content }) => content.kind)).toEqual([
      'waiting',
      'waiting',
      'waiting',
      'unavailable',
    ]);
  });

  it('the sides that a device gives have failed where the device did not answer, but for what is edited here', () => {
    const known = knowledgeOf({ failed: true });
    expect(deviceSides(known).map(({ content }) => content.kind)).toEqual([
      'failed',
      'failed',
      'there',
      'unavailable',
    ]);
  });

  it('the sides that a device gives have the time of the answer', () => {
    expect(side(knowledgeOf({ reading: readingOf(undefined, { at: 77 }) }), 'running')?.at).toBe(77);
  });
});

describe('the saved configuration', () => {
  it('the saved configuration is what a device at rest runs', () => {
    expect(textOf(knowledgeOf(), 'saved')).toBe(RUNNING_TEXT);
  });

  it('the saved configuration is what was saved before this page applied without saving', () => {
    const known = knowledgeOf({ unsaved: true, savedBefore: OLD });
    expect(textOf(known, 'saved')).toBe('vendor.x=0\n');
    expect(side(known, 'running')?.note?.key).toContain('lost at the next reboot');
  });

  it('the saved configuration is unknown where another session applied without saving', () => {
    expect(textOf(knowledgeOf({ unsaved: true }), 'saved')).toBe('unavailable');
  });

  it('the saved configuration is unknown during the test of another session, though this page knows an older one', () => {
    const known = knowledgeOf({ apply: OTHERS_TEST, savedBefore: OLD });
    expect(textOf(known, 'saved')).toBe('unavailable');
    expect(side(known, 'running')?.note?.key).toContain('under test');
  });

  it('the saved configuration is what ran before an uploaded backup', () => {
    expect(textOf(knowledgeOf({ reading: STAGED }), 'saved')).toBe(RUNNING_TEXT);
    expect(textOf(knowledgeOf({ reading: STAGED, runningReading: null }), 'saved')).toBe('unavailable');
  });
});

describe('an uploaded backup', () => {
  it('an uploaded backup is what the device answers while it waits, beside what it ran before', () => {
    const known = knowledgeOf({ reading: STAGED });
    expect(textOf(known, 'staged')).toBe('vendor.x=5\n');
    expect(textOf(known, 'running')).toBe(RUNNING_TEXT);
    expect([side(known, 'staged')?.at, side(known, 'running')?.at]).toEqual([9000, 1000]);
  });

  it('hides what the device runs where that was never read', () => {
    expect(textOf(knowledgeOf({ reading: STAGED, runningReading: null }), 'running')).toBe('unavailable');
  });

  it('counts more than a test that runs', () => {
    expect(textOf(knowledgeOf({ reading: STAGED, apply: OTHERS_TEST }), 'staged')).toBe('vendor.x=5\n');
  });
});

describe('the pending changes', () => {
  const editing = editingOf({ 'vendor.x': '2' });

  it('the pending changes are applied on top of what the device has now', () => {
    const reading = readingOf('wireless.1.ssid=Ridge\nvendor.x=1\nvendor.y=7\n');
    expect(textOf(knowledgeOf({ editing, reading }), 'edited')).toBe(
      'wireless.1.ssid=Ridge\nvendor.x=2\nvendor.y=7\n',
    );
  });

  it.each([
    ['before the first answer', { reading: null }],
    ['beside an uploaded backup', { reading: STAGED }],
    ['while they are applied', { apply: STATES.restarting }],
  ])('the pending changes are what was edited here %s', (_, change) => {
    expect(textOf(knowledgeOf({ editing, ...change }), 'edited')).toBe('wireless.1.ssid=Ridge\nvendor.x=2\n');
  });

  it('the pending changes are on top of the device again once an application is over', () => {
    const reading = readingOf('vendor.x=1\nvendor.z=3\n');
    expect(textOf(knowledgeOf({ editing, reading, apply: STATES.done }), 'edited')).toBe(
      'vendor.x=2\nvendor.z=3\n',
    );
  });
});

describe('a read-only user', () => {
  it('a read-only user has no pending changes, and no secrets to compare', () => {
    const known = knowledgeOf({ readOnly: true });
    expect(textOf(known, 'edited')).toBe('unavailable');
    expect(side(known, 'running')?.content).toMatchObject({ kind: 'there', secretless: true });
    expect(side(known, 'saved')?.content).toMatchObject({ secretless: true });
  });

  it('a read-only user has none in the configuration before an unsaved one either', () => {
    const known = knowledgeOf({ readOnly: true, unsaved: true, savedBefore: OLD });
    expect(side(known, 'saved')?.content).toMatchObject({ kind: 'there', secretless: true });
  });
});

const snapshot = (id: string, at: number): Snapshot => ({
  id,
  at,
  user: 'anna',
  changed: [],
  text: `vendor.x=${id}\n`,
  secretKeys: [],
});

describe('the configurations that this browser has', () => {
  it('the configurations that this browser has are its snapshots in their order, then the file', () => {
    const sides = otherSides([snapshot('9', 900), snapshot('8', 800)], null);
    expect(sides.map(({ id, at }) => [id, at])).toEqual([
      ['snapshot-9', 900],
      ['snapshot-8', 800],
      ['file', undefined],
    ]);
  });

  it('the configurations that this browser has have no secrets where they are snapshots, and those of a file', () => {
    const [stored, file] = otherSides([snapshot('9', 900)], { name: 'b.cfg', text: 'a=1\n' });
    expect(stored?.content).toMatchObject({ kind: 'there', secretless: true });
    expect(file?.content).toMatchObject({ kind: 'there', secretless: false });
    expect(file?.fileName).toBe('b.cfg');
  });

  it('say what to do where no file was chosen', () => {
    const [file] = otherSides([], null);
    expect(file?.content).toMatchObject({
      kind: 'unavailable',
      reason: { key: expect.stringContaining('Select') },
    });
  });

  it('say that an address names a snapshot that is gone', () => {
    expect(missingSide('snapshot-7')).toMatchObject({ id: 'snapshot-7', content: { kind: 'unavailable' } });
  });
});
