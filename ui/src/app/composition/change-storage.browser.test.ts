import { BrowserChangeMemory } from '@radiolink/adapters/browser/configuration/change-memory.adapter';
import { BrowserSnapshots } from '@radiolink/adapters/browser/configuration/configuration.adapter';
import { BrowserRecords } from '@radiolink/adapters/browser/storage/database';
import type { Snapshot } from '@radiolink/application/configuration/snapshots/snapshots.port';
import { message } from '@radiolink/domain/errors';
import { beforeEach, describe, expect, it } from 'vitest';

const OWNER = { mac: '02:00:00:00:00:01', user: 'admin' };
const DRAFT = {
  changes: [{ key: 'snmp.contact', base: null, mine: 'us' }],
  deletedSecretKeys: [],
  secretKeys: ['aaa.1.wpa.psk'],
};

/** A reloaded page has no memory except the browser's database. */
const aPage = () => new BrowserRecords();

beforeEach(async () => {
  const records = aPage();
  await records.change('changes', `${OWNER.mac} ${OWNER.user}`, () => undefined);
  await records.change('snapshots', OWNER.mac, () => undefined);
});

describe('the database of the browser', () => {
  it('brings a value to a page that is opened later', async () => {
    expect(await aPage().change('snapshots', OWNER.mac, () => ({ one: 1 }))).toEqual({
      value: { one: 1 },
      stored: true,
    });
    expect(await aPage().read('snapshots', OWNER.mac)).toEqual({ one: 1 });
  });

  it('forgets what is changed to nothing', async () => {
    await aPage().change('snapshots', OWNER.mac, () => 'something');
    await aPage().change('snapshots', OWNER.mac, () => undefined);
    expect(await aPage().read('snapshots', OWNER.mac)).toBeUndefined();
  });

  it('loses no change of two pages at once', async () => {
    const add = (value: unknown) => Number(value ?? 0) + 1;
    const pages = [aPage(), aPage()];
    await Promise.all(
      Array.from({ length: 40 }, (_, turn) => pages[turn % 2]!.change('snapshots', OWNER.mac, add)),
    );
    expect(await aPage().read('snapshots', OWNER.mac)).toBe(40);
  });

  it('stores again after it was cleared under an open page, which does not hold the clearing up', async () => {
    const page = aPage();
    await page.change('snapshots', OWNER.mac, () => 'before');
    await new Promise<void>((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('radiolink-changes');
      deletion.addEventListener('success', () => resolve());
      deletion.addEventListener('blocked', () => reject(new Error('blocked')));
    });
    expect(await page.read('snapshots', OWNER.mac)).toBeUndefined();
    expect(await page.change('snapshots', OWNER.mac, () => 'after')).toEqual({
      value: 'after',
      stored: true,
    });
    expect(await aPage().read('snapshots', OWNER.mac)).toBe('after');
  });

  it('the database of the browser is done without where it is blocked: values last as long as the page, and that is said', async () => {
    const blocked = new BrowserRecords(() => {
      throw new Error('blocked');
    });
    expect(await blocked.change('snapshots', OWNER.mac, () => 'here')).toEqual({
      value: 'here',
      stored: false,
    });
    expect(await blocked.read('snapshots', OWNER.mac)).toBe('here');
    expect(await aPage().read('snapshots', OWNER.mac)).toBeUndefined();
  });
});

describe('a draft', () => {
  it('a draft is there for the same user of the same device only', async () => {
    await new BrowserChangeMemory(aPage()).change(OWNER, memory => ({ ...memory, draft: DRAFT, draftAt: 5 }));
    const later = new BrowserChangeMemory(aPage());
    expect(await later.read(OWNER)).toEqual({ draft: DRAFT, draftAt: 5 });
    expect(await later.read({ ...OWNER, user: 'viewer' })).toEqual({});
    expect(await later.read({ ...OWNER, mac: '02:00:00:00:00:02' })).toEqual({});
  });

  it('leaves no record when nothing is left to remember', async () => {
    const memory = new BrowserChangeMemory(aPage());
    await memory.change(OWNER, known => ({ ...known, unsavedSince: 3 }));
    await memory.change(OWNER, () => ({}));
    expect(await aPage().read('changes', `${OWNER.mac} ${OWNER.user}`)).toBeUndefined();
  });

  it('written by hand with the value of a secret comes back without it', async () => {
    const hostile = { ...DRAFT, changes: [{ key: 'aaa.1.wpa.psk', base: null, mine: 'a-secret-2026' }] };
    await aPage().change('changes', `${OWNER.mac} ${OWNER.user}`, () => ({ draft: hostile }));
    expect(JSON.stringify(await new BrowserChangeMemory(aPage()).read(OWNER))).not.toContain('a-secret');
  });
});

describe('previous configurations', () => {
  const configuration = (at: number) => ({
    id: `${at}`,
    at,
    user: 'admin',
    text: 'netmode=bridge\n',
    secretKeys: [],
    changed: [message('SSID')],
  });

  it('previous configurations are the last five, newest first', async () => {
    const snapshots = new BrowserSnapshots(aPage());
    let saved: readonly Snapshot[] = [];
    for (const at of [1, 2, 3, 4, 5, 6, 7]) saved = await snapshots.save(OWNER.mac, configuration(at));
    expect(saved.map(({ at }) => at)).toEqual([7, 6, 5, 4, 3]);
    expect(await new BrowserSnapshots(aPage()).list(OWNER.mac)).toEqual(saved);
  });

  it('previous configurations of another form are left out', async () => {
    await aPage().change('snapshots', OWNER.mac, () => [configuration(1), { id: 7 }, 'nonsense', null]);
    expect(await new BrowserSnapshots(aPage()).list(OWNER.mac)).toHaveLength(1);
  });
});
