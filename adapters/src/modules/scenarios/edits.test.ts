import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countOf, sampleOf } from '../../../../.config/drawn-sample.ts';
import {
  aBrowser,
  aScenarioRadio,
  onDevice,
  openPage,
  pass,
  RELAY,
  turnTime,
} from './change-scenario.mother.ts';
import { editRound, save, storedText } from './edit-rounds.mother.ts';
import { RandomEdits } from './random-edits.mother.ts';
import { linesOf } from './stored-lines.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const EDITS = countOf(150, 500);
const BATCH = 50;
/** Unknown to the catalogue, and awkward: such lines stay as they are. */
const UNKNOWN = new Map([
  ['vendor.x.1', '  a=b # no comment; "quoted" %41 \\n  '],
  ['vendor.x.2', ''],
  ['vendor.x.3.deep', 'Žižkov 📡 \u202eltr'],
  ['radio.1.vendor', '=='],
]);

describe('edits through the path of the forms', () => {
  const shown = new Set<string>();
  const edited = new Set<string>();
  const keys = new Set<string>();
  let inForce = 0;

  const profiles = sampleOf(['ap-ptmp', 'sta-ptmp', 'router', 'sixty'], 1);
  it.each(profiles)(
    `change exactly the keys intended, ${EDITS} at random on %s`,
    { timeout: 300_000 },
    async profile => {
      const radio = aScenarioRadio({ profile, stations: 1 });
      // A DHCP client takes the radio elsewhere: the page follows it.
      const page = await openPage(radio, { host: RELAY });
      // Once as new lines, then in place of others.
      for (const values of [new Map([...UNKNOWN.keys()].map(key => [key, 'x'])), UNKNOWN]) {
        page.models.editing.edited(values);
        await save(page);
      }
      const random = new RandomEdits(page.start, radio.address);
      for (let made = 0; made < EDITS; made += BATCH) {
        const round = await editRound(page, { radio, random, edits: BATCH });
        inForce += round.inForce;
        for (const key of round.keys) keys.add(key);
      }
      const now = linesOf(storedText(radio));
      expect([...UNKNOWN].filter(([key, value]) => !now.includes(`${key}=${value}`))).toEqual([]);
      for (const id of random.shown) shown.add(id);
      for (const id of random.edited) edited.add(id);
      page.kill();
    },
  );

  it('edits through the path of the forms were as many on each, and reached nearly every setting of the forms', () => {
    expect(inForce).toBe(profiles.length * EDITS);
    expect(keys.size).toBeGreaterThan(countOf(60, 450));
    const missed = [...shown].filter(id => !edited.has(id));
    expect(missed.length).toBeLessThan(shown.size / countOf(1.5, 20));
  });

  it('edits through the path of the forms that are wrong in themselves are told, and nothing is sent', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit('radio.1.txpower', 'loud');
    page.models.apply.applyRequested('save');
    await pass(2);
    expect(page.state()).toMatchObject({
      kind: 'done',
      outcome: {
        kind: 'not-sent',
        words: { key: '{setting}: {problem}', values: { setting: { key: 'Transmit power' } } },
      },
    });
    expect(page.requests).not.toContain('/writecfg.cgi');
    expect(page.models.editing.$pendingCount.getState()).toBe(1);
    page.kill();
  });

  it.each(['x\nusers.1.name=evil', 'x\r\nhttpd.status=disabled', 'x\0', 'x\r'])(
    'let no line escape from a value: %j',
    async value => {
      const radio = aScenarioRadio();
      const page = await openPage(radio);
      page.edit('resolv.host.1.name', value);
      expect(page.models.editing.$refused.getState()?.key).toBe('resolv.host.1.name');
      page.edit('snmp.contact', 'us');
      page.models.apply.applyRequested('save');
      await pass(5);
      expect(onDevice(radio, 'users.1.name')).not.toBe('evil');
      expect(onDevice(radio, 'snmp.contact')).toBe('us');
      page.kill();
    },
  );
});

describe('what the browser keeps', () => {
  it('what the browser keeps has no secret in it, neither in the draft nor in the kept configurations', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    const secret = onDevice(radio, 'aaa.1.wpa.psk') ?? '';
    expect(secret).not.toBe('');
    page.edit('aaa.1.wpa.psk', 'a-new-secret-2026');
    page.edit('snmp.contact', 'us');
    await pass(1);
    const owner = { mac: radio.mac, user: 'admin' };
    const draft = JSON.stringify(await browser.records.read('changes', `${owner.mac} ${owner.user}`));
    expect(draft).toContain('snmp.contact');
    expect(draft).not.toMatch(/a-new-secret-2026/);
    page.models.apply.applyRequested('save');
    await pass(120);
    const snapshots = JSON.stringify(await browser.records.read('snapshots', owner.mac));
    expect(snapshots).toContain('snmp.status');
    expect(snapshots).not.toContain(secret);
    page.kill();
  });

  it('brings a secret back as one to be entered again', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit('aaa.1.wpa.psk', 'a-new-secret-2026');
    page.edit('snmp.contact', 'us');
    await pass(1);
    page.kill();
    const again = await openPage(radio, { browser });
    expect(again.models.drafts.$offer.getState()?.draft).toMatchObject({
      changes: [{}],
      secretKeys: ['aaa.1.wpa.psk'],
    });
    again.models.drafts.continued();
    await pass(1);
    expect(again.models.drafts.$enterAgain.getState()).toEqual(['aaa.1.wpa.psk']);
    expect(again.models.editing.$pending.getState()).toMatchObject([{ key: 'snmp.contact' }]);
    again.kill();
  });

  it('loses only the offered draft when that is discarded, not what was edited since', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit('snmp.contact', 'us');
    await pass(1);
    page.kill();
    const again = await openPage(radio, { browser });
    again.edit('resolv.host.1.name', 'newer');
    await pass(1);
    again.models.drafts.discarded();
    await pass(1);
    const draft = again.models.drafts.$memory.getState()?.draft;
    expect(draft?.changes.map(({ key }) => key)).toEqual(['resolv.host.1.name']);
    expect(again.models.drafts.$offer.getState()).toBeNull();
    again.kill();
  });

  it('keeps the last five configurations, and brings one back', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      page.edit('resolv.host.1.name', name);
      page.models.apply.applyRequested('save');
      await pass(5);
    }
    const stored = page.models.snapshots.$snapshots.getState();
    expect(stored.map(({ changed }) => changed[0]?.key)).toEqual(
      Array.from({ length: 5 }, () => 'Device name'),
    );
    const [newest] = stored;
    if (newest !== undefined) page.models.snapshots.restored(newest);
    expect(page.models.editing.$values.getState().get('resolv.host.1.name')).toBe('five');
    page.kill();
  });

  it('shows a dispute with another hand and overwrites nothing until it is settled', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit('resolv.host.1.name', 'mine');
    await pass(1);
    page.kill();
    const other = await openPage(radio);
    other.edit('resolv.host.1.name', 'theirs');
    other.models.apply.applyRequested('save');
    await pass(5);
    other.kill();
    const again = await openPage(radio, { browser });
    again.models.drafts.continued();
    await pass(1);
    expect(again.models.drafts.$disputes.getState()).toMatchObject([{ mine: 'mine', theirs: 'theirs' }]);
    expect(again.models.editing.$pendingCount.getState()).toBe(0);
    again.models.drafts.disputeSettled({ key: 'resolv.host.1.name', choice: 'mine' });
    expect(again.models.editing.$values.getState().get('resolv.host.1.name')).toBe('mine');
    again.kill();
  });
});
