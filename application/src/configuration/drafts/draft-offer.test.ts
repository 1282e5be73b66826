import type { ConfigDraft } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { draftAnswer, type DraftRequest, type DraftSituation } from './draft-offer.ts';

const NAME = 'resolv.host.1.name';
const SSID = 'wireless.1.ssid';
const draftOf = (...keys: readonly string[]): ConfigDraft => ({
  changes: keys.map(key => ({ key, base: 'old', mine: 'new' })),
  deletedSecretKeys: [],
  secretKeys: [],
});
const saved = new Map([
  [NAME, 'old'],
  [SSID, 'old'],
]);
const situation = (more: Partial<DraftSituation> = {}): DraftSituation => ({
  memory: { draft: draftOf(NAME, SSID), draftAt: 5 },
  saved,
  pendingKeys: new Set(),
  isFirst: true,
  ...more,
});
const NOTHING_SENT: DraftRequest = { sent: undefined, isInForce: false };
const keysOf = (draft: ConfigDraft | undefined) => draft?.changes.map(({ key }) => key);

describe('remembered changes', () => {
  it('remembered changes are offered with their age, once to each page', () => {
    const answer = draftAnswer(situation(), NOTHING_SENT);
    expect(answer?.offer).toMatchObject({ draft: draftOf(NAME, SSID), at: 5 });
    expect(answer?.restored).toBeUndefined();
    expect(draftAnswer(situation({ isFirst: false }), NOTHING_SENT)?.offer).toBeUndefined();
  });

  it('remembered changes that were sent and are not in force are pending again at once, the others are offered', () => {
    const answer = draftAnswer(situation(), { sent: draftOf(SSID), isInForce: false });
    expect(keysOf(answer?.restored)).toEqual([SSID]);
    expect(keysOf(answer?.offer?.draft)).toEqual([NAME]);
  });

  it.each([
    [true, saved],
    [
      false,
      new Map([
        [NAME, 'old'],
        [SSID, 'new'],
      ]),
    ],
  ])('remembered changes that were sent and are in force are dropped: known %s', (isInForce, values) => {
    const answer = draftAnswer(situation({ saved: values }), { sent: draftOf(SSID), isInForce });
    expect(answer?.restored).toBeUndefined();
    expect(keysOf(answer?.dropped[0])).toEqual([SSID]);
  });

  it('remembered changes with a secret are not taken to be in force by what can be read', () => {
    const secret: ConfigDraft = { changes: [], deletedSecretKeys: [], secretKeys: ['wpa.psk'] };
    const answer = draftAnswer(situation({ memory: { draft: secret } }), { sent: secret, isInForce: false });
    expect(answer?.restored?.secretKeys).toEqual(['wpa.psk']);
    expect(answer?.dropped.flatMap(({ secretKeys }) => secretKeys)).toEqual([]);
  });

  it('remembered changes that this page has changed since are left alone', () => {
    const answer = draftAnswer(situation({ pendingKeys: new Set([SSID]) }), NOTHING_SENT);
    expect(keysOf(answer?.offer?.draft)).toEqual([NAME]);
  });

  it('remembered changes that the device has by now are dropped instead of offered', () => {
    const has = new Map([
      [NAME, 'new'],
      [SSID, 'new'],
    ]);
    const answer = draftAnswer(situation({ saved: has }), NOTHING_SENT);
    expect(answer?.offer).toBeUndefined();
    expect(keysOf(answer?.dropped.at(-1))).toEqual([NAME, SSID]);
  });

  it.each([{ memory: null }, { saved: new Map() }])('remembered changes are unknown: %j', more => {
    expect(draftAnswer(situation(more), NOTHING_SENT)).toBeUndefined();
  });

  it('remembered changes are none where none are remembered', () => {
    expect(draftAnswer(situation({ memory: {} }), NOTHING_SENT)).toEqual({ dropped: [] });
  });
});
