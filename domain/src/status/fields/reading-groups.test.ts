import { describe, expect, it } from 'vitest';
import { airOs6Status, emptyStatus, station } from '../../mothers/index.ts';
import type { DeviceStatus } from '../device-status.ts';
import { allReadings, stationReadings } from './readings.ts';
import { fullStatus } from './full-status.mother.ts';

describe('groups of readings', () => {
  it('stand in a fixed order with their titles', () => {
    const titles = allReadings(fullStatus()).map(({ id, title }) => [id, title.key, title.values]);
    const mac = '02:00:00:00:00:02';
    expect(titles).toEqual([
      ['host', 'Device', undefined],
      ['wireless', 'Wireless', undefined],
      ['radio60', '60 GHz radio', undefined],
      ['polling', 'Airtime and capacity', undefined],
      ['legacy', 'airOS 6 radio', undefined],
      ['station-0', 'Station {mac}', { mac }],
      ['station-0-radio60', '60 GHz link of {mac}', { mac }],
      ['station-0-remote', 'Remote end of {mac}', { mac }],
      ['station-0-port-0', 'Remote port {port} of {mac}', { port: 'eth0', mac }],
      ['station-0-remote-radio60', '60 GHz remote end of {mac}', { mac }],
      ['disconnected-0', 'Disconnected station {mac}', { mac: '02:00:00:00:00:09' }],
      ['interface-0', 'Interface {name}', { name: 'eth0' }],
      ['services', 'Services', undefined],
      ['firewall', 'Firewall', undefined],
      ['management', 'Management', undefined],
      ['gps', 'GPS', undefined],
    ]);
  });

  it('name a station without a MAC by a dash', () => {
    const titles = allReadings(emptyStatus({ wireless: { stations: [{ ...station(), mac: '' }] } })).map(
      ({ title }) => title,
    );
    expect(titles).toContainEqual({ key: 'Station {mac}', values: { mac: '—' } });
  });

  it('tell whether the device sent any of them', () => {
    const present = (status: DeviceStatus) =>
      allReadings(status)
        .filter(group => group.present)
        .map(({ id }) => id);
    expect(present(emptyStatus())).toEqual([]);
    expect(present(airOs6Status())).toEqual([
      'host',
      'wireless',
      'polling',
      'legacy',
      'interface-0',
      'interface-1',
    ]);
  });

  it('groups of readings of one station carry its place in the status', () => {
    const [first] = stationReadings(station(), 4);
    expect(first?.id).toBe('station-4');
    expect(first?.readings[0]).toMatchObject({ id: 'wireless.stations[4].mac', value: '02:00:00:00:00:02' });
  });

  it('groups of readings of a station without a remote end have no ports', () => {
    const groups = stationReadings(station({ remote: undefined }), 0).map(({ id }) => id);
    expect(groups).toEqual([
      'station-0',
      'station-0-radio60',
      'station-0-remote',
      'station-0-remote-radio60',
    ]);
  });
});
