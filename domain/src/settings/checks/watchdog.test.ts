import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigStore, ConfigText } from '../../configuration/index.ts';
import { inEnglish } from '../english.ts';
import { pendingFindings } from '../pending-faults.ts';
import { settingsContext } from '../settings-context.ts';
import { contradictions } from './contradictions.ts';
import { watchedHostLost } from './watchdog.ts';

const on = (path: string): readonly string[] =>
  path.split('.').map((_, index, parts) => `${parts.slice(0, index + 1).join('.')}.status=enabled`);
const entry = (path: string, leaves: Readonly<Record<string, string>>): readonly string[] => [
  ...on(path),
  ...Object.entries(leaves).map(([leaf, value]) => `${path}.${leaf}=${value}`),
];
const valuesOf = (lines: readonly string[]) =>
  new Map(
    lines.map(line => {
      const [key = '', ...value] = line.split('=');
      return [key, value.join('=')] as const;
    }),
  );
const LAN = [
  'netmode=router',
  ...entry('netconf.1', { devname: 'br1', ip: '192.168.1.1', netmask: '255.255.255.128' }),
];
const found = (...lines: readonly string[]): readonly string[] =>
  contradictions(settingsContext(valuesOf(lines))).map(
    ({ severity, key, problem }) => `${severity} ${key}: ${inEnglish(problem)}`,
  );

const pair = (line: string): [string, string] => {
  const [key = '', value = ''] = line.split('=');
  return [key, value];
};

describe('the ping watchdog', () => {
  const watch = (more: Readonly<Record<string, string>>) =>
    found(
      ...LAN,
      ...entry('pwdog', { host: '192.168.1.9', period: '300', delay: '300', retry: '3', ...more }),
    );

  it('the ping watchdog is remarked where it watches the device itself, or reboots at once', () => {
    expect(watch({})).toEqual([]);
    expect(watch({ host: '192.168.1.1' })[0]).toMatch(/^note pwdog\.host/);
    expect(watch({ delay: '59' })[0]).toMatch(/^note pwdog\.delay: After 59 s/);
    expect(watch({ period: '10', retry: '2' })[0]).toMatch(/^note pwdog\.period: .* 20 s/);
  });

  it('the ping watchdog is remarked where another network mode moves its host out of reach, with a new one', () => {
    const before = [
      'netmode=bridge',
      ...entry('netconf.1', { devname: 'br0', ip: '10.20.0.20', netmask: '255.255.255.0' }),
      ...entry('route.1', { ip: '0.0.0.0', netmask: '0', gateway: '10.20.0.1', devname: 'br0' }),
      ...entry('pwdog', { host: '10.20.0.1', period: '150', delay: '150', retry: '3' }),
    ];
    const text = ConfigText.parse(`${[...new Set(before)].join('\n')}\n`);
    const remarksOf = (changes: Readonly<Record<string, string>>) => {
      const edit = ConfigStore.of(text).edit(new Map(Object.entries(changes)));
      return edit.ok ? pendingFindings(edit.store).remarks.filter(({ key }) => key === 'pwdog.host') : [];
    };
    const into = { netmode: 'router', 'netconf.1.devname': 'br1', 'route.1.status': 'disabled' };
    expect(remarksOf(into).map(({ repair }) => [...(repair?.changes ?? [])])).toEqual([
      [['pwdog.status', 'disabled']],
    ]);
    const known = { ...into, 'route.1.status': 'enabled', 'route.1.gateway': '10.7.0.1' };
    expect(remarksOf(known).map(({ repair }) => [...(repair?.changes ?? [])])).toEqual([
      [['pwdog.host', '10.7.0.1']],
    ]);
    expect(remarksOf({ 'netconf.1.ip': '10.20.0.21' })).toEqual([]);
  });

  it('the ping watchdog is remarked where a plan leaves its host without a way, whatever the address, and only then', () => {
    const before = (net: number, host: number) =>
      valuesOf([
        'netmode=bridge',
        ...entry('netconf.1', { devname: 'br0', ip: `10.${net}.0.20`, netmask: '255.255.255.0' }),
        ...entry('pwdog', { host: `10.${net}.0.${host}`, period: '150', delay: '150', retry: '3' }),
      ]);
    const hosts = tuple(integer({ min: 1, max: 99 }), integer({ min: 30, max: 250 }));
    assert(
      property(hosts, constantFrom('ip', 'netmode', 'netmask', 'nothing'), ([net, host], change) => {
        const running = before(net, host);
        const wanted = new Map(running);
        const repairOf = () => [...(watchedHostLost(running, wanted)?.repair?.changes ?? [])];
        if (change === 'ip') wanted.set('netconf.1.ip', `172.16.${net}.20`);
        if (change === 'netmode') wanted.set('netmode', 'router').set('netconf.1.devname', 'br1');
        if (change === 'netmask') wanted.set('netconf.1.netmask', '255.255.0.0');
        const isLost = change === 'ip' || change === 'netmode';
        expect(repairOf()).toEqual(isLost ? [['pwdog.status', 'disabled']] : []);
        // A DNS server that the device knows is somewhere to look; one that it is itself is not.
        for (const line of entry('resolv.nameserver.1', { ip: '203.0.113.53' })) wanted.set(...pair(line));
        expect(repairOf()).toEqual(isLost ? [['pwdog.host', '203.0.113.53']] : []);
        wanted.set('resolv.nameserver.1.ip', wanted.get('netconf.1.ip') ?? '');
        expect(repairOf()).toEqual(isLost ? [['pwdog.status', 'disabled']] : []);
        wanted.set('pwdog.host', '198.51.100.1');
        expect(repairOf()).toEqual([]);
      }),
    );
  });

  it('the ping watchdog is remarked where the last default route goes, on the way to a host far away', () => {
    const running = valuesOf([
      ...LAN,
      ...entry('route.1', { ip: '0.0.0.0', netmask: '0', gateway: '192.168.1.9', devname: 'br1' }),
      ...entry('pwdog', { host: '203.0.113.9', period: '150', delay: '150', retry: '3' }),
    ]);
    const without = new Map(running).set('route.1.status', 'disabled');
    expect(watchedHostLost(running, without)?.key).toBe('pwdog.host');
    expect(watchedHostLost(running, running)).toBeUndefined();
    const asks = valuesOf(entry('dhcpc.1', { devname: 'br1' }));
    expect(watchedHostLost(running, new Map([...without, ...asks]))).toBeUndefined();
  });
});
