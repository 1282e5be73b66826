import { describe, expect, it } from 'vitest';
import { message } from '../errors/message.ts';
import { pendingFaults } from '../settings/pending-faults.ts';
import type { ChangeImpact } from './change-impact.ts';
import type { Cut } from './cuts.ts';
import { pending } from './pending-changes.mother.ts';
import { exceedsShownImpact, pageMovesTo, pendingImpact } from './pending-impact.ts';

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

const cut = (kind: Cut['kind'], seconds?: number): Cut => ({
  kind,
  message: message('Something is cut.'),
  ...(seconds !== undefined && { seconds }),
});
const impact = (fields: Partial<ChangeImpact> = {}): ChangeImpact => ({
  cuts: [cut('link', 100), cut('radar-wait', 60)],
  needsTest: true,
  testProblem: undefined,
  newAddress: undefined,
  longestSeconds: 160,
  ...fields,
});

describe('a change costs more than was shown', () => {
  it.each<readonly [string, ChangeImpact]>([
    ['with another cut', impact({ cuts: [cut('link', 100), cut('vlan')] })],
    ['with a longer one', impact({ cuts: [cut('radar-wait', 600)] })],
    ['with a longer one than that of its own kind', impact({ cuts: [cut('radar-wait', 90)] })],
    ['with one that nobody knows the end of', impact({ cuts: [cut('link')] })],
    ['with another address', impact({ newAddress: { scheme: 'http', host: '192.0.2.9', port: 80 } })],
  ])('%s', (_, now) => expect(exceedsShownImpact(impact(), now)).toBe(true));

  it('a change costs more than was shown with a remote end that no longer follows', () => {
    const remoteEnd = (words: string): ChangeImpact =>
      impact({ cuts: [{ kind: 'remote-end', message: message(words) }] });
    expect(exceedsShownImpact(remoteEnd('It follows.'), remoteEnd('It stays disconnected.'))).toBe(true);
    expect(exceedsShownImpact(remoteEnd('It follows.'), remoteEnd('It follows.'))).toBe(false);
  });

  it('a change costs more than was shown with a test that was not needed', () => {
    expect(exceedsShownImpact(impact({ needsTest: false }), impact())).toBe(true);
  });

  it.each<readonly [string, ChangeImpact]>([
    ['the same', impact()],
    ['less of it', impact({ cuts: [cut('radar-wait', 10)], needsTest: false })],
  ])('a change costs more than was shown not with %s', (_, now) =>
    expect(exceedsShownImpact(impact(), now)).toBe(false),
  );

  it('a change costs more than was shown not with an address that it moves to no more', () => {
    const moving = impact({ newAddress: { scheme: 'http', host: '192.0.2.9', port: 80 } });
    expect(exceedsShownImpact(moving, impact())).toBe(false);
  });
});
