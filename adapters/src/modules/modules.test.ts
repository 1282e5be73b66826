import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { Clock } from '@radiolink/application/clock/clock.port';
import { BackupPort } from '@radiolink/application/backup/backup.port';
import { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import { PagePort } from '@radiolink/application/place/page.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { PublicInfoPort, SessionEndPort, SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import { StationPort } from '@radiolink/application/station/station.port';
import { type StatusEvent, StatusPort } from '@radiolink/application/status/status.port';
import { PingPort } from '@radiolink/application/ping/ping.port';
import { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import { Container, ContainerModule } from 'inversify';
import nock from 'nock';
import { BehaviorSubject, firstValueFrom, lastValueFrom, of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { memorySession, RADIO } from '../http/client/client.mother.ts';
import { httpModuleFor } from './http.module.ts';
import { ALL_CLASSIC } from './all-classic.ts';
import { mockModule } from './mock/mock.module.ts';

const page = { reload: () => undefined };

/** The ports of a browser, for a program that runs in none. */
const noBrowser = new ContainerModule(({ bind }) => {
  bind(SessionStore).toConstantValue(memorySession());
  bind(PagePort).toConstantValue(page);
  bind(VisibilityPort).toConstantValue({ visible: new BehaviorSubject(true) });
  bind(Clock).toConstantValue({ now: () => Date.now() });
});

function loaded(module: ContainerModule): Container {
  const container = new Container();
  container.load(module, noBrowser);
  return container;
}

describe('the mock module', () => {
  it('takes a person from login to a live link and out again', async () => {
    const container = loaded(mockModule({ profile: 'ap-ptmp', stations: 3 }));
    expect((await container.get<PublicInfoPort>(PublicInfoPort).read()).setupComplete).toBe(true);

    const session = container.get<SessionPort>(SessionPort);
    const ends: string[] = [];
    container.get<SessionEndPort>(SessionEndPort).ended.subscribe(reason => ends.push(reason));
    const credentials = { username: 'admin', password: 'Tower-Link-2026' };
    expect(await session.login(credentials)).toMatchObject({ ok: true, session: { readOnly: false } });
    expect((await session.currentUser()).username).toBe('admin');

    const event = await firstValueFrom(container.get<StatusPort>(StatusPort).watch());
    expect(event).toMatchObject({ kind: 'sample', status: { wireless: { mode: 'ap-ptmp' } } });
    const [station] = event.kind === 'sample' ? event.status.wireless.stations : [];
    await container.get<StationPort>(StationPort).kick?.({ interfaceName: 'ath0', mac: station?.mac ?? '' });
    expect((await container.get<ConfigurationPort>(ConfigurationPort).read()).text).toContain('=');

    await session.logout();
    expect(ends).toEqual(['logout']);
  });

  it('tells a wrong password in the words of the device', async () => {
    const session = loaded(mockModule()).get<SessionPort>(SessionPort);
    expect(await session.login({ username: 'admin', password: 'wrong' })).toMatchObject({
      ok: false,
      problem: { kind: 'refused', deviceText: 'Invalid credentials.' },
    });
  });

  it('sends no automatic request while an image is uploaded', async () => {
    const container = loaded(mockModule());
    const states: boolean[] = [];
    container.get<HeartbeatLock>(HeartbeatLock).running.subscribe(running => states.push(running));
    const upload = container.get<FirmwarePort>(FirmwarePort).upload(new Blob(['no image']));
    await lastValueFrom(upload).catch(() => undefined);
    expect(states).toEqual([true, false, true]);
  });

  it('lets one port be replaced by a fake', async () => {
    const container = loaded(mockModule());
    const failure = { kind: 'network', reason: 'unreachable', message: 'gone' } as const;
    const event: StatusEvent = { kind: 'failure', failure, failedAt: 0, failures: 1, nextTryAt: 1000 };
    container.rebind(StatusPort).toConstantValue({ watch: () => of(event) });
    expect(await firstValueFrom(container.get<StatusPort>(StatusPort).watch())).toBe(event);
  });
});

describe('the mock module behind login', () => {
  async function atWork(): Promise<Container> {
    const container = loaded(mockModule({ profile: 'ap-ptmp', stations: 2 }));
    const credentials = { username: 'admin', password: 'Tower-Link-2026' };
    await container.get<SessionPort>(SessionPort).login(credentials);
    return container;
  }

  it('makes every port of the application', () => {
    const container = loaded(mockModule());
    const atStart = [ConfigurationPort, PublicInfoPort, SessionEndPort, SessionPort, StatusPort];
    for (const port of [...atStart, ...ALL_CLASSIC.map(({ token }) => token)])
      expect(container.get(port)).toBeDefined();
  });

  it('brings the live spectrum by its socket', async () => {
    const container = await atWork();
    const spectrum = container.get<SpectrumPort>(SpectrumPort);
    const event = await firstValueFrom(spectrum.watch());
    expect(event).toMatchObject({ kind: 'sample', by: 'socket' });
    expect(event.kind === 'sample' && event.spectrum.fineLabels.length).toBe(648);
  });

  it('takes a backup to the device and back', async () => {
    const container = await atWork();
    const backup = container.get<BackupPort>(BackupPort);
    const down = await lastValueFrom(backup.download());
    if (down.kind !== 'done') throw new Error('not downloaded');
    expect(await lastValueFrom(backup.stage(down.result.content))).toMatchObject({
      kind: 'done',
      result: { modified: true },
    });
    const configuration = container.get<ConfigurationPort>(ConfigurationPort);
    expect(await configuration.read()).toMatchObject({ modified: true });
    await configuration.discard({ testMode: false });
    expect(await configuration.read()).toMatchObject({ modified: false });
  });

  it('pings, traces and stops what it started', async () => {
    const container = await atWork();
    const echo = await firstValueFrom(container.get<PingPort>(PingPort).ping({ host: '192.168.1.1' }));
    expect(echo.sequence).toBe(1);
    const trace = container.get<TraceroutePort>(TraceroutePort);
    await firstValueFrom(trace.trace({ host: '192.168.1.1' }));
    await expect.poll(() => firstValueFrom(trace.trace({ host: '192.168.1.1' }))).toHaveProperty('status');
  });
});

describe('the HTTP module', () => {
  afterEach(() => nock.cleanAll());

  it('binds the same ports in front of a device', async () => {
    nock(RADIO).get('/api/info/public').query(true).reply(200, { product_name: 'LiteBeam 5AC' });
    const container = loaded(httpModuleFor({ baseUrl: RADIO }));
    expect((await container.get<PublicInfoPort>(PublicInfoPort).read()).productName).toBe('LiteBeam 5AC');
  });

  it('makes each adapter once', () => {
    const container = loaded(httpModuleFor({ baseUrl: RADIO }));
    expect(container.get<StatusPort>(StatusPort)).toBe(container.get<StatusPort>(StatusPort));
  });
});
