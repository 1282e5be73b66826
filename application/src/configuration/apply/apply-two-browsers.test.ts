import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPage, aPage, aTest, NAME, pass, SSID, turnTime } from './apply-page.mother.ts';
import { UNREACHABLE } from './port-device.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('two browsers', () => {
  it('two browsers of which one joins and keeps the test: both say so', async () => {
    const { device, page } = await aTest();
    const other = await applyPage(device);
    expect(other.state()).toMatchObject({ kind: 'testing', startedHere: false });
    other.apply.keepRequested();
    await pass(5);
    expect([other.reported(), page.reported()]).toEqual(['kept', 'kept-elsewhere']);
    page.close();
    other.close();
  });

  it('two browsers where only the session that began a test can end it: the other cannot revert it', async () => {
    const { device, page } = await aTest();
    const other = await applyPage(device, { storage: { endsOwnTestsOnly: true } });
    expect(other.state().kind).toBe('testing');
    expect([other.apply.$endsByRequest.getState(), other.apply.$canRevert.getState()]).toEqual([
      false,
      false,
    ]);
    other.apply.revertRequested();
    await pass(2);
    expect(device.countOf('discard')).toBe(0);
    expect(page.apply.$endsByRequest.getState()).toBe(true);
    page.close();
    other.close();
  });

  it('two browsers of which one joined and cannot read the change claims nothing at its end', async () => {
    const { device, page } = await aPage();
    const other = await applyPage(device);
    page.edit(SSID, 'Barn');
    page.apply.applyRequested('test');
    await pass(1);
    device.failing.set('read', UNREACHABLE);
    await pass(245);
    expect(other.state().kind).toBe('ended');
    device.failing.clear();
    await pass(20);
    expect([page.reported(), other.reported()]).toEqual(['fell-back', 'unknown']);
    page.close();
    other.close();
  });

  it('two browsers of which one may only read can decide nothing', async () => {
    const { device, page } = await aTest();
    const reader = await applyPage(device, { readOnly: true });
    const { $canKeep, $canRevert, $canApply } = reader.apply;
    expect([$canKeep, $canRevert, $canApply].map(store => store.getState())).toEqual([false, false, false]);
    reader.edit(NAME, 'tower');
    expect(reader.apply.$canProceed.getState()).toBe(false);
    page.close();
    reader.close();
  });
});
