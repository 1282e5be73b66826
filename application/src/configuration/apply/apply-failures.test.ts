import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPage, aPage, NAME, pass, PortBrowser, SSID, turnTime } from './apply-page.mother.ts';
import { rejection, SERVER_ERROR, UNREACHABLE } from './port-device.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('a device that fails at the write', () => {
  it.each([
    ['rejects it', rejection('Storage is full'), 'refused', 'Storage is full'],
    ['is known not to support it', rejection('Not supported', true), 'not-sent', 'Not supported'],
  ])('and %s is quoted, and the changes stay', async (_, failure, kind, key) => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    device.failing.set('write', failure);
    page.apply.applyRequested('save');
    await pass(2);
    expect(page.state()).toMatchObject({ kind: 'done', outcome: { kind, words: { key } } });
    expect(page.pending()).toEqual([[NAME, 'tower']]);
    page.close();
  });

  it.each([SERVER_ERROR, UNREACHABLE])(
    'a device that fails at the write with %o, and did nothing, is found to have the old one',
    async failure => {
      const { device, page } = await aPage();
      page.edit(NAME, 'tower');
      device.failing.set('write', failure);
      page.apply.applyRequested('save');
      await pass(3);
      expect(page.state().kind).toBe('checking');
      await pass(10);
      expect(page.reported()).toBe('not-written');
      expect(page.pending()).toEqual([[NAME, 'tower']]);
      page.close();
    },
  );

  it('a device that fails at the write after it was done is found to have saved', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    device.unanswered.set('write', SERVER_ERROR);
    page.apply.applyRequested('save');
    await pass(20);
    expect(page.reported()).toBe('saved');
    expect(page.pending()).toEqual([]);
    page.close();
  });

  it('a device that fails at the write after it was done is found to test what was written', async () => {
    const { device, page } = await aPage();
    page.edit(SSID, 'Barn');
    device.unanswered.set('write', UNREACHABLE);
    page.apply.applyRequested('test');
    await pass(8);
    expect(page.state()).toMatchObject({ kind: 'testing', startedHere: true });
    page.apply.keepRequested();
    await pass(5);
    expect([page.reported(), device.valueOf(SSID, 'stored')]).toEqual(['kept', 'Barn']);
    page.close();
  });

  it('a device that fails at the write before it, at the reading, holds the changes back: nothing was sent', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    device.failing.set('read', SERVER_ERROR);
    page.apply.applyRequested('save');
    await pass(2);
    expect([page.reported(), device.countOf('write')]).toEqual(['not-sent', 0]);
    page.close();
  });

  it('a device that fails at the write for good is shown as silent, and found out once it responds again', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    device.silenceMs = 300_000;
    page.apply.applyRequested('save');
    await pass(230);
    expect(page.state()).toMatchObject({ outcome: { kind: 'silent', awaited: { kind: 'restarting' } } });
    await pass(90);
    expect(page.reported()).toBe('saved');
    page.close();
  });
});

describe('another session', () => {
  it('another session that changed the same setting is a conflict, and nothing is sent', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    device.changeElsewhere(NAME, 'mill');
    page.apply.applyRequested('save');
    await pass(2);
    expect(page.state()).toMatchObject({ outcome: { kind: 'conflicts', count: 1 } });
    expect(device.countOf('write')).toBe(0);
    page.editing.conflictSettled({ key: NAME, choice: 'mine' });
    page.apply.applyRequested('save');
    await pass(20);
    expect([page.reported(), device.valueOf(NAME)]).toEqual(['saved', 'tower']);
    page.close();
  });

  it('another session that changed another setting is merged', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    device.changeElsewhere('snmp.status', 'enabled');
    page.apply.applyRequested('save');
    await pass(20);
    expect(page.reported()).toBe('saved');
    expect([device.valueOf(NAME), device.valueOf('snmp.status')]).toEqual(['tower', 'enabled']);
    page.close();
  });

  it('another session whose test runs holds the changes back before anything is written', async () => {
    const { device, page } = await aPage();
    device.testEndsAt = Date.now() + 100_000;
    page.edit(NAME, 'tower');
    page.apply.applyRequested('save');
    await pass(2);
    expect(device.countOf('write')).toBe(0);
    expect(page.state()).toMatchObject({
      outcome: { words: { key: expect.stringContaining('testing another change') } },
    });
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', startedHere: false });
    page.close();
  });

  it('another session is noticed at the review, and after a minute', async () => {
    const { device, page } = await aPage();
    page.edit(NAME, 'tower');
    device.changeElsewhere('snmp.status', 'enabled');
    const value = () => page.editing.$saved.getState().get('snmp.status');
    page.apply.reviewOpened();
    await pass(1);
    expect(value()).toBe('enabled');
    device.changeElsewhere('snmp.status', 'disabled');
    await pass(40);
    expect(value()).toBe('enabled');
    await pass(40);
    expect(value()).toBe('disabled');
    page.close();
  });

  it('another session in another tab of this browser is noticed as soon as it has written', async () => {
    const browser = new PortBrowser();
    const { device, page } = await aPage({ browser });
    const other = await applyPage(device, { browser });
    page.edit(NAME, 'tower');
    page.apply.applyRequested('save');
    await pass(8);
    expect(other.editing.$saved.getState().get(NAME)).toBe('tower');
    page.close();
    other.close();
  });
});
