import { ptmpAccessPointStatus, ptpAccessPointStatus, station } from '@radiolink/domain/mothers';
import { RequestFailure } from '@radiolink/domain/errors';
import { allSettled, createStore, fork } from 'effector';
import { BehaviorSubject, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  createProbeHostsModel,
  defaultGateways,
  peerHosts,
  type ProbeHost,
  probeHosts,
  routeGateways,
} from './probe-hosts.ts';

const route = (number: number, lines: Readonly<Record<string, string>>): string =>
  Object.entries(lines)
    .map(([name, value]) => `route.${number}.${name}=${value}\n`)
    .join('');

describe('the gateways of a configuration', () => {
  it('the gateways of a configuration are those of its enabled default routes, the enabled state left out too', () => {
    const text =
      route(1, { ip: '0.0.0.0', gateway: '192.0.2.1', status: 'enabled' }) +
      route(2, { ip: '0.0.0.0', gateway: '192.0.2.2', status: 'disabled' }) +
      route(3, { ip: '10.0.0.0', gateway: '192.0.2.3', status: 'enabled' }) +
      route(4, { ip: '0.0.0.0', gateway: '192.0.2.4' });
    expect(defaultGateways(text)).toEqual(['192.0.2.1', '192.0.2.4']);
  });

  it.each(['0.0.0.0', '::', 'tower', '', '192.0.2.300'])(
    'the gateways of a configuration are no %j',
    gateway => {
      expect(defaultGateways(route(1, { ip: '0.0.0.0', gateway }))).toEqual([]);
    },
  );

  it('the gateways of a configuration are none of a route without one, and may be of IPv6', () => {
    expect(defaultGateways(route(1, { ip: '0.0.0.0' }))).toEqual([]);
    expect(defaultGateways(route(1, { ip: '0.0.0.0', gateway: 'fe80::1' }))).toEqual(['fe80::1']);
  });
});

describe('the gateways of the routing table', () => {
  const any = { destination: '0.0.0.0', netmask: '0.0.0.0' };

  it('the gateways of the routing table are those of the default routes, whoever assigned them', () => {
    expect(
      routeGateways([
        { ...any, gateway: '192.0.2.1' },
        { destination: '10.0.0.0', netmask: '255.0.0.0', gateway: '192.0.2.3' },
        { ...any, gateway: '198.51.100.1', interfaceName: 'ppp0' },
      ]),
    ).toEqual(['192.0.2.1', '198.51.100.1']);
  });

  it.each(['0.0.0.0', undefined, 'tower', '$(reboot)'])(
    'the gateways of the routing table are no %j',
    gateway => {
      expect(routeGateways([{ ...any, gateway }])).toEqual([]);
    },
  );

  /** The offers of a device whose configuration names no gateway. */
  function leased(routes: () => Promise<readonly { readonly gateway: string }[]>) {
    const visible = new BehaviorSubject(true);
    let reads = 0;
    const model = createProbeHostsModel({
      start: { configuration: { $data: createStore(null) } as never },
      status: { slice: () => createStore(null) },
      tables: {
        routes: async () => {
          reads += 1;
          return (await routes()).map(one => ({ ...any, ...one }));
        },
      },
      visibility: { visible },
    });
    const scope = fork();
    const hosts = () => scope.getState(model.$hosts).map(({ address, kind }) => [kind, address]);
    const act = (event: 'opened' | 'closed') => allSettled(model[event], { scope });
    return { visible, act, hosts, reads: () => reads, settled: () => allSettled(scope) };
  }

  it('the gateways of the routing table are read each time a field that offers them is shown, and offered', async () => {
    const { act, hosts, reads } = leased(async () => [{ gateway: `192.0.2.${reads()}` }]);
    expect(reads()).toBe(0);
    await act('opened');
    expect(hosts()).toEqual([['gateway', '192.0.2.1']]);
    await act('closed');
    await act('opened');
    expect(hosts()).toEqual([['gateway', '192.0.2.2']]);
  });

  it('the gateways of the routing table are not read while nobody sees the page', async () => {
    const { visible, act, hosts, reads, settled } = leased(async () => [{ gateway: '192.0.2.1' }]);
    visible.next(false);
    await act('opened');
    expect(reads()).toBe(0);
    visible.next(true);
    await settled();
    expect(hosts()).toEqual([['gateway', '192.0.2.1']]);
  });

  it('the gateways of the routing table are none of a device that refuses them', async () => {
    const refused = { kind: 'response-status', statusCode: 404 } as const;
    const { act, hosts } = leased(() => Promise.reject(new RequestFailure(refused as never)));
    await act('opened');
    expect(hosts()).toEqual([]);
  });
});

describe('the peers of a device', () => {
  it('the peers of a device are its remote end by name and address', () => {
    const [peer] = peerHosts(ptpAccessPointStatus());
    expect(peer).toMatchObject({ kind: 'remote', name: 'Barn-ST' });
    expect(peer?.address).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  });

  it('the peers of a device are the stations of an access point, those with an address', () => {
    const hosts = peerHosts(ptmpAccessPointStatus(3));
    expect(hosts.map(({ kind }) => kind)).toEqual(['station', 'station', 'station']);
    const silent = ptmpAccessPointStatus(1, {
      wireless: {
        mode: 'ap-ptmp',
        stations: [station({ lastIp: '0.0.0.0' }), station({ lastIp: undefined })],
      },
    });
    expect(peerHosts(silent)).toEqual([]);
  });
});

describe('the hosts that a tool offers', () => {
  const remote: ProbeHost = { address: '192.0.2.9', kind: 'remote', name: 'Barn' };

  it('the hosts that a tool offers are the gateways first, then the peers, each address once', () => {
    expect(probeHosts(['192.0.2.1', '192.0.2.9'], [remote, { ...remote, address: '192.0.2.8' }])).toEqual([
      { address: '192.0.2.1', kind: 'gateway', name: undefined },
      { address: '192.0.2.9', kind: 'gateway', name: undefined },
      { address: '192.0.2.8', kind: 'remote', name: 'Barn' },
    ]);
  });

  it('the hosts that a tool offers are those known before the first status, and before the configuration is read', () => {
    const hostsOf = (text: string | null, status: ReturnType<typeof ptpAccessPointStatus> | null) =>
      createProbeHostsModel({
        start: { configuration: { $data: createStore(text === null ? null : { text }) } as never },
        status: { slice: select => createStore(status === null ? null : select(status)) },
        tables: { routes: () => Promise.reject(new Error('Not read.')) },
        visibility: { visible: NEVER },
      })
        .$hosts.getState()
        .map(({ kind }) => kind);
    const text = route(1, { ip: '0.0.0.0', gateway: '192.0.2.1' });
    expect(hostsOf(null, null)).toEqual([]);
    expect(hostsOf(text, null)).toEqual(['gateway']);
    expect(hostsOf(null, ptpAccessPointStatus())).toEqual(['remote']);
    expect(hostsOf(text, ptpAccessPointStatus())).toEqual(['gateway', 'remote']);
  });
});
