import { describe, expect, it } from 'vitest';
import { readMemory } from './read-memory.ts';

const TEST = { since: 1000, endsAt: 241_000 };
const BEFORE = {
  link: {
    localSignalDbm: -52,
    remoteSignalDbm: -54,
    downlinkCapacityKbps: 345_000,
    uplinkCapacityKbps: undefined,
  },
  stations: [{ mac: '02:00:00:00:00:02', name: 'Barn-ST' }],
};

describe('a memory of changes', () => {
  it('has the running test with the link as it was before', () => {
    expect(readMemory({ test: { ...TEST, before: BEFORE } }).test).toEqual({ ...TEST, before: BEFORE });
    expect(readMemory({ test: TEST }).test).toEqual(TEST);
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
});
