import { isSensitiveKey } from '@radiolink/domain/configuration';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, aDrillRadio, onDevice, openPage, pass, turnTime } from './change-drill.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const lines = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .filter(line => line.includes('=') && !line.startsWith('system.cfg.editor.'))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

describe('edits through the path of the pages', () => {
  it('2,000 at random change exactly the keys intended', { timeout: 240_000 }, async () => {
    const radio = aDrillRadio();
    const page = await openPage(radio);
    const held = () => JSON.parse(radio.snapshot()) as { configuration: { stored: string } };
    // A new address would take the page away: that is another drill. These keys reload services or restart the radio.
    const keys = [...page.models.editing.$saved.getState().keys()].filter(
      key =>
        /^(radio|wireless|aaa|wpasupplicant|snmp|system|ntpclient|syslog|discovery|gui|pwdog|vendor)\./.test(
          key,
        ) && !isSensitiveKey(key),
    );
    const aValue = fc.string({ unit: 'binary', maxLength: 20 });
    const aKey = fc.oneof(
      fc.constantFrom(...keys),
      fc.integer({ min: 1, max: 9 }).map(n => `vendor.x.${n}`),
    );
    const batches = fc.sample(fc.array(fc.tuple(aKey, aValue), { minLength: 40, maxLength: 40 }), {
      numRuns: 50,
      seed: 8,
    });
    for (const batch of batches) {
      const wanted = new Map(lines(held().configuration.stored));
      for (const [key, value] of batch) {
        page.edit(key, value);
        if (page.models.editing.$refused.getState() !== null) continue;
        // What its setting does not take is never sent.
        if (page.models.apply.$faults.getState().length > 0) page.models.editing.repository()?.revertKey(key);
        if (page.models.apply.$faults.getState().length > 0) throw new Error(`${key} stays wrong.`);
        wanted.set(key, page.models.editing.$values.getState().get(key) ?? '');
      }
      if (page.models.editing.$pendingCount.getState() === 0) continue;
      page.models.apply.asked('save');
      for (let second = 0; second < 40 && page.state().kind !== 'told'; second += 1) await pass(1);
      expect(page.told()).toBe('saved');
      expect(lines(held().configuration.stored)).toEqual(wanted);
      page.models.apply.dismissed();
    }
    page.kill();
  });

  it('that are wrong in themselves are told, and nothing is sent', async () => {
    const radio = aDrillRadio();
    const page = await openPage(radio);
    page.edit('radio.1.txpower', 'loud');
    page.models.apply.asked('save');
    await pass(2);
    expect(page.state()).toMatchObject({
      kind: 'told',
      outcome: {
        kind: 'not-sent',
        words: { key: '{setting}: {problem}', values: { setting: { key: 'Output power' } } },
      },
    });
    expect(page.requests).not.toContain('/writecfg.cgi');
    expect(page.models.editing.$pendingCount.getState()).toBe(1);
    page.kill();
  });

  it.each(['x\nusers.1.name=evil', 'x\r\nhttpd.status=disabled', 'x\0', 'x\r'])(
    'let no line escape from a value: %j',
    async value => {
      const radio = aDrillRadio();
      const page = await openPage(radio);
      page.edit('resolv.host.1.name', value);
      expect(page.models.editing.$refused.getState()?.key).toBe('resolv.host.1.name');
      page.edit('snmp.contact', 'us');
      page.models.apply.asked('save');
      await pass(5);
      expect(onDevice(radio, 'users.1.name')).not.toBe('evil');
      expect(onDevice(radio, 'snmp.contact')).toBe('us');
      page.kill();
    },
  );
});

describe('what the browser keeps', () => {
  it('has no secret in it, neither in the draft nor in the kept configurations', async () => {
    const radio = aDrillRadio();
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
    page.models.apply.asked('save');
    await pass(120);
    const kept = JSON.stringify(await browser.records.read('kept', owner.mac));
    expect(kept).toContain('snmp.status');
    expect(kept).not.toContain(secret);
    page.kill();
  });

  it('brings a secret back as one to be entered again', async () => {
    const radio = aDrillRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit('aaa.1.wpa.psk', 'a-new-secret-2026');
    page.edit('snmp.contact', 'us');
    await pass(1);
    page.kill();
    const again = await openPage(radio, { browser });
    expect(again.models.drafts.$offer.getState()).toMatchObject({ count: 2 });
    again.models.drafts.continued();
    await pass(1);
    expect(again.models.drafts.$enterAgain.getState()).toEqual(['aaa.1.wpa.psk']);
    expect(again.models.editing.$pending.getState()).toMatchObject([{ key: 'snmp.contact' }]);
    again.kill();
  });

  it('loses only the offered draft when that is discarded, not what was edited since', async () => {
    const radio = aDrillRadio();
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
    const radio = aDrillRadio();
    const page = await openPage(radio);
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      page.edit('resolv.host.1.name', name);
      page.models.apply.asked('save');
      await pass(5);
    }
    const kept = page.models.kept.$kept.getState();
    expect(kept.map(({ changed }) => changed[0]?.key)).toEqual(
      Array.from({ length: 5 }, () => 'Device name'),
    );
    const [newest] = kept;
    if (newest !== undefined) page.models.kept.restored(newest);
    expect(page.models.editing.$values.getState().get('resolv.host.1.name')).toBe('five');
    page.kill();
  });

  it('shows a dispute with another hand and overwrites nothing until it is settled', async () => {
    const radio = aDrillRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit('resolv.host.1.name', 'mine');
    await pass(1);
    page.kill();
    const other = await openPage(radio);
    other.edit('resolv.host.1.name', 'theirs');
    other.models.apply.asked('save');
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
