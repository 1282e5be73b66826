import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createStore, createWatch, fork } from 'effector';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HeldCall } from '../fetching/held-call.mother.ts';
import type { TransferFile } from '../files/transfer.ts';
import { reservationChanges } from './tables.ts';
import { createNetworkTablesModel, shownRows } from './network-tables.model.ts';
import type { LeaseRow, NetworkTablesPort } from './network-tables.port.ts';

const LEASES = [
  {
    hostname: 'camera',
    address: '10.0.0.9',
    mac: '02:00:00:00:00:09',
    interfaceName: 'br1',
    secondsLeft: 90,
  },
  { hostname: 'till', address: '10.0.0.10', mac: '02:00:00:00:00:10', interfaceName: 'br1', secondsLeft: 12 },
];
const ARP = [{ address: '10.0.0.9', mac: '02:00:00:00:00:09', interfaceName: 'br1' }];

function setUp(more: Partial<NetworkTablesPort> = {}) {
  const calls: string[] = [];
  const files: TransferFile[] = [];
  const reported =
    <T>(name: string, answer: T) =>
    async () => {
      calls.push(name);
      return await Promise.resolve(answer);
    };
  const port: NetworkTablesPort = {
    scannedAddresses: reported('scan', []),
    arp: reported('arp', ARP),
    bridge: reported('bridge', []),
    routes: reported('routes', []),
    leases: reported('leases', LEASES),
    firewall: reported('firewall', {
      ipv4: [{ number: 1, target: 'DROP', packets: 7 }],
      ipv6: [],
      bridge: [{ number: 1, target: 'ACCEPT' }],
    }),
    portForwards: reported('forwards', [{ number: 1, to: '10.0.0.9:443', bytes: 12 }]),
    ...more,
  };
  const $status = createStore<DeviceStatus>(ptpAccessPointStatus());
  const model = createNetworkTablesModel({
    port,
    visibility: { visible: of(true) },
    status: { slice: select => $status.map(status => select(status)) },
    download: { save: file => void files.push(file) },
    clock: { now: () => 0 },
  });
  return { model, calls, files, scope: fork() };
}

const cells = (rows: readonly { readonly cells: readonly unknown[] }[] | null) =>
  rows?.map(row => row.cells[0]);

describe('the network tables', () => {
  it('the network tables are read when they are opened, chosen and refreshed', async () => {
    const { model, calls, scope } = setUp();
    await allSettled(model.opened, { scope });
    expect(cells(scope.getState(model.$rows))).toEqual(['camera', 'till']);
    await allSettled(model.chosen, { scope, params: 'arp' });
    expect(cells(scope.getState(model.$rows))).toEqual(['10.0.0.9']);
    await allSettled(model.refreshed, { scope });
    expect(calls).toEqual(['leases', 'arp', 'arp']);
  });

  it.each([
    ['firewall', ['IPv4', 'L2']],
    ['port-forward', [1]],
    ['routes', []],
    ['bridge', []],
  ] as const)('the network tables has %s', async (table, first) => {
    const { model, scope } = setUp();
    await allSettled(model.chosen, { scope, params: table });
    await allSettled(model.opened, { scope });
    expect(cells(scope.getState(model.$rows))).toEqual(first);
  });

  it('the network tables are those of the device, whose first one is read', async () => {
    const { model, calls, scope } = setUp({ offered: ['arp', 'bridge'] });
    expect(model.offered).toEqual(['arp', 'bridge']);
    await allSettled(model.opened, { scope });
    expect(calls).toEqual(['arp']);
    expect(scope.getState(model.$table)).toBe('arp');
    expect(setUp().model.offered[0]).toBe('leases');
  });

  it('the network tables are searched, sorted both ways by numbers and addresses, and exported as they are shown', async () => {
    const { model, files, scope } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled(model.sorted, { scope, params: 1 });
    expect(cells(scope.getState(model.$rows))).toEqual(['camera', 'till']);
    await allSettled(model.sorted, { scope, params: 1 });
    expect(cells(scope.getState(model.$rows))).toEqual(['till', 'camera']);
    await allSettled(model.searched, { scope, params: ' TILL ' });
    expect(cells(scope.getState(model.$rows))).toEqual(['till']);
    await allSettled(model.exported, { scope, params: { format: 'csv', words: String } });
    expect(await files[0]?.content.text()).toContain('till,10.0.0.10,02:00:00:00:00:10,br1,12');
    expect(await files[0]?.content.text()).not.toContain('camera');
  });

  it('say why one could not be read, until another is chosen', async () => {
    const failure = { kind: 'network', reason: 'time-out', message: 'No answer.' } as const;
    const { model, scope } = setUp({
      leases: async () => await Promise.reject(new RequestFailure(failure)),
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$failure)).toMatchObject({ reason: 'time-out' });
    await allSettled(model.chosen, { scope, params: 'arp' });
    expect(scope.getState(model.$failure)).toBeNull();
  });
});

