import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPage, aPage, NAME, pass, SSID, TEXT, textWith, turnTime } from './apply-page.mother.ts';
import { PortDevice, rejection, SERVER_ERROR, UNREACHABLE } from './port-device.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const BACKUP = textWith({ [NAME]: 'tower', [SSID]: 'Barn' });

/** A page that has seen the running configuration, and then the backup that was uploaded. */
async function aBackup() {
  const { device, page } = await aPage();
  device.staged = BACKUP;
  page.editing.configurationRead({ text: BACKUP, modified: true, firstSetup: false });
  await pass(1);
  expect(page.apply.$staged.getState()).toBe(true);
  return { device, page };
}

describe('an uploaded backup', () => {
  it('an uploaded backup is shown with what applying it would do', async () => {
    const { page } = await aBackup();
    expect(page.apply.$stagedImpact.getState()).toMatchObject({ needsTest: true });
    expect(page.apply.$stagedStore.getState()?.changes).toEqual(
      new Map([
        [NAME, 'tower'],
        [SSID, 'Barn'],
      ]),
    );
    expect([page.apply.$canUseStaged.getState(), page.apply.$heldBackup.getState()]).toEqual([true, null]);
    page.close();
  });

  it('an uploaded backup of which what it replaces was never seen has no known impact', async () => {
    const device = new PortDevice(TEXT);
    device.staged = BACKUP;
    const page = await applyPage(device);
    expect(page.apply.$staged.getState()).toBe(true);
    expect([page.apply.$stagedImpact.getState(), page.apply.$stagedStore.getState()]).toEqual([null, null]);
    page.close();
  });

  it('an uploaded backup is applied and saved', async () => {
    const { device, page } = await aBackup();
    page.apply.stagedApplied();
    await pass(20);
    expect(page.reported()).toBe('saved');
    expect([device.valueOf(NAME, 'stored'), device.staged]).toEqual(['tower', undefined]);
    expect(page.apply.$staged.getState()).toBe(false);
    page.close();
  });

  it('becomes pending changes, which are then tested like any', async () => {
    const { device, page } = await aBackup();
    page.apply.stagedReviewed();
    expect(page.apply.$isStagedBusy.getState()).toBe(true);
    await pass(2);
    expect(device.staged).toBeUndefined();
    expect([page.apply.$becameChanges.getState(), page.apply.$staged.getState()]).toEqual([1, false]);
    expect(page.pending()).toHaveLength(2);
    page.apply.applyRequested('test');
    await pass(10);
    page.apply.keepRequested();
    await pass(5);
    expect([page.reported(), device.valueOf(SSID, 'stored')]).toEqual(['kept', 'Barn']);
    page.close();
  });

  it('an uploaded backup is discarded, and nothing is pending of it', async () => {
    const { device, page } = await aBackup();
    page.apply.stagedDiscarded();
    await pass(2);
    expect([device.staged, page.apply.$staged.getState(), page.pending()]).toEqual([undefined, false, []]);
    page.close();
  });

  it('an uploaded backup of which a request is in flight starts no second one', async () => {
    const { device, page } = await aBackup();
    page.apply.stagedDiscarded();
    page.apply.stagedDiscarded();
    page.apply.stagedReviewed();
    page.apply.stagedApplied();
    await pass(3);
    expect([device.countOf('discard'), device.countOf('apply')]).toEqual([1, 0]);
    page.close();
  });

  it.each([
    ['discarded', 'The backup could not be discarded. Try again.'],
    ['reviewed', 'The backup could not be removed from the device. It is still there, not applied.'],
  ] as const)(
    'an uploaded backup that cannot be %s says so with the words of the device',
    async (action, words) => {
      const { device, page } = await aBackup();
      device.failing.set('discard', rejection('Busy'));
      if (action === 'discarded') page.apply.stagedDiscarded();
      else page.apply.stagedReviewed();
      await pass(1);
      const keys = page.apply.$stagedFailure.getState().map(({ key }) => key);
      expect(keys).toContain(words);
      expect(page.apply.$staged.getState()).toBe(true);
      device.failing.clear();
      page.apply.stagedDiscarded();
      await pass(2);
      expect([page.apply.$stagedFailure.getState(), page.apply.$staged.getState()]).toEqual([[], false]);
      page.close();
    },
  );

  it('an uploaded backup whose removal is unclear is held here, and settled once the device responds', async () => {
    const { device, page } = await aBackup();
    device.unanswered.set('discard', UNREACHABLE);
    page.apply.stagedReviewed();
    device.failing.set('read', UNREACHABLE);
    await pass(1);
    expect([page.apply.$heldBackup.getState(), page.outage.$isExpected.getState()]).toEqual([
      'unknown',
      true,
    ]);
    device.failing.clear();
    device.unanswered.clear();
    await pass(15);
    expect(page.apply.$heldBackup.getState()).toBeNull();
    expect(page.outage.$isExpected.getState()).toBe(false);
    expect(device.staged).toBeUndefined();
    page.close();
  });

  it('an uploaded backup that is gone by then is not applied', async () => {
    const { device, page } = await aBackup();
    device.staged = undefined;
    page.apply.stagedApplied();
    await pass(2);
    expect(page.state()).toMatchObject({
      outcome: { kind: 'not-sent', words: { key: expect.stringContaining('no longer on the device') } },
    });
    expect(device.countOf('apply')).toBe(0);
    page.close();
  });

  it('an uploaded backup that was replaced by another one is shown again before it is used', async () => {
    const { device, page } = await aBackup();
    device.staged = textWith({ [NAME]: 'mill' });
    page.apply.stagedApplied();
    await pass(2);
    expect(page.state()).toMatchObject({
      outcome: { kind: 'not-sent', words: { key: expect.stringContaining('Another backup') } },
    });
    expect(device.countOf('apply')).toBe(0);
    expect(page.editing.$saved.getState().get(NAME)).toBe('mill');
    page.close();
  });

  it('an uploaded backup is not applied while a test of another session runs', async () => {
    const { device, page } = await aBackup();
    device.testEndsAt = Date.now() + 100_000;
    page.apply.stagedApplied();
    await pass(2);
    expect(device.countOf('apply')).toBe(0);
    page.close();
  });

  it('holds pending changes back', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'mill');
    device.staged = BACKUP;
    page.apply.applyRequested('save');
    await pass(3);
    expect([page.reported(), device.countOf('write')]).toEqual(['not-sent', 0]);
    page.close();
  });

  it('an uploaded backup whose application is cut off is found applied', async () => {
    const { device, page } = await aBackup();
    device.unanswered.set('apply', SERVER_ERROR);
    page.apply.stagedApplied();
    await pass(25);
    expect([page.reported(), device.valueOf(NAME, 'stored')]).toEqual(['saved', 'tower']);
    page.close();
  });
});

