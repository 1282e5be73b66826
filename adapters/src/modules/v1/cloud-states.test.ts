import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import { Clock } from '@radiolink/application/clock/clock.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { StatusPort } from '@radiolink/application/status/status.port';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { Container, ContainerModule } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySession } from '../../http/client/client.mother.ts';
import { mockModule, radioSocketOpener } from '../mock/mock.module.ts';
import { v1ModuleFor } from './v1.module.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface World {
  readonly profile: string;
  readonly liveStatus: boolean;
}

/** A page logged in at a radio, and the states of its cloud management, each once. */
async function follow({ profile, liveStatus }: World) {
  const clock = { now: () => Date.now() };
  const radio = createVirtualRadio({ clock, profile, stations: 2, liveStatus });
  const caller = { address: '192.0.2.9' };
  const session = memorySession();
  const container = new Container();
  container.load(
    profile === 'wave'
      ? v1ModuleFor({
          baseUrl: 'http://radio.test',
          fetch: request => radio.fetch(request, caller),
          openSocket: radioSocketOpener(radio, caller),
        })
      : mockModule(radio),
    new ContainerModule(({ bind }) => {
      bind(SessionStore).toConstantValue(session);
      bind(VisibilityPort).toConstantValue({ visible: new BehaviorSubject(true) });
      bind(Clock).toConstantValue(clock);
    }),
  );
  const credentials = { username: 'admin', password: 'Tower-Link-2026' };
  await container.get<SessionPort>(SessionPort).login(credentials);
  // The device offers its socket with the status.
  container.get<StatusPort>(StatusPort).watch().subscribe();
  await pass(2000);
  const states: string[] = [];
  const cloud = container.get<CloudPort>(CloudPort);
  cloud.watch().subscribe(event => {
    const state =
      event.kind === 'value'
        ? `${event.value.state} ${event.value.statusCode}`
        : `lost ${event.failure.kind}`;
    if (states.at(-1) !== state) states.push(state);
  });
  await pass(6000);
  return { cloud, states };
}

const GOOD = 'wss://noc.example:443+ridge-key';

describe('cloud management', () => {
  it('cloud management goes through all its states by the socket', async () => {
    const { cloud, states } = await follow({ profile: 'wave', liveStatus: true });
    await cloud.connect(GOOD);
    await pass(8000);
    await cloud.disconnect();
    await pass(2000);
    expect(states).toEqual([
      'disabled 0',
      'connecting 1',
      'connecting 2',
      'connecting 3',
      'connected 0',
      'disabled 0',
    ]);
  });

  it.each([
    { profile: 'wave', liveStatus: false },
    { profile: 'ap-ptmp', liveStatus: false },
  ])('cloud management is followed by polling on $profile', async world => {
    const { cloud, states } = await follow(world);
    await cloud.connect(GOOD);
    await pass(12_000);
    await cloud.disconnect();
    await pass(6000);
    expect(states[0]).toBe('disabled 0');
    expect(states).toContain('connecting 1');
    expect(states).toContain('connected 0');
    expect(states.at(-1)).toBe('disabled 0');
  });

  it.each([true, false])(
    'tells a wrong key and a controller that does not answer, socket %s',
    async liveStatus => {
      const { cloud, states } = await follow({ profile: 'wave', liveStatus });
      await cloud.connect('wss://noc.example');
      await pass(6000);
      expect(states.at(-1)).toBe('failed 5');
      await cloud.connect('wss://noc.invalid:443+ridge-key');
      await pass(16_000);
      expect(states.slice(-2)).toEqual(['connecting 1', 'failed 6']);
    },
  );

  it('refuses what is no controller key', async () => {
    const { cloud, states } = await follow({ profile: 'wave', liveStatus: false });
    await expect(cloud.connect('https://noc.example+key')).rejects.toMatchObject({
      failure: { statusCode: 400 },
    });
    expect(states).toEqual(['disabled 0']);
  });
});
