import { describe, expect, it } from 'vitest';
import { pendingFaults } from '../settings/pending-faults.ts';
import { pageMovesTo, pendingImpact } from './pending-impact.ts';
import { pending } from './pending-changes.mother.ts';

const ADDRESS = 'netconf.1.ip';
const HOST = '192.0.2.20';
const NEW = '192.0.2.77';
const NOTHING_KNOWN = {};

describe('the cost of pending changes', () => {
  it('the cost of pending changes is unknown without any', () => {
    expect(pendingImpact(pending({}), NOTHING_KNOWN)).toBeNull();
  });

  it('the cost of pending changes is that from the configuration of the device to the edited one', () => {
    expect(pendingImpact(pending({ [ADDRESS]: NEW }), NOTHING_KNOWN)?.newAddress).toMatchObject({
      host: NEW,
    });
  });

  it('counts in the channel availability check that the channels of the country ask for', () => {
    const store = pending({ 'radio.1.freq': '5500' });
    const row = { control: 5500, center: 5500, bw: 20, ch: 100, maxEirp: 30 };
    const cuts = (dfs: boolean) =>
      pendingImpact(store, { channels: [{ ...row, dfs }] })?.cuts.map(({ kind }) => kind);
    expect(cuts(true)).toContain('radar-wait');
    expect(cuts(false)).not.toContain('radar-wait');
    expect(pendingImpact(store, NOTHING_KNOWN)?.cuts.map(({ kind }) => kind)).toContain('radar-wait');
  });

  it('names the settings that the changes make wrong', () => {
    expect(pendingFaults(pending({ [ADDRESS]: '192.0.2.999' }), NOTHING_KNOWN)).toHaveLength(1);
    expect(pendingFaults(pending({ [ADDRESS]: NEW }), NOTHING_KNOWN)).toEqual([]);
  });
});

describe('a new address', () => {
  it('moves the page that is shown at the old one', () => {
    expect(pageMovesTo(pending({ [ADDRESS]: NEW }), HOST)).toMatchObject({ host: NEW });
  });

  it('moves no page that is reached by a name or a relay, and without changes none', () => {
    expect(pageMovesTo(pending({ [ADDRESS]: NEW }), 'mast.example')).toBeUndefined();
    expect(pageMovesTo(pending({}), HOST)).toBeUndefined();
  });
});
