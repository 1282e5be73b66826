import { HARDWARE_MODELS, HardwareModel } from '@radiolink/application/hardware/hardware.model';
import { LOCATE_MODELS, LocateModel } from '@radiolink/application/locate/locate.model';
import { SUPPORT_MODELS, SupportModel } from '@radiolink/application/support/support.model';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aScenarioRadio,
  answersArrive,
  type ScenarioPage,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function open(profile: string): Promise<{ radio: VirtualRadio; page: ScenarioPage }> {
  const radio = aScenarioRadio({ profile });
  const page = await openPage(radio, { versioned: profile === 'wave' });
  await pass(2);
  return { radio, page };
}

describe.each(['ap-ptp', 'wave'])('support of a device of profile %s', profile => {
  it('saves the support file, packed and named by the device', async () => {
    const { page } = await open(profile);
    const support = page.open(SUPPORT_MODELS, SupportModel);
    support.file.requested();
    await vi.waitFor(() => expect(support.file.$state.getState().kind).toBe('saved'));
    const [file] = page.saved;
    expect(file?.name).toMatch(/^support-.*\.tar\.gz$/);
    expect(new Uint8Array(await file!.content.slice(0, 2).arrayBuffer())).toEqual(new Uint8Array([31, 139]));
    page.kill();
  });

  it('flashes the LEDs, which stop by themselves, also while the page is hidden', async () => {
    const { page } = await open(profile);
    const locate = page.open(LOCATE_MODELS, LocateModel);
    locate.opened();
    await answersArrive();
    expect(locate.$state.getState()?.active).toBe(false);
    locate.startRequested();
    await answersArrive();
    expect(locate.$state.getState()).toMatchObject({ active: true, endsAt: Date.now() + 60_000 });
    page.visible.next(false);
    await pass(66);
    expect(locate.$state.getState()?.active).toBe(false);
    const requested = page.requests.length;
    await pass(12);
    expect(page.requests.slice(requested).filter(path => path.endsWith('/locate'))).toEqual([]);
    locate.closed();
    page.kill();
  });

  it('stops the LEDs when asked', async () => {
    const { page } = await open(profile);
    const locate = page.open(LOCATE_MODELS, LocateModel);
    locate.opened();
    await answersArrive();
    locate.startRequested();
    await answersArrive();
    locate.stopRequested();
    await answersArrive();
    expect(locate.$state.getState()?.active).toBe(false);
    expect(locate.$failure.getState()).toBeNull();
    locate.closed();
    page.kill();
  });
});

describe('the hardware', () => {
  it.each([
    ['wave', 'number'],
    ['sixty', 'number'],
    // A zero is no sensor.
    ['ap-ptp', 'undefined'],
  ])('the hardware of profile %s has a temperature that is a %s', async (profile, kind) => {
    const { page } = await open(profile);
    const hardware = page.open(HARDWARE_MODELS, HardwareModel);
    hardware.opened();
    await vi.waitFor(() => expect(hardware.$readings.getState()).not.toBeNull());
    const celsius = hardware.$readings.getState()?.temperatures?.celsius;
    expect(typeof celsius).toBe(kind);
    expect(celsius).not.toBe(0);
    expect(hardware.$failure.getState()).toBeNull();
    hardware.closed();
    page.kill();
  });
});

describe('notices of a classic device', () => {
  it('notices of a classic device are crash reports, read and deleted one by one', async () => {
    const { page } = await open('router');
    const support = page.open(SUPPORT_MODELS, SupportModel);
    await vi.waitFor(() => expect(support.$crashes.getState()?.length).toBeGreaterThan(0));
    const [crash] = support.$crashes.getState()!;
    support.crashOpened(crash!.id);
    await vi.waitFor(() => expect(support.$crash.getState()?.text).toBeTruthy());
    support.crashDismissed(crash!.id);
    await vi.waitFor(() => expect(support.$crashes.getState()?.map(({ id }) => id)).not.toContain(crash!.id));
    expect(support.$crash.getState()).toBeNull();
    await pass(31);
    expect(support.$device.getState().crashes?.map(({ id }) => id)).not.toContain(crash!.id);
    page.kill();
  });

  it('notices of a classic device are an offer to manage the device, which is dismissed on it', async () => {
    const { page } = await open('router');
    const support = page.open(SUPPORT_MODELS, SupportModel);
    await vi.waitFor(() => expect(support.$device.getState().callHome?.available).toBe(true));
    support.dismissed('callHomeAvailable');
    await answersArrive();
    await pass(31);
    expect(support.$device.getState().callHome?.available).toBe(false);
    page.kill();
  });

  it('notices of a classic device are the licence: a wrong key is refused, a right one activates it', async () => {
    const { page } = await open('ap-ptp');
    const support = page.open(SUPPORT_MODELS, SupportModel);
    await vi.waitFor(() => expect(support.$device.getState().licence?.activated).toBe(false));
    support.licenceKeyEntered('wrong');
    await vi.waitFor(() =>
      expect(support.$licenceRequest.getState()).toMatchObject({ busy: false, failure: { code: 1 } }),
    );
    support.licenceKeyEntered('  ABCD-1234-EFGH-5678 ');
    await vi.waitFor(() => expect(support.$licenceRequest.getState().accepted).toBe(true));
    await pass(1);
    expect(support.$device.getState().licence?.activated).toBe(true);
    page.kill();
  });
});

describe('the emergency reason code', () => {
  const WARNINGS = '/api/warnings';

  it.each([0, 7])('%d is told as the device reports it, and is gone with it', async reported => {
    let emergReasonCode = reported;
    const page = await openPage(aScenarioRadio({ profile: 'ap-ptp' }), {
      instead: path => (path === WARNINGS ? Response.json({ emergReasonCode }) : undefined),
    });
    const support = page.open(SUPPORT_MODELS, SupportModel);
    await vi.waitFor(() => expect(support.$device.getState().warnings?.emergencyReasonCode).toBe(reported));
    emergReasonCode = -1;
    await pass(31);
    expect(support.$device.getState().warnings).toBeDefined();
    expect(support.$device.getState().warnings?.emergencyReasonCode).toBeUndefined();
    page.kill();
  });
});

describe('a versioned device', () => {
  it('a versioned device has no licence to activate, and says so', async () => {
    const { page } = await open('wave');
    const support = page.open(SUPPORT_MODELS, SupportModel);
    support.licenceKeyEntered('ABCD-1234-EFGH-5678');
    await vi.waitFor(() => expect(support.$licenceRequest.getState().failure).toMatchObject({ code: 4 }));
    page.kill();
  });
});

describe('a classic device without the versioned API', () => {
  it('says that it has neither LEDs to flash nor a support file', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio, {
      instead: path => (path.startsWith('/api/v1.0/') ? new Response('', { status: 404 }) : undefined),
    });
    const support = page.open(SUPPORT_MODELS, SupportModel);
    const locate = page.open(LOCATE_MODELS, LocateModel);
    locate.opened();
    support.file.requested();
    await vi.waitFor(() => expect(support.file.$state.getState().kind).toBe('failed'));
    await vi.waitFor(() => expect(locate.$failure.getState()).not.toBeNull());
    expect(locate.$state.getState()).toBeNull();
    expect(page.reloads()).toBe(0);
    locate.closed();
    page.kill();
  });
});
