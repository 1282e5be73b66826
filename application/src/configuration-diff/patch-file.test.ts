import type { ConfigChange } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { patchable, patchFile } from './patch-file.ts';

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
