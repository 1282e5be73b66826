import { describe, expect, it } from 'vitest';
import { portForwards, userRules } from './firewall.ts';
import { aConfig, anEntry, type Lines } from './networked.mother.ts';

const ON = { 'iptables.status': 'enabled', 'iptables.sys.status': 'enabled' };

/** The rules of these keys, in their order. */
function rules(...keys: readonly Lines[]) {
  const lines = Object.assign(
    { ...ON, 'iptables.sys.fw.status': 'enabled' },
    ...keys.map((rule, place) => anEntry(`iptables.sys.fw.${place + 1}`, rule)),
  ) as Lines;
  return userRules(aConfig(lines), 'iptables', 'fw', 60);
}

function forwards(keys: Lines) {
  const lines = {
    ...ON,
    'iptables.sys.portfw.status': 'enabled',
    ...anEntry('iptables.sys.portfw.1', keys),
  };
  return portForwards(aConfig(lines), 60);
}

describe('the rules of the user', () => {
  it('the rules of the user are listed as the tables of a device list them', () => {
    const [rule] = rules({ target: 'DROP', proto: 'tcp', in: 'br0', dst: '10.0.0.0/8', dst_port: '22' });
    expect(rule).toMatchObject({
      num: 1,
      target: 'DROP',
      proto: 'tcp',
      in: 'br0',
      out: '*',
      src: '0.0.0.0/0',
      dst: '10.0.0.0/8',
      extra: 'dpt:22',
    });
  });

  it('name both ports with a space between, as iptables does', () => {
    expect(rules({ src_port: '1024', dst_port: '22' })[0]).toMatchObject({ extra: 'spt:1024 dpt:22' });
    expect(rules({ src_port: '1024' })[0]).toMatchObject({ extra: 'spt:1024' });
  });

  it('mark an address that is excepted, as iptables does', () => {
    expect(rules({ 'not.src': '10.0.0.0/8', 'not.dst': '192.0.2.1' })[0]).toMatchObject({
      src: '!10.0.0.0/8',
      dst: '!192.0.2.1',
    });
  });

  it('the rules of the user are numbered by their place among those that are on', () => {
    const listed = rules({ dst_port: '1' }, { dst_port: '2', status: 'disabled' }, { dst_port: '3' });
    expect(listed.map(({ num, extra }) => [num, extra])).toEqual([
      [1, 'dpt:1'],
      [2, 'dpt:3'],
    ]);
  });

  it('the rules of the user of IPv6 hold for every IPv6 address where none is given', () => {
    const lines = {
      'ip6tables.status': 'enabled',
      'ip6tables.sys.status': 'enabled',
      'ip6tables.sys.fw6.status': 'enabled',
      ...anEntry('ip6tables.sys.fw6.1', { target: 'ACCEPT' }),
    };
    const [rule] = userRules(aConfig(lines), 'ip6tables', 'fw6', 0);
    expect(rule).toMatchObject({ target: 'ACCEPT', src: '::/0', dst: '::/0' });
  });

  it.each(['iptables.status', 'iptables.sys.status', 'iptables.sys.fw.status'])(
    'the rules of the user are none while %s is off',
    key => {
      const lines = { ...ON, 'iptables.sys.fw.status': 'enabled', ...anEntry('iptables.sys.fw.1', {}) };
      expect(userRules(aConfig(lines), 'iptables', 'fw', 60)).toHaveLength(1);
      expect(userRules(aConfig({ ...lines, [key]: 'disabled' }), 'iptables', 'fw', 60)).toEqual([]);
    },
  );

  it('count from the time at which the filters were loaded, and never below nothing', () => {
    const config = aConfig({
      ...ON,
      'iptables.sys.fw.status': 'enabled',
      ...anEntry('iptables.sys.fw.1', {}),
    });
    const counted = [-5, 0, 60, 120].map(seconds => {
      const [rule] = userRules(config, 'iptables', 'fw', seconds);
      return [Number(rule!['packets']), Number(rule!['bytes'])];
    });
    const [before, start, minute, later] = counted;
    expect([before, start]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(later![0]).toBe(2 * minute![0]!);
    expect(minute![1]).toBeGreaterThanOrEqual(40 * minute![0]!);
  });
});

describe('a port forward', () => {
  it('leads a port outside to an address and port inside', () => {
    expect(forwards({ devname: 'br0', proto: 'TCP', dport: '8443', host: '10.1.1.25', port: '443' })).toEqual(
      [
        expect.objectContaining({
          num: 1,
          target: 'DNAT',
          proto: 'tcp',
          in: 'br0',
          extra: 'dpt:8443',
          to: '10.1.1.25:443',
        }),
      ],
    );
  });

  it('a port forward is of every source unless it names one', () => {
    expect(forwards({})[0]).toMatchObject({ src: '0.0.0.0/0', in: '*' });
    expect(forwards({ src: '198.51.100.7' })[0]).toMatchObject({ src: '198.51.100.7' });
  });
});
