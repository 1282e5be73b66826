import { describe, expect, it } from 'vitest';
import { readMemory } from './change-memory.adapter.ts';

const TEST = { since: 1000, endsAt: 241_000 };
const BEFORE = {
  link: {
    localSignalDbm: -52,
    remoteSignalDbm: -54,
    downlinkCapacityKbps: 345_000,
    uplinkCapacityKbps: undefined,
    latencyMs: 3,
  },
  spread: {
    localSignalDbm: 0.5,
    remoteSignalDbm: 0.7,
    downlinkCapacityKbps: 4000,
    uplinkCapacityKbps: undefined,
    latencyMs: 0.2,
  },
  stations: [{ mac: '02:00:00:00:00:02', name: 'Barn-ST' }],
};

describe('a memory of changes', () => {
  it('a memory of changes has the running test with the link as it was before', () => {
    expect(readMemory({ test: { ...TEST, before: BEFORE } }).test).toEqual({ ...TEST, before: BEFORE });
    expect(readMemory({ test: TEST }).test).toEqual(TEST);
  });

  it('a memory of changes has what was expected of the test, and of it only figures that can be compared', () => {
    const figure = { quantity: 'local-signal', now: undefined, expected: -60, low: -62, high: -58 };
    const expected = { ratio: 'CINR', figures: [figure] };
    expect(readMemory({ test: { ...TEST, expected } }).test).toEqual({ ...TEST, expected });
    const figures = [
      figure,
      { ...figure, quantity: 'toString' },
      { ...figure, low: '-62' },
      { ...figure, expected: Number.NaN },
      null,
    ];
    expect(readMemory({ test: { ...TEST, expected: { ratio: 'CINR', figures } } }).test?.expected).toEqual(
      expected,
    );
    expect(readMemory({ test: { ...TEST, expected: { ratio: 'CQI', figures } } }).test).toEqual(TEST);
  });

  it('leaves out what is of another form', () => {
    expect(readMemory({ test: { since: 'yesterday', endsAt: 1 } })).toEqual({});
    const odd = {
      link: { localSignalDbm: '-52', remoteSignalDbm: Number.NaN },
      stations: ['02:00:00:00:00:02', { mac: 7 }, { mac: '02:00:00:00:00:03', name: {} }],
    };
    expect(readMemory({ test: { ...TEST, before: odd } }).test?.before).toEqual({
      link: {
        localSignalDbm: undefined,
        remoteSignalDbm: undefined,
        downlinkCapacityKbps: undefined,
        uplinkCapacityKbps: undefined,
      },
      stations: [{ mac: '02:00:00:00:00:03', name: undefined }],
    });
  });

  it('never has the value of a secret', () => {
    const draft = { changes: [{ key: 'wpasupplicant.profile.1.network.1.psk', base: null, mine: 'hidden' }] };
    expect(readMemory({ draft }).draft?.changes).toEqual([]);
  });

  it('a memory of changes has what was tested, without the value of a secret', () => {
    const ssid = { key: 'wireless.1.ssid', base: 'Mill', mine: 'Barn' };
    const key = { key: 'aaa.1.wpa.psk', base: null, mine: 'hidden' };
    const tested = { changes: [ssid, key], deletedSecretKeys: [], secretKeys: ['aaa.1.wpa.psk', 7] };
    expect(readMemory({ test: { ...TEST, tested } }).test?.tested).toEqual({
      changes: [ssid],
      deletedSecretKeys: [],
      secretKeys: ['aaa.1.wpa.psk'],
    });
  });

  it('a memory of changes has the editor stamp of what runs unsaved', () => {
    const unsaved = { unsavedSince: 1000, unsavedStamp: '2026-06-01T12:00:00.000Z' };
    expect(readMemory(unsaved)).toEqual(unsaved);
    expect(readMemory({ ...unsaved, unsavedStamp: 7 })).toEqual({ unsavedSince: 1000 });
  });

  it.each([
    { kind: 'kept' },
    { kind: 'fell-back', linkFormed: false },
    { kind: 'fell-back', linkFormed: false, unseen: true },
    { kind: 'rebooted', changed: true },
  ])('a memory of changes has an outcome that was not closed: $kind', outcome => {
    expect(readMemory({ outcome: { at: 5, outcome } })).toEqual({ outcome: { at: 5, outcome } });
  });

  it.each([
    { at: 5, outcome: { kind: 'fell-back' } },
    { at: 5, outcome: { kind: 'refused', words: { key: 'No.' } } },
    { at: 'noon', outcome: { kind: 'kept' } },
    { at: 5, outcome: 'kept' },
    'kept',
  ])('a memory of changes has no outcome of another form: %j', outcome => {
    expect(readMemory({ outcome })).toEqual({});
  });
});