describe('a table that is chosen while another is read', () => {
  const lost = { kind: 'network', reason: 'time-out', message: 'No answer.' } as const;

  /** The leases answer when the test says so. */
  function whileRead() {
    const leases = new HeldCall<[], readonly LeaseRow[]>();
    const world = setUp({ leases: leases.call });
    void allSettled(world.model.opened, { scope: world.scope });
    void allSettled(world.model.chosen, { scope: world.scope, params: 'arp' });
    return { ...world, leases };
  }

  it('a table that is chosen while another is read is read after it, and has no failure of the other', async () => {
    const { model, scope, leases, calls } = whileRead();
    expect(calls).toEqual([]);
    const failures: unknown[] = [];
    createWatch({ unit: model.$failure, scope, fn: failure => void failures.push(failure) });
    await leases.fail(lost);
    await allSettled(scope);
    expect([failures, scope.getState(model.$failure)]).toEqual([[], null]);
    expect(cells(scope.getState(model.$rows))).toEqual(['10.0.0.9']);
  });

  it('shows no row of the other', async () => {
    const { model, scope, leases } = whileRead();
    await leases.answer(LEASES);
    await allSettled(scope);
    expect(cells(scope.getState(model.$rows))).toEqual(['10.0.0.9']);
  });

  it('keeps the search and drops the order, whose column is another one there', async () => {
    const { model, scope } = setUp();
    await allSettled(model.opened, { scope });
    await allSettled(model.searched, { scope, params: '10.0.0' });
    await allSettled(model.sorted, { scope, params: 4 });
    await allSettled(model.chosen, { scope, params: 'arp' });
    expect([scope.getState(model.$search), scope.getState(model.$sort)]).toEqual(['10.0.0', null]);
    expect(cells(scope.getState(model.$rows))).toEqual(['10.0.0.9']);
  });
});

it('sorts missing values last in either order', () => {
  const rows = [{ cells: [undefined] }, { cells: [2] }, { cells: [10] }];
  for (const descending of [false, true]) {
    expect(shownRows(rows, '', { column: 0, descending }).at(-1)?.cells).toEqual([undefined]);
  }
});

describe('a reservation of a lease', () => {
  const SERVER = new Map([
    ['dhcpd.1.devname', 'br0'],
    ['dhcpd.2.devname', 'br1'],
    ['dhcpd.2.static.3.mac', '02:00:00:00:00:aa'],
  ]);

  it('a reservation of a lease is an entry of the server of its interface', () => {
    expect(Object.fromEntries(reservationChanges(SERVER, LEASES[0]!))).toEqual({
      'dhcpd.2.static.4.status': 'enabled',
      'dhcpd.2.static.4.mac': '02:00:00:00:00:09',
      'dhcpd.2.static.4.ip': '10.0.0.9',
      'dhcpd.2.static.4.name': 'camera',
    });
  });

  it.each([
    ['without a server there', { ...LEASES[0]!, interfaceName: 'eth7' }],
    ['without a MAC address', { ...LEASES[0]!, mac: undefined }],
    ['without an address', { ...LEASES[0]!, address: undefined }],
    ['that exists', { ...LEASES[0]!, mac: '02:00:00:00:00:AA' }],
  ])('a reservation of a lease is none %s', (_, lease) =>
    expect(reservationChanges(SERVER, lease).size).toBe(0),
  );
});
