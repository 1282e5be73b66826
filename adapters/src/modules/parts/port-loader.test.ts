import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { NoticesPort } from '@radiolink/application/notices/notices.port';
import { PingModel } from '@radiolink/application/ping/ping.model';
import { PingPort } from '@radiolink/application/ping/ping.port';
import { StationNotesPort } from '@radiolink/application/station/station.port';
import { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import type { Token } from '@radiolink/application/wiring/token';
import { Container, ContainerModule } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import { type LoadSubject, PortLoader } from './port-loader.ts';

/** A place with ports of some subjects: what is bound to a token is the name of the place. */
const aPlace = (name: string, ports: Readonly<Record<string, Token<unknown>>>) =>
  vi.fn<LoadSubject>(subject => {
    const token = ports[subject];
    if (token === undefined) return undefined;
    return Promise.resolve(new ContainerModule(({ bind }) => void bind(token).toConstantValue(name)));
  });

describe('a loader of ports', () => {
  it('loads the subjects of the needed ports, each once', async () => {
    const container = new Container();
    const place = aPlace('device', { ping: PingPort, traceroute: TraceroutePort, notices: NoticesPort });
    const loader = new PortLoader(container, [place]);
    await Promise.all([loader.bind([PingPort, NoticesPort]), loader.bind([PingPort])]);
    await loader.bind([PingPort]);
    expect(place.mock.calls.flat().toSorted()).toEqual(['notices', 'ping']);
    expect([container.get(PingPort), container.isBound(TraceroutePort)]).toEqual(['device', false]);
  });

  it('takes from each place what it has of a subject', async () => {
    const container = new Container();
    const loader = new PortLoader(container, [
      aPlace('device', { station: NoticesPort }),
      aPlace('browser', { station: StationNotesPort }),
    ]);
    await loader.bind([StationNotesPort]);
    expect([container.get(NoticesPort), container.get(StationNotesPort)]).toEqual(['device', 'browser']);
  });

  it('loads nothing for what is bound already or is no port', async () => {
    const container = new Container();
    container.bind(PingPort).toConstantValue('start' as never);
    const place = aPlace('device', { ping: PingPort });
    await new PortLoader(container, [place]).bind([PingPort, PingModel, HeartbeatLock]);
    expect(place).not.toHaveBeenCalled();
  });

  it('loads again after a failure, and nothing of it twice', async () => {
    const container = new Container();
    const device = aPlace('device', { station: NoticesPort });
    const browser = aPlace('browser', { station: StationNotesPort });
    browser.mockReturnValueOnce(Promise.reject(new Error('offline')));
    const loader = new PortLoader(container, [device, browser]);
    await expect(loader.bind([StationNotesPort])).rejects.toThrow('offline');
    await loader.bind([StationNotesPort]);
    expect([container.get(NoticesPort), container.get(StationNotesPort)]).toEqual(['device', 'browser']);
  });
});
