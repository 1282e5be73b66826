import { SERVICES_MODELS, ServicesModel } from '@radiolink/application/services/services.model';
import { BluetoothMode, ProvisioningMode } from '@radiolink/domain/status';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, turnTime } from './change-scenario.mother.ts';
import { toolScenario, VIEWER } from './tool-scenario.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

const scenario = (options: { readonly versioned?: boolean; readonly user?: typeof VIEWER } = {}) =>
  toolScenario({
    models: SERVICES_MODELS,
    token: ServicesModel,
    calls: /^\/(?:api\/provmode|status\.cgi)/,
    ...options,
  });
type Scenario = Awaited<ReturnType<typeof scenario>>;

const codes = ({ tool }: Scenario): readonly (number | undefined)[] => {
  const seen: (number | undefined)[] = [];
  tool.$mode.watch(({ status }) => {
    if (seen.at(-1) !== status) seen.push(status);
  });
  return seen;
};

/** From now on the status says more than what the radio of the scenario does. */
async function tell({ page, replaceAnswers }: Scenario, more: object): Promise<void> {
  const { data } = await page.client.json((api, signal) => api.GET('/status.cgi', { signal }));
  replaceAnswers(() => Response.json({ ...data, ...more }));
  await pass(3);
}

/** Each code of the mode, and one that nobody knows: whether it can be started and stopped. */
const CODES = [
  [ProvisioningMode.Disabled, false, false],
  [ProvisioningMode.NotRunning, true, false],
  [ProvisioningMode.Starting, false, true],
  [ProvisioningMode.Running, false, true],
  [ProvisioningMode.RunningExtended, false, true],
  [ProvisioningMode.Stopping, false, false],
  [77, false, false],
] as const;

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('the provisioning mode', () => {
  it('starts, runs with its time left, stops, and can be started again', async () => {
    const one = await scenario();
    const seen = codes(one);
    expect(one.tool.$mode.getState()).toMatchObject({ canStart: true, canStop: false });
    one.tool.modeStartRequested();
    await pass(6);
    expect(one.tool.$mode.getState()).toMatchObject({ canStart: false, canStop: true });
    const left = one.tool.$mode.getState().secondsLeft ?? 0;
    await pass(10);
    expect(left - (one.tool.$mode.getState().secondsLeft ?? 0)).toBeGreaterThanOrEqual(9);
    one.tool.modeStopRequested();
    await pass(6);
    expect(one.tool.$mode.getState()).toMatchObject({ canStart: true, canStop: false });
    one.tool.modeStartRequested();
    await pass(2);
    const { Starting, Running, Stopping } = ProvisioningMode;
    expect(seen.filter(code => code !== undefined && code !== ProvisioningMode.NotRunning)).toEqual([
      Starting,
      Running,
      Stopping,
      Starting,
    ]);
    one.page.kill();
  });

  it('ends by itself when its time is over', async () => {
    const one = await scenario();
    one.tool.modeStartRequested();
    await pass(6);
    expect(one.tool.$mode.getState().status).toBe(ProvisioningMode.Running);
    await pass(900);
    expect(one.tool.$mode.getState()).toMatchObject({ canStart: true, canStop: false });
    one.page.kill();
  });

  it.each(sampleOf(CODES, 2))(
    'the provisioning mode with code %i can be started: %j, stopped: %j',
    async (status, canStart, canStop) => {
      const one = await scenario();
      await tell(one, { provmode: { status, timeleft: 5 } });
      expect(one.tool.$mode.getState()).toMatchObject({ status, canStart, canStop });
      const before = one.page.requests.filter(path => path === '/api/provmode').length;
      if (!canStart) one.tool.modeStartRequested();
      if (!canStop) one.tool.modeStopRequested();
      await pass(1);
      expect(one.page.requests.filter(path => path === '/api/provmode')).toHaveLength(before);
      one.page.kill();
    },
  );

  it('the provisioning mode is refused to a read-only user, whose session goes on', async () => {
    const one = await scenario({ user: VIEWER });
    one.tool.modeStartRequested();
    await pass(3);
    expect(one.tool.$modeFailure.getState()).toMatchObject({ error: 'Permission denied' });
    expect(one.page.reloads()).toBe(0);
    expect(one.tool.$mode.getState().status ?? ProvisioningMode.NotRunning).toBe(ProvisioningMode.NotRunning);
    one.page.kill();
  });

  it('the provisioning mode is not offered by a versioned device, which is said without a request', async () => {
    const one = await scenario({ versioned: true });
    const before = one.page.requests.length;
    one.tool.modeStartRequested();
    await vi.waitFor(() =>
      expect(one.tool.$modeFailure.getState()).toMatchObject({ unasked: true, statusCode: 404 }),
    );
    expect(one.page.requests).toHaveLength(before);
    one.page.kill();
  });
});

describe('Bluetooth management', () => {
  it('Bluetooth management is discoverable under the name of the device, and disabled by its setting', async () => {
    const one = await scenario();
    const { hostname } = one.page.status.$status.getState()?.host ?? {};
    expect(one.tool.$bluetooth.getState()).toMatchObject({
      status: BluetoothMode.Discoverable,
      name: hostname,
      client: undefined,
    });
    one.page.edit('bluetooth.status', 'disabled');
    one.page.models.apply.applyRequested('save');
    await pass(10);
    expect(one.tool.$bluetooth.getState()).toMatchObject({ status: BluetoothMode.Disabled });
    one.page.kill();
  });

  it('tells who is connected while it is, and a code that nobody knows as it came', async () => {
    const one = await scenario();
    await tell(one, { ble_http: { status: 2, name: 'ridge', client: 'Pixel 7' } });
    expect(one.tool.$bluetooth.getState()).toEqual({ status: 2, name: 'ridge', client: 'Pixel 7' });
    await tell(one, { ble_http: { status: 9, name: 'ridge', client: '' } });
    expect(one.tool.$bluetooth.getState()?.status).toBe(9);
    one.replaceAnswers(undefined);
    await pass(3);
    expect(one.tool.$bluetooth.getState()?.status).toBe(BluetoothMode.Discoverable);
    one.page.kill();
  });
});
