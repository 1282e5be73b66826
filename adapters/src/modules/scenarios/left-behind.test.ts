import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, aScenarioRadio, onDevice, openPage, pass, turnTime } from './change-scenario.mother.ts';

const SSID = 'wireless.1.ssid';
const NAME = 'resolv.host.1.name';
const CONTACT = 'snmp.contact';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** A test of the SSID in a browser whose page was edited once more and closed. */
async function testLeftBehind() {
  const radio = aScenarioRadio();
  const browser = aBrowser();
  const page = await openPage(radio, { browser });
  page.edit(SSID, 'Barn');
  page.models.apply.applyRequested('test');
  await pass(20);
  page.edit(CONTACT, 'us');
  await pass(1);
  page.kill();
  return { radio, browser };
}

describe('a test whose page was closed', () => {
  it('a test whose page was closed and that somebody kept is told as kept, whatever was edited after it', async () => {
    const { radio, browser } = await testLeftBehind();
    const other = await openPage(radio);
    await pass(3);
    other.models.apply.keepRequested();
    await pass(5);
    other.kill();
    expect(onDevice(radio, SSID, 'stored')).toBe('Barn');
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(again.reported()).toBe('kept-elsewhere');
    expect(again.models.editing.$pendingCount.getState()).toBe(0);
    expect(again.models.drafts.$offer.getState()?.draft.changes).toMatchObject([{ key: CONTACT }]);
    again.kill();
  });

  it('a test whose page was closed and that fell back has its changes pending; those made after it are offered', async () => {
    const { radio, browser } = await testLeftBehind();
    await pass(300);
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(again.reported()).toBe('fell-back');
    expect(again.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    expect(again.models.drafts.$offer.getState()?.draft.changes).toMatchObject([{ key: CONTACT }]);
    again.kill();
  });

  it('a test whose page was closed is not taken for one that somebody else began later, and is told once that is over', async () => {
    const { radio, browser } = await testLeftBehind();
    await pass(300);
    const other = await openPage(radio);
    other.edit(NAME, 'mill');
    other.models.apply.applyRequested('test');
    await pass(60);
    const again = await openPage(radio, { browser });
    await pass(10);
    expect(again.state()).toMatchObject({ kind: 'testing', startedHere: false });
    expect(again.models.apply.$effect.getState()).toBeNull();
    other.models.apply.keepRequested();
    await pass(5);
    expect(again.reported()).toBe('kept-elsewhere');
    expect(again.models.editing.$pendingCount.getState()).toBe(0);
    again.models.apply.dismissed();
    await pass(20);
    expect(again.reported()).not.toBe('idle');
    expect(again.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    again.kill();
    other.kill();
  });

  it('keeps no value of a secret that was tested', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit('aaa.1.wpa.psk', 'a-new-secret-2026');
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(10);
    const stored = JSON.stringify(await browser.records.read('changes', `${radio.mac} admin`));
    expect(stored).toContain('tested');
    expect(stored).not.toContain('a-new-secret-2026');
    page.kill();
  });
});

describe('two tabs of one browser', () => {
  async function twoTabs() {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const first = await openPage(radio, { browser });
    const second = await openPage(radio, { browser });
    return { radio, browser, first, second };
  }

  it('take up nothing of each other when one of them applies', async () => {
    const { first, second } = await twoTabs();
    second.edit(SSID, 'half-typed');
    await pass(1);
    first.edit(CONTACT, 'us');
    first.models.apply.applyRequested('save');
    await pass(20);
    expect(first.reported()).toBe('saved');
    expect(first.models.editing.$pendingCount.getState()).toBe(0);
    expect(first.models.drafts.$otherTab.getState()).toMatchObject({ count: 1 });
    expect(second.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'half-typed' }]);
    first.kill();
    second.kill();
  });

  it.each(['first', 'second'] as const)(
    'two tabs of one browser that edit the same setting lose nothing of the other when one discards, the %s having edited last',
    async last => {
      const { radio, browser, first, second } = await twoTabs();
      for (const tab of last === 'first' ? [second, first] : [first, second]) {
        tab.edit(SSID, tab === first ? 'of the first' : 'of the second');
        await pass(1);
      }
      second.models.editing.allReverted();
      await pass(1);
      first.kill();
      second.kill();
      const again = await openPage(radio, { browser });
      expect(again.models.drafts.$offer.getState()?.draft.changes).toMatchObject([
        { key: SSID, mine: 'of the first' },
      ]);
      again.kill();
    },
  );
});

describe('what runs unsaved', () => {
  async function unsaved() {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('no-save');
    await pass(5);
    expect(page.models.apply.$unsavedSince.getState()).toBeLessThanOrEqual(Date.now());
    page.kill();
    return { radio, browser };
  }

  it('what runs unsaved is not claimed any more once another browser has saved', async () => {
    const { radio, browser } = await unsaved();
    const other = await openPage(radio);
    other.edit(CONTACT, 'us');
    other.models.apply.applyRequested('save');
    await pass(20);
    other.kill();
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(again.models.apply.$unsavedSince.getState()).toBeNull();
    again.kill();
  });

  it('what runs unsaved is claimed still after a test of another browser that was taken back', async () => {
    const { radio, browser } = await unsaved();
    const other = await openPage(radio);
    other.edit(CONTACT, 'us');
    other.models.apply.applyRequested('test');
    await pass(20);
    const again = await openPage(radio, { browser });
    await pass(3);
    other.models.apply.revertRequested();
    await pass(60);
    expect(again.reported()).toBe('reverted-elsewhere');
    expect(again.models.apply.$unsavedSince.getState()).not.toBeNull();
    again.kill();
    other.kill();
  });
});

describe('an account of what became of a change', () => {
  async function reloadedAfterSilence() {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(20);
    radio.faults.set({ unreachable: true });
    await pass(400);
    expect(page.reported()).toBe('silent');
    radio.faults.clear();
    await pass(40);
    expect(page.reported()).toBe('fell-back');
    page.kill();
    return { radio, browser, page };
  }

  it('survives the load of the page that follows an outage', async () => {
    const { radio, browser, page } = await reloadedAfterSilence();
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(again.state()).toEqual(page.state());
    expect(again.models.drafts.$offer.getState()?.draft.changes).toHaveLength(1);
    again.kill();
  });

  it('an account of what became of a change is told no more once it was put away', async () => {
    const { radio, browser } = await reloadedAfterSilence();
    const again = await openPage(radio, { browser });
    await pass(3);
    again.models.apply.dismissed();
    await pass(3);
    again.kill();
    const third = await openPage(radio, { browser });
    await pass(3);
    expect(third.reported()).toBe('idle');
    third.kill();
  });

  it('an account of what became of a change is told no more when it is old', async () => {
    const { radio, browser } = await reloadedAfterSilence();
    await pass(600);
    const again = await openPage(radio, { browser });
    await pass(3);
    expect(again.reported()).toBe('idle');
    again.kill();
  });
});
