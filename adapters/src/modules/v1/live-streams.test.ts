import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import { Clock } from '@radiolink/application/clock/clock.port';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { NoticesPort } from '@radiolink/application/notices/notices.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { SessionEndPort, SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { type StatusEvent, StatusPort } from '@radiolink/application/status/status.port';
import { Container, ContainerModule } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySession } from '../../http/client/client.mother.ts';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { radioSocketOpener } from '../mock/mock.module.ts';
import { v1ModuleFor } from './v1.module.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that is logged in at a `wave` radio, and what it asks. */
async function world({ liveStatus = true }: { liveStatus?: boolean } = {}) {
  const clock = { now: () => Date.now() };
  const radio = createVirtualRadio({ clock, profile: 'wave', stations: 2, liveStatus });
  const caller = { address: '192.0.2.9' };
  const requested: string[] = [];
  const visible = new BehaviorSubject(true);
  const container = new Container();
  container.load(
    v1ModuleFor({
      baseUrl: 'http://radio.test',
      fetch: request => {
        requested.push(`${request.method} ${new URL(request.url).pathname}`);
        return radio.fetch(request, caller);
      },
      openSocket: radioSocketOpener(radio, caller),
    }),
    new ContainerModule(({ bind }) => {
      bind(SessionStore).toConstantValue(memorySession());
      bind(VisibilityPort).toConstantValue({ visible });
      bind(Clock).toConstantValue(clock);
    }),
  );
  const credentials = { username: 'admin', password: 'Tower-Link-2026' };
  await container.get<SessionPort>(SessionPort).login(credentials);
  const events: StatusEvent[] = [];
  const watching = container
    .get<StatusPort>(StatusPort)
    .watch()
    .subscribe(event => events.push(event));
  await pass(1100);
  requested.length = 0;
  events.length = 0;
  return { radio, container, requested, visible, events, watching };
}

const STATISTICS = 'GET /api/v1.0/statistics';

describe('the streams of a device that offers its live socket', () => {
  it('come without being asked for, mapped as the answers are', async () => {
    const { requested, events } = await world();
    await pass(5000);
    expect(requested).toEqual([]);
    expect(events.length).toBeGreaterThanOrEqual(4);
    expect(events.at(-1)).toMatchObject({ kind: 'sample', status: { wireless: { radio60: {} } } });
  });

  it('tell notices and the cloud too', async () => {
    const { requested, container } = await world();
    const received: string[] = [];
    const notices = container
      .get<NoticesPort>(NoticesPort)
      .watch()
      .subscribe(({ kind }) => received.push(kind));
    const cloud = container.get<CloudPort>(CloudPort);
    const states: unknown[] = [];
    const watching = cloud
      .watch()
      .subscribe(event => event.kind === 'value' && states.push(event.value.enabled));
    await pass(20_000);
    expect(requested).toEqual([]);
    await cloud.connect('wss://cloud.example.net:443+secret');
    await pass(1000);
    expect([received, states[0], states.at(-1)]).toEqual([['value'], false, true]);
    notices.unsubscribe();
    watching.unsubscribe();
  });

  it('rest while a heartbeat lock is held, and while the page is hidden', async () => {
    const { requested, events, container, visible } = await world();
    const release = container.get<HeartbeatLock>(HeartbeatLock).hold();
    await pass(500);
    events.length = 0;
    await pass(10_000);
    expect([requested, events]).toEqual([[], []]);
    release();
    await pass(1500);
    expect(events.length).toBeGreaterThan(0);
    visible.next(false);
    await pass(500);
    events.length = 0;
    await pass(10_000);
    expect([requested, events]).toEqual([[], []]);
    visible.next(true);
    await pass(1500);
    expect(events.length).toBeGreaterThan(0);
  });

  it('tell of a restart, fall back to asking, and come by the socket again', async () => {
    const { requested, events, container, radio } = await world();
    await radio.fetch(
      new Request('http://radio.test/api/v1.0/system/reboot', {
        method: 'POST',
        headers: { 'x-auth-token': container.get<SessionStore>(SessionStore).get('utoken') ?? '' },
      }),
    );
    await pass(1000);
    expect(events.at(-1)).toMatchObject({ kind: 'failure', failures: 1 });
    await pass(12_000);
    expect(requested).toContain(STATISTICS);
  });

  it('end with the session', async () => {
    const { container, requested } = await world();
    const ends: string[] = [];
    container.get<SessionEndPort>(SessionEndPort).ended.subscribe(reason => ends.push(reason));
    await container.get<SessionPort>(SessionPort).logout();
    requested.length = 0;
    await pass(20_000);
    expect([ends, requested]).toEqual([['logout'], []]);
  });

  it('the streams of a device that offers its live socket are asked for when the device does not offer it', async () => {
    const { requested } = await world({ liveStatus: false });
    await pass(2000);
    expect(requested).toContain(STATISTICS);
  });
});
