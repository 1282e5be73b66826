import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS, aPage, pass, turnTime } from './apply-page.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const NEW = '192.0.2.77';

describe('a device that moves', () => {
  it.each(['test', 'save'] as const)(
    'a device that moves is followed once it responds at its new address and no longer here: %s',
    async mode => {
      let isThere = false;
      const { device, page } = await aPage({ answers: url => isThere && url.endsWith(`//${NEW}`) });
      page.edit(ADDRESS, NEW);
      page.apply.applyRequested(mode);
      await pass(1);
      expect(page.wentTo).toEqual([]);
      device.silentFor(1e9);
      isThere = true;
      await pass(10);
      expect(page.wentTo).toEqual([`http://${NEW}`]);
      page.close();
    },
  );

  it('a device that moves is not left while it still responds here', async () => {
    let isThere = false;
    const { page } = await aPage({ answers: () => isThere });
    page.edit(ADDRESS, NEW);
    page.apply.applyRequested('test');
    await pass(6);
    isThere = true;
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', answering: true });
    expect(page.wentTo).toEqual([]);
    page.close();
  });

  it.each([
    ['test', 'testing', 'fell-back'],
    ['save', 'restarting', 'silent'],
  ] as const)(
    'a device that moves to an address that another device has is not followed: %s',
    async (mode, kind, end) => {
      const { device, page } = await aPage({ answers: url => url.endsWith(`//${NEW}`) });
      expect(page.apply.$takenAddress.getState()).toBeNull();
      page.edit(ADDRESS, NEW);
      await pass(1);
      expect(page.apply.$takenAddress.getState()).toBe(`http://${NEW}`);
      page.apply.applyRequested(mode);
      await pass(1);
      device.silentFor(mode === 'test' ? 200_000 : 1e9);
      await pass(20);
      expect(page.state()).toMatchObject({ kind, newAddressTaken: true });
      await pass(250);
      expect([page.reported(), page.wentTo]).toEqual([end, []]);
      page.close();
    },
  );

  it('says of the address before last no more than that it was free', async () => {
    const { page } = await aPage({ answers: url => url.endsWith(`//${NEW}`) });
    page.edit(ADDRESS, NEW);
    await pass(1);
    page.edit(ADDRESS, '192.0.2.78');
    await pass(1);
    expect(page.apply.$takenAddress.getState()).toBeNull();
    page.edit(ADDRESS, NEW);
    await pass(1);
    expect(page.apply.$takenAddress.getState()).toBe(`http://${NEW}`);
    page.editing.allReverted();
    expect(page.apply.$takenAddress.getState()).toBeNull();
    page.close();
  });

  it('a device that moves only to another port is itself, whatever responds there', async () => {
    const { page } = await aPage({ answers: () => true });
    page.edit('httpd.https.status', 'enabled');
    page.edit('httpd.https.port', '4430');
    await pass(1);
    expect(page.apply.$takenAddress.getState()).toBeNull();
    page.apply.applyRequested('test');
    await pass(5);
    expect(page.state()).toMatchObject({ kind: 'testing', newAddressTaken: false });
    page.close();
  });

  it('a device that moves is not looked for when the page is reached by a name or a relay', async () => {
    const probed: string[] = [];
    const { page } = await aPage({
      host: 'localhost',
      answers: url => {
        probed.push(url);
        return true;
      },
    });
    page.edit(ADDRESS, NEW);
    page.apply.applyRequested('test');
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', newAddress: undefined });
    expect([probed, page.wentTo]).toEqual([[], []]);
    page.close();
  });

  it('a device that moves is probed once a second, and only where it does not respond here', async () => {
    const probed: number[] = [];
    const { device, page } = await aPage({
      answers: () => {
        probed.push(Date.now());
        return false;
      },
    });
    page.edit(ADDRESS, NEW);
    page.apply.applyRequested('test');
    await pass(6);
    const before = probed.length;
    device.silentFor(10_000);
    await pass(10);
    expect(probed.length - before).toBeGreaterThan(7);
    expect(probed.length - before).toBeLessThanOrEqual(11);
    await pass(3);
    const after = probed.length;
    await pass(10);
    expect(probed.length).toBe(after);
    page.close();
  });
});
