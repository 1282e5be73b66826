import { Clock } from '@radiolink/application/clock/clock.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { PublicInfoPort, SessionEndPort, SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { StatusPort } from '@radiolink/application/status/status.port';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { Container, ContainerModule } from 'inversify';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { memorySession } from '../../http/client/client.mother.ts';
import { ALL_V1 } from './all-v1.ts';
import { V1_START } from './v1-start.ts';
import { v1ModuleFor } from './v1.module.ts';

function loaded(): Container {
  const radio = createVirtualRadio({
    clock: { now: () => Date.now() },
    profile: 'wave',
    stations: 2,
    wait: async () => undefined,
  });
  const container = new Container();
  container.load(
    v1ModuleFor({
      baseUrl: 'http://radio.test',
      fetch: request => radio.fetch(request, { address: '192.0.2.9' }),
    }),
    new ContainerModule(({ bind }) => {
      bind(SessionStore).toConstantValue(memorySession());
      bind(VisibilityPort).toConstantValue({ visible: new BehaviorSubject(true) });
      bind(Clock).toConstantValue({ now: () => Date.now() });
    }),
  );
  return container;
}

describe('the module of a device with the versioned API only', () => {
  it.each([...V1_START, ...ALL_V1].map(({ token }) => [String(token), token] as const))(
    'serves %s',
    (_name, port) => {
      expect(loaded().get(port)).toBeDefined();
    },
  );

  it('takes a person from login to a live link with both radios and out again', async () => {
    const container = loaded();
    expect((await container.get<PublicInfoPort>(PublicInfoPort).read()).setupComplete).toBe(true);
    const session = container.get<SessionPort>(SessionPort);
    const ends: string[] = [];
    container.get<SessionEndPort>(SessionEndPort).ended.subscribe(reason => ends.push(reason));
    const credentials = { username: 'admin', password: 'Tower-Link-2026' };
    expect(await session.login(credentials)).toMatchObject({ ok: true });

    const event = await firstValueFrom(container.get<StatusPort>(StatusPort).watch());
    expect(event).toMatchObject({ kind: 'sample', status: { wireless: { radio60: {} } } });
    expect(event.kind === 'sample' && event.status.wireless.stations).toHaveLength(2);

    await session.logout();
    expect(ends).toEqual(['logout']);
  });
});
