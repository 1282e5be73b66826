import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScenarioRadio, addressKey, onDevice, openPage, pass, turnTime } from './change-scenario.mother.ts';

const SSID = 'wireless.1.ssid';
const NAME = 'resolv.host.1.name';
const GONE = { unreachable: true };

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function silentAfterTest() {
  const radio = aScenarioRadio();
  const page = await openPage(radio);
  page.edit(SSID, 'Barn');
  page.models.apply.applyRequested('test');
  await pass(20);
  radio.faults.set(GONE);
  await pass(400);
  expect(page.reported()).toBe('silent');
  return { radio, page };
}

describe('a device that is not heard again', () => {
  it('a device that is not heard again after a test that moved it is told with its new address', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(addressKey(radio), '192.168.1.77');
    page.models.apply.applyRequested('test');
    await pass(20);
    radio.faults.set(GONE);
    await pass(400);
    expect(page.state()).toMatchObject({
      outcome: {
        kind: 'silent',
        awaited: { kind: 'ended', test: { newAddress: expect.stringMatching(/192\.168\.1\.77$/) } },
      },
    });
    page.kill();
  });

  it('a device that is not heard again after a change for good that moved it is told with its new address', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(addressKey(radio), '192.168.1.77');
    page.models.apply.applyRequested('save');
    await pass(300);
    expect(page.state()).toMatchObject({
      outcome: {
        kind: 'silent',
        awaited: { kind: 'restarting', mode: 'save', newAddress: expect.stringMatching(/192\.168\.1\.77$/) },
      },
    });
    page.kill();
  });

  it('a device that is not heard again is looked at before the next write, which overwrites nothing of others', async () => {
    const { radio, page } = await silentAfterTest();
    radio.faults.clear();
    const other = await openPage(radio);
    other.edit(SSID, 'Mill');
    other.models.apply.applyRequested('save');
    await pass(40);
    expect(onDevice(radio, SSID, 'stored')).toBe('Mill');
    expect(page.models.editing.$state.getState()?.underTest).toBeUndefined();
    page.models.apply.applyRequested('save');
    await pass(5);
    expect(page.reported()).toBe('conflicts');
    expect(onDevice(radio, SSID, 'stored')).toBe('Mill');
    page.kill();
    other.kill();
  });

  it('a device that is not heard again and is heard after all is told by what it runs', async () => {
    const { radio, page } = await silentAfterTest();
    radio.faults.clear();
    await pass(40);
    expect(page.reported()).toBe('fell-back');
    expect(page.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    page.kill();
  });
});

describe('a device that restarts at the end of a test', () => {
  const reverted = async () => {
    const radio = aScenarioRadio({ softRestartSeconds: 40 });
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    page.models.apply.applyRequested('test');
    await pass(60);
    expect(page.state().kind).toBe('testing');
    return { radio, page };
  };

  it('a device that restarts at the end of a test is not told as back before it is, and takes no new test meanwhile', async () => {
    const { radio, page } = await reverted();
    page.models.apply.revertRequested();
    await pass(20);
    expect(page.reported()).toBe('ended');
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('test');
    expect(page.reported()).toBe('ended');
    await pass(40);
    expect(page.reported()).toBe('reverted');
    expect(page.reloads()).toBe(0);
    expect(onDevice(radio, SSID)).not.toBe('Barn');
    page.kill();
  });

  it('a device that restarts at the end of a test of itself costs no load of the page, and with that no secret that was entered', async () => {
    const { page } = await reverted();
    await pass(260);
    expect([page.reported(), page.reloads()]).toEqual(['fell-back', 0]);
    page.kill();
  });
});
