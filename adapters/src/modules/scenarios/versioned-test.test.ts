import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScenarioRadio, onDevice, openPage, pass, turnTime } from './change-scenario.mother.ts';

const NAME = 'resolv.host.1.name';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function testing() {
  const radio = aScenarioRadio({ profile: 'wave' });
  const page = await openPage(radio, { versioned: true });
  page.edit(NAME, 'tower');
  page.models.apply.applyRequested('test');
  await pass(10);
  expect(page.state().kind).toBe('testing');
  return { radio, page };
}

describe('a test on a device with the versioned API only', () => {
  it('a test on a device with the versioned API only is ended at once by whoever began it', async () => {
    const { radio, page } = await testing();
    expect(page.models.apply.$canRevert.getState()).toBe(true);
    page.models.apply.revertRequested();
    await pass(20);
    expect(page.reported()).toBe('reverted');
    expect(onDevice(radio, NAME)).not.toBe('tower');
    page.kill();
  });

  it('a test on a device with the versioned API only is not offered to be ended elsewhere, where it could only be refused, and can be kept there', async () => {
    const { radio, page } = await testing();
    const other = await openPage(radio, { versioned: true });
    expect(other.state()).toMatchObject({ kind: 'testing', startedHere: false });
    expect(other.models.apply.$canRevert.getState()).toBe(false);
    const requested = other.requests.length;
    other.models.apply.revertRequested();
    expect(other.state()).toMatchObject({ kind: 'testing', request: undefined });
    expect(other.requests).toHaveLength(requested);
    other.models.apply.keepRequested();
    await pass(5);
    expect(other.reported()).toBe('kept');
    expect(onDevice(radio, NAME, 'stored')).toBe('tower');
    page.kill();
    other.kill();
  });
});

describe('applying without saving on a device with the versioned API only', () => {
  it('applying without saving on a device with the versioned API only is not offered, and where it is asked for all the same the page says that nothing was sent', async () => {
    const radio = aScenarioRadio({ profile: 'wave' });
    const page = await openPage(radio, { versioned: true });
    expect(page.models.apply.canLeaveUnsaved).toBe(false);
    const before = onDevice(radio, NAME);
    page.edit(NAME, 'tower');
    page.models.apply.applyRequested('no-save');
    await pass(10);
    expect(page.reported()).toBe('not-sent');
    expect(onDevice(radio, NAME)).toBe(before);
    page.kill();
  });

  it('applying without saving on a device with the versioned API only is offered by a classic device', async () => {
    const page = await openPage(aScenarioRadio());
    expect(page.models.apply.canLeaveUnsaved).toBe(true);
    page.kill();
  });
});
