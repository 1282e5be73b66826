import { describe, expect, it } from 'vitest';
import { changeOf, type ConfigChange } from '../configuration/config-diff.ts';
import { settingChanges } from './setting-changes.ts';

function changed(
  ...changes: readonly (readonly [key: string, before: string | undefined, after: string | undefined])[]
) {
  const found: ConfigChange[] = changes.flatMap(change => changeOf(...change) ?? []);
  return settingChanges(
    found,
    new Map(found.flatMap(({ key, after }) => (after === undefined ? [] : [[key, after]]))),
  );
}

describe('changed settings', () => {
  it('bear their names and words', () => {
    expect(changed(['radio.1.mode', 'managed', 'master'])).toEqual([
      {
        key: 'radio.1.mode',
        keys: ['radio.1.mode'],
        name: { key: 'Wireless mode' },
        kind: 'changed',
        secret: false,
        before: 'Station',
        after: 'Access point',
        risk: 'cuts-link',
        page: 'wireless',
      },
    ]);
  });

  it('count once wherever in the file the keys that hold the same stand', () => {
    const ssid = changed(['aaa.1.ssid', 'Ridge', 'Barn'], ['wireless.1.ssid', 'Ridge', 'Barn']);
    expect(ssid.map(({ key, keys }) => [key, keys])).toEqual([
      ['wireless.1.ssid', ['wireless.1.ssid', 'aaa.1.ssid']],
    ]);
  });

  it('count once with the keys that hold the same', () => {
    const ssid = changed(
      ['wireless.1.ssid', 'Ridge', 'Barn'],
      ['aaa.1.ssid', 'Ridge', 'Barn'],
      ['wpasupplicant.profile.1.network.1.ssid', 'Ridge', 'Barn'],
    );
    expect(ssid).toHaveLength(1);
    expect(ssid[0]?.keys).toHaveLength(3);
  });

  it('count once in whatever order the keys stand', () => {
    const ssid = changed(
      ['aaa.1.ssid', 'Ridge', 'Barn'],
      ['wpasupplicant.profile.1.network.1.ssid', 'Ridge', 'Barn'],
      ['wireless.1.ssid', 'Ridge', 'Barn'],
    );
    expect(ssid.map(({ key, keys }) => [key, keys.length])).toEqual([['wireless.1.ssid', 3]]);
  });

  it('count once when each is written with the other', () => {
    const station = 'wpasupplicant.profile.1.network.1.psk';
    expect(changed([station, 'a', 'b'], ['aaa.1.wpa.psk', 'a', 'b'])).toHaveLength(1);
    expect(changed(['aaa.1.wpa.psk', 'a', 'b'], [station, 'a', 'b'])).toHaveLength(1);
  });

  it('count apart when they hold something else', () => {
    expect(changed(['wireless.1.ssid', 'Ridge', 'Barn'], ['aaa.1.ssid', 'Ridge', 'Mill'])).toHaveLength(2);
  });

  it('never show a secret', () => {
    const [secret] = changed(['aaa.1.wpa.psk', 'old-secret', 'new-secret']);
    expect(secret).toMatchObject({ secret: true, before: '••••••••', after: '••••••••' });
  });

  it('changed settings of an unknown key bear the key', () => {
    expect(changed(['vendor.thing', undefined, '1'])).toMatchObject([
      { name: { key: 'vendor.thing' }, kind: 'added', before: undefined, after: '1', page: 'other' },
    ]);
  });
});
