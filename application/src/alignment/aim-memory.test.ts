import { describe, expect, it } from 'vitest';
import { sessionStoreOf } from '../session/session-store.mother.ts';
import { rememberAim, rememberedAim } from './aim-memory.ts';

const level = (nowDbm: number | undefined, bestDbm: number | undefined) => ({ nowDbm, bestDbm });
const end = (nowDbm: number, bestDbm: number) => ({
  total: level(nowDbm, bestDbm),
  chains: [level(nowDbm - 3, bestDbm - 3), level(nowDbm - 4, bestDbm - 4)],
  expectedDbm: -50,
});
const AIM = { local: end(-60, -55), remote: end(-62, -58) };
const stored = (aim: unknown) => rememberedAim(sessionStoreOf({ aim: JSON.stringify(aim) }).store);

describe('the alignment that a session remembers', () => {
  it('the alignment that a session remembers has its best marks, its expected signals and its chains, and no level of now', () => {
    const { store } = sessionStoreOf();
    rememberAim(store, { peer: '02:00:00:00:00:02', aim: AIM, before: AIM, acted: false });
    const remembered = rememberedAim(store);
    expect(remembered?.peer).toBe('02:00:00:00:00:02');
    expect(remembered?.aim.local.total).toEqual(level(undefined, -55));
    expect(remembered?.aim.remote.total).toEqual(level(undefined, -58));
  });

  it('the alignment that a session remembers was acted on only where it says so', () => {
    const { store } = sessionStoreOf();
    rememberAim(store, { peer: null, aim: AIM, before: AIM, acted: true });
    expect(rememberedAim(store)?.acted).toBe(true);
    expect(stored({ peer: null, aim: AIM, before: AIM, acted: 'yes' })?.acted).toBe(false);
  });

  it('the alignment that a session remembers has the first reading as it was', () => {
    const { store } = sessionStoreOf();
    rememberAim(store, { peer: null, aim: AIM, before: AIM, acted: false });
    expect(rememberedAim(store)?.before).toEqual(AIM);
  });

  it('the alignment that a session remembers is of the first station where none was chosen, and without a first reading where none was', () => {
    const { store } = sessionStoreOf();
    rememberAim(store, { peer: null, aim: AIM, before: null, acted: false });
    expect(rememberedAim(store)).toMatchObject({ peer: null, before: null });
  });

  it('the alignment that a session remembers is none of a session that aligned nothing, and none after its end', () => {
    const { store } = sessionStoreOf();
    expect(rememberedAim(store)).toBeUndefined();
    rememberAim(store, { peer: null, aim: AIM, before: null, acted: false });
    store.clear();
    expect(rememberedAim(store)).toBeUndefined();
  });

  it.each([
    ['a station that is no text', { peer: 7, aim: AIM }, { peer: null }],
    ['a first reading that is none', { peer: null, aim: AIM, before: 'x' }, { before: null }],
    ['an end that is missing', { aim: { local: end(-60, -55) } }, { aim: { remote: { chains: [] } } }],
  ])('the alignment that a session remembers is what can be read of %s', (_, json, read) => {
    expect(stored(json)).toMatchObject(read);
  });

  it.each([{ bestDbm: 'loud' }, { bestDbm: null }, null, 7])(
    'the alignment that a session remembers has no best mark of %j',
    total => {
      expect(stored({ aim: { local: { total }, remote: {} } })?.aim.local.total.bestDbm).toBeUndefined();
    },
  );

  it.each([null, 7, 'text', [], { aim: [] }, { aim: null }])(
    'the alignment that a session remembers is none of %j',
    json => {
      expect(stored(json)).toBeUndefined();
    },
  );
});