describe('the changes that a first setup left', () => {
  it('the changes that a first setup left can be applied as they are', async () => {
    const device = new PortDevice(TEXT);
    device.firstSetup = true;
    const page = await applyPage(device);
    expect([page.apply.$firstSetup.getState(), page.apply.$canApplyFirstSetup.getState()]).toEqual([
      true,
      true,
    ]);
    device.firstSetup = false;
    page.apply.stagedApplied();
    await pass(20);
    expect(device.countOf('apply')).toBe(1);
    expect([page.reported(), page.apply.$firstSetup.getState()]).toEqual(['saved', false]);
    page.close();
  });
});

describe('what a first setup left', () => {
  it.each([
    ['as it is', TEXT, 'saved'],
    [
      'not, with a value that breaks its rule',
      textWith({ [SSID]: 'a name that is far too long for an SSID' }),
      'not-sent',
    ],
  ])('what a first setup left is applied %s', async (_, text, outcome) => {
    const device = new PortDevice(text);
    const page = await applyPage(device);
    page.editing.configurationRead({ text, modified: false, firstSetup: true });
    await pass(1);
    page.apply.stagedApplied();
    await pass(20);
    expect([page.reported(), device.countOf('apply')]).toEqual([outcome, outcome === 'saved' ? 1 : 0]);
    page.close();
  });
});
