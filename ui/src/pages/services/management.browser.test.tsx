import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { Watched } from '@radiolink/application/watching/watched';
import type { CloudManagementStatus } from '@radiolink/domain/cloud';
import { RequestFailure } from '@radiolink/domain/errors';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { type ServicesActs, servicesStage } from './services-stage.mother.ts';

let stage: Stage;
afterEach(() => stage.close());

async function show(acts: ServicesActs = {}): Promise<void> {
  stage = setStage(servicesStage(acts));
  stage.models.get(EditingModel).configurationRead({
    text: 'unms.status=enabled\nbluetooth.status=enabled\nsystem.airosx.prov.status=disabled\n',
    modified: false,
    firstSetup: false,
  });
  await stage.show(<part.View />);
}
const section = (id: string): HTMLElement =>
  stage.place.querySelector<HTMLElement>(`[data-section="${id}"]`)!;
const words = (id: string): string => section(id).textContent ?? '';
const button = (name: string): HTMLButtonElement | undefined =>
  [...stage.place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

const refused = (message: string): RequestFailure =>
  new RequestFailure({ kind: 'device-api', error: message, message, detail: '', statusCode: 400 });

describe('cloud management', () => {
  const CLOUD = 'cloud-management';
  const field = (): HTMLInputElement =>
    section(CLOUD).querySelector<HTMLInputElement>('[data-cloud-connect] input')!;
  function enter(key: string): void {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), key);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  }
  async function connected(acts: ServicesActs = {}) {
    const events = new Subject<Watched<CloudManagementStatus>>();
    await show({ cloud: events, ...acts });
    const tell = (value: Partial<CloudManagementStatus>) =>
      events.next({
        kind: 'value',
        value: { enabled: true, state: 'connected', key: 'wss://secret', ...value },
      });
    return { events, tell };
  }

  it.each([
    ['disabled', 0, 'Disabled'],
    ['connecting', 1, 'Resolving the address'],
    ['connecting', 3, 'Authenticating'],
    ['connected', 0, 'Connected'],
    ['failed', 4, 'The controller refused the connection'],
    ['failed', 5, 'The key is wrong'],
    ['failed', 6, 'The controller does not respond'],
    ['failed', 42, 'Unknown (42)'],
    ['adopting', 0, 'Unknown (adopting)'],
  ])('%s with code %i is told in words', async (state, statusCode, reported) => {
    const { tell } = await connected();
    tell({ state, statusCode });
    await expect.poll(() => words(CLOUD)).toContain(reported);
    expect(stage.place.innerHTML).not.toContain('wss://secret');
    expect(stage.complaints).toEqual([]);
  });

  it('cloud management goes through its states as they come, and keeps the last where none comes', async () => {
    const { events, tell } = await connected();
    tell({ state: 'connecting', statusCode: 2 });
    await expect.poll(() => words(CLOUD)).toContain('Connecting');
    events.next({
      kind: 'failure',
      failures: 1,
      failure: { kind: 'network', reason: 'unreachable', message: 'No response.' },
    });
    await expect.poll(() => words(CLOUD)).toContain('Last request');
    expect(words(CLOUD)).toContain('Connecting');
    tell({ state: 'connected', statusCode: 0 });
    await expect.poll(() => words(CLOUD)).toContain('Connected');
    expect(words(CLOUD)).not.toContain('Last request');
  });

  it('links to the controller by the host rule alone', async () => {
    const { tell } = await connected();
    const link = () => section(CLOUD).querySelector('a')?.href;
    tell({ uiUrl: 'https://noc.ui.com/devices' });
    await expect.poll(link).toBe('https://noc.ui.com/devices');
    tell({ uiUrl: 'https://ui.com.evil.example/' });
    await expect.poll(link).toBeUndefined();
  });

  it('connects with a ws or wss key, trimmed and not kept, and disconnects', async () => {
    const connect = vi.fn<(key: string) => Promise<void>>(async () => undefined);
    const disconnect = vi.fn<() => Promise<void>>(async () => undefined);
    const { tell } = await connected({ connect, disconnect });
    tell({ enabled: false, state: 'disabled' });
    await expect.poll(() => button('Connect')?.disabled).toBe(true);
    expect(button('Disconnect')).toBeUndefined();
    enter('https://noc.example');
    await expect.poll(() => words(CLOUD)).toContain('Enter a key that begins with ws:// or wss://');
    expect(button('Connect')?.disabled).toBe(true);
    enter(' wss://noc.example:443+ridge ');
    await expect.poll(() => button('Connect')?.disabled).toBe(false);
    button('Connect')?.click();
    await expect.poll(() => connect.mock.calls).toEqual([['wss://noc.example:443+ridge']]);
    expect(field().value).toBe('');
    tell({});
    await expect.poll(() => button('Disconnect')).toBeDefined();
    button('Disconnect')?.click();
    const confirmed = () =>
      [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
        ({ textContent }) => textContent === 'Disconnect',
      );
    await expect.poll(confirmed).toBeDefined();
    expect(disconnect).not.toHaveBeenCalled();
    confirmed()?.click();
    await expect.poll(() => disconnect.mock.calls.length).toBe(1);
  });

  it('says why the device refused a key', async () => {
    const { tell } = await connected({ connect: () => Promise.reject(refused('Validation failed')) });
    tell({ enabled: false, state: 'disabled' });
    await expect.poll(() => button('Connect')).toBeDefined();
    enter('wss://noc.example:443+ridge');
    await expect.poll(() => button('Connect')?.disabled).toBe(false);
    button('Connect')?.click();
    await expect.poll(() => words(CLOUD)).toContain('Validation failed');
  });

  it('cloud management is told by the status where the device offers no more', async () => {
    await show();
    const status = ptmpAccessPointStatus(8);
    await stage.answer({ ...status, cloud: { status: 1 } });
    await expect.poll(() => words(CLOUD)).toContain('Connecting');
    expect(button('Connect')).toBeUndefined();
    await stage.answer({ ...status, cloud: { status: 2, timestamp: '2026-03-18T12:00:00+0100' } });
    await expect.poll(() => words(CLOUD)).toContain('2026-03-18T12:00:00+0100');
  });
});

