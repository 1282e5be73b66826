import { Clock } from '@radiolink/application/clock';
import { ConfigurationPort } from '@radiolink/application/configuration';
import { PagePort, VisibilityPort } from '@radiolink/application/page';
import { PublicInfoPort, SessionEndPort, SessionPort, SessionStore } from '@radiolink/application/session';
import { StationPort } from '@radiolink/application/station';
import { type StatusEvent, StatusPort } from '@radiolink/application/status';
import { Container, ContainerModule } from 'inversify';
import nock from 'nock';
import { BehaviorSubject, firstValueFrom, of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { memorySession, RADIO } from '../http/client/client.mother.ts';
import { httpModuleFor } from './index.ts';
import { mockModule } from './mock/index.ts';

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
    await container.get<StationPort>(StationPort).kick({ interfaceName: 'ath0', mac: station?.mac ?? '' });
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

  it('lets one port be replaced by a fake', async () => {
    const container = loaded(mockModule());
    const failure = { kind: 'network', reason: 'unreachable', message: 'gone' } as const;
    const event: StatusEvent = { kind: 'failure', failure, failedAt: 0, failures: 1, nextTryAt: 1000 };
    container.rebind(StatusPort).toConstantValue({ watch: () => of(event), drift: () => of() });
    expect(await firstValueFrom(container.get<StatusPort>(StatusPort).watch())).toBe(event);
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
