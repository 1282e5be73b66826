import { ConfigText, type ConfigChange } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { compared, type ComparedConfiguration, patchable, patchFile } from './comparison.ts';

const config = (text: string, secretless = false): ComparedConfiguration => ({
  config: ConfigText.parse(text),
  secretless,
});
const keysOf = ({ groups }: ReturnType<typeof compared>) =>
  groups.flatMap(({ differences }) => differences.map(({ key }) => key));

describe('two configurations', () => {
  it('two configurations that are the same have no difference, and every line', () => {
    const found = compared(config('a=1\nb=2\n'), config('a=1\nb=2\n'));
    expect([found.count, found.groups, found.changes]).toEqual([0, [], []]);
    expect(found.lines).toHaveLength(2);
  });

  it('two configurations that have their lines in another order have no difference', () => {
    expect(compared(config('a=1\nb=2\n'), config('b=2\na=1\n')).count).toBe(0);
  });

  it('differ by page, in the order of the navigation, what is unknown last', () => {
    const text = (n: number) =>
      `vendor.x=${n}\nresolv.host.1.name=r${n}\nsnmp.status=${n === 1 ? 'enabled' : 'disabled'}\nwireless.1.ssid=s${n}\n`;
    const pages = compared(config(text(1)), config(text(2))).groups.map(({ page }) => page);
    const order = ['wireless', 'network', 'services', 'system', 'other'];
    expect(pages).toEqual(order.filter(page => pages.includes(page as never)));
    expect(pages.at(0)).toBe('wireless');
    expect(pages.at(-1)).toBe('other');
  });

  it('two configurations have a value on one side alone where a key was added or went', () => {
    const added = compared(config(''), config('vendor.x=1\n')).groups[0]?.differences[0];
    expect([added?.from, added?.to]).toEqual([undefined, { text: '1', words: false }]);
    const gone = compared(config('vendor.x=1\n'), config('')).groups[0]?.differences[0];
    expect([gone?.from, gone?.to]).toEqual([{ text: '1', words: false }, undefined]);
  });

  it('name a setting in words where they know it, and by its key where not', () => {
    const [known, unknown] = compared(
      config('wireless.1.ssid=Ridge\nvendor.x=1\n'),
      config('wireless.1.ssid=Barn\nvendor.x=2\n'),
    ).groups.map(({ differences }) => differences[0]);
    expect([known?.known, known?.name.key]).toEqual([true, 'SSID']);
    expect([unknown?.known, unknown?.name.key]).toEqual([false, 'vendor.x']);
  });

  it('tell a value that has words of its own from a text of the configuration', () => {
    const found = compared(config('snmp.status=disabled\n'), config('snmp.status=enabled\n'));
    expect(found.groups[0]?.differences[0]).toMatchObject({
      from: { text: 'Off', words: true },
      to: { text: 'On', words: true },
    });
  });

  it('two configurations that differ in what is off in both differ in nothing that a device does, and list it last', () => {
    const found = compared(
      config('dhcpd.status=disabled\ndhcpd.1.start=192.0.2.1\nresolv.host.1.name=mast\n'),
      config('dhcpd.status=disabled\ndhcpd.1.start=192.0.2.9\nresolv.host.1.name=barn\n'),
    );
    expect(found.count).toBe(1);
    expect(found.groups.map(({ page, differences }) => [page, differences.map(({ key }) => key)])).toEqual([
      ['system', ['resolv.host.1.name']],
      ['off', ['dhcpd.1.start']],
    ]);
    expect(found.changes).toHaveLength(2);
  });

  it('count a mirror of a setting with the setting', () => {
    const found = compared(
      config('aaa.1.ssid=Ridge\nwireless.1.ssid=Ridge\n'),
      config('aaa.1.ssid=Barn\nwireless.1.ssid=Barn\n'),
    );
    expect([found.count, keysOf(found)]).toEqual([1, ['wireless.1.ssid']]);
    expect(found.changes).toHaveLength(2);
  });

  it('count a mirror alone where the setting itself is the same', () => {
    const found = compared(
      config('aaa.1.ssid=Ridge\nwireless.1.ssid=Ridge\n'),
      config('aaa.1.ssid=Barn\nwireless.1.ssid=Ridge\n'),
    );
    expect([found.count, found.changes.map(({ key }) => key)]).toEqual([1, ['aaa.1.ssid']]);
  });
});

describe('secrets of two configurations', () => {
  const [one, other] = ['aaa.1.wpa.psk=first-secret\n', 'aaa.1.wpa.psk=second-secret\n'];

  it('differ without being shown', () => {
    const found = compared(config(one), config(other));
    expect([found.secrets, found.count]).toEqual([1, 1]);
    expect(JSON.stringify([found.groups, found.lines])).not.toMatch(/first-secret|second-secret/);
  });

  it.each([
    [true, false],
    [false, true],
    [true, true],
  ])('secrets of two configurations are not compared where a side has none (%s, %s)', (from, to) => {
    const found = compared(config(one, from), config(other, to));
    expect([found.withoutSecrets, found.secrets, found.count, found.changes]).toEqual([true, 0, 0, []]);
    expect(JSON.stringify(found.lines)).not.toMatch(/first-secret|second-secret/);
  });

  it('leave every other difference where a side has none', () => {
    expect(keysOf(compared(config(`${one}vendor.x=1\n`, true), config(`${other}vendor.x=2\n`)))).toEqual([
      'vendor.x',
    ]);
  });
});

const change = (key: string, before?: string, after?: string) => ({ key, before, after }) as ConfigChange;
const AT = { deviceName: 'Ridge-AP', now: 0 };
const textOf = (...changes: readonly ConfigChange[]) => patchFile(changes, AT).content.text();

describe('the patch of a difference', () => {
  it('sets what changed, and empties what went', async () => {
    expect(await textOf(change('vendor.x', '1', '2'), change('vendor.y', '1'))).toBe(
      'vendor.x=2\nvendor.y=\n',
    );
  });

  it.each(['aaa.1.wpa.psk', 'users.1.password', 'snmp.community', 'unms.uri', 'wireless.1.wep_key1'])(
    'the patch of a difference has no value of the secret %s, before or after',
    async key => {
      const text = await textOf(change(key, 'old-value', 'new-value'), change('vendor.x', '1', '2'));
      expect(text).not.toMatch(/old-value|new-value/);
      expect(text).toContain(`#   ${key}\n`);
      expect(text).toContain('\nvendor.x=2\n');
    },
  );

  it('the patch of a difference of secrets alone says which, and changes nothing', async () => {
    const text = await textOf(change('aaa.1.wpa.psk', 'a', 'b'));
    expect(text.split('\n').filter(line => line !== '' && !line.startsWith('#'))).toEqual([]);
    expect(patchable([change('aaa.1.wpa.psk', 'a', 'b')])).toEqual([]);
  });

  it('the patch of a difference of no difference is empty', async () => {
    expect(await textOf()).toBe('');
  });

  it('the patch of a difference is named after the device and the day', () => {
    expect(patchFile([], AT).name).toBe('configuration-Ridge-AP-1970-01-01.patch');
    expect(patchFile([], { ...AT, deviceName: undefined }).name).toBe('configuration-1970-01-01.patch');
  });
});