describe('Bluetooth', () => {
  it.each([
    [0, 'Disabled'],
    [1, 'Discoverable'],
    [2, 'Connected'],
    [9, 'Unknown (9)'],
  ])('%i is %s, with name and client as text', async (code, reported) => {
    await show();
    const bluetooth = { status: code, name: 'Ridge <b>', client: 'Pixel‮' };
    await stage.answer({ ...ptmpAccessPointStatus(8), bluetooth });
    await expect.poll(() => words('bluetooth')).toContain(reported);
    expect(words('bluetooth')).toContain('Ridge <b>');
  });
});

describe('the management mode', () => {
  const MODE = 'management-mode';
  const tell = (status: number | undefined, secondsLeft?: number) =>
    stage.answer({ ...ptmpAccessPointStatus(8), provisioning: { status, secondsLeft } });

  it.each([
    [-1, 'Disabled', 'Start management mode', true],
    [0, 'Not running', 'Start management mode', false],
    [1, 'Starting', 'Stop management mode', false],
    [2, 'Running', 'Stop management mode', false],
    [3, 'Running extended', 'Stop management mode', false],
    [4, 'Stopping', 'Start management mode', true],
  ])('%i is %s and offers: %s', async (code, reported, offered, isDisabled) => {
    await show();
    await tell(code, 870);
    await expect.poll(() => words(MODE)).toContain(reported);
    expect(words(MODE)).toContain('Time left');
    expect(button(offered)?.disabled).toBe(isDisabled);
  });

  it('starts and stops, and says so before the status does', async () => {
    const provisioning = {
      start: vi.fn<() => Promise<number>>(async () => 1),
      stop: vi.fn<() => Promise<number>>(async () => 4),
    };
    await show({ provisioning });
    await tell(undefined);
    await expect.poll(() => button('Start management mode')?.disabled).toBe(false);
    button('Start management mode')?.click();
    await expect.poll(() => words(MODE)).toContain('Starting');
    await tell(2, 900);
    await expect.poll(() => words(MODE)).toContain('Running');
    button('Stop management mode')?.click();
    await expect.poll(() => words(MODE)).toContain('Stopping');
    expect([provisioning.start.mock.calls.length, provisioning.stop.mock.calls.length]).toEqual([1, 1]);
  });

  it('says why it does not start', async () => {
    await show({
      provisioning: {
        start: () => Promise.reject(refused('Not supported by this device.')),
        stop: async () => 0,
      },
    });
    await tell(0);
    button('Start management mode')?.click();
    await expect.poll(() => words(MODE)).toContain('Not supported by this device.');
  });
});
