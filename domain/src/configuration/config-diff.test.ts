import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffConfigs, toPatch, withPatch } from './config-diff.ts';
import { anyConfigurationText, bridgeConfig, configOf } from './config-text.mother.ts';
import { ConfigText } from './config-text.ts';
import { runs } from './property-runs.mother.ts';
import { isSecretKey, MASK, maskedValue } from './secret-keys.ts';
import { diffLines, shownChanges } from './shown-change.ts';
import { diffThreeConfigs, mergeConfigs } from './three-way.ts';

describe('the difference of two configurations', () => {
  it('names added, removed and changed keys with their values', () => {
    expect(diffConfigs(configOf('a=1', 'b=2', 'c=3'), configOf('d=4', 'c=5', 'a=1'))).toEqual([
      { key: 'b', kind: 'removed', before: '2', after: undefined },
      { key: 'c', kind: 'changed', before: '3', after: '5' },
      { key: 'd', kind: 'added', before: undefined, after: '4' },
    ]);
  });
  it('sees no difference in order, comments, line ends, repeated lines and editor stamps', () => {
    const one = ConfigText.parse('a=0\na=1\nb=2\nsystem.cfg.editor.webui=2026-09-03T08:11:45.607Z\n');
    const other = ConfigText.parse('# note\r\nb=2\r\n\r\na=1\r\nsystem.cfg.editor.tshaper=ab-cd\r\n');
    expect(diffConfigs(one, other)).toEqual([]);
  });
  it('tells a value set to nothing from a missing one', () => {
    expect(diffConfigs(configOf('a='), configOf())).toEqual([
      { key: 'a', kind: 'removed', before: '', after: undefined },
    ]);
  });
});

describe('the difference of three configurations', () => {
  it('says who changed each key', () => {
    const base = configOf('same=1', 'mine=1', 'theirs=1', 'alike=1', 'conflict=1', 'gone=1');
    const mine = configOf('same=1', 'mine=2', 'theirs=1', 'alike=2', 'conflict=2', 'gone=2', 'new=1');
    const theirs = configOf('same=1', 'mine=1', 'theirs=2', 'alike=2', 'conflict=3');
    expect(diffThreeConfigs(base, mine, theirs).map(({ key, changedBy }) => [key, changedBy])).toEqual([
      ['mine', 'mine'],
      ['theirs', 'theirs'],
      ['alike', 'both-alike'],
      ['conflict', 'conflict'],
      ['gone', 'conflict'],
      ['new', 'mine'],
    ]);
  });
  it('leaves editor stamps out', () => {
    const stamp = (time: string): ConfigText => configOf(`system.cfg.editor.webui=${time}`);
    expect(diffThreeConfigs(stamp('1'), stamp('2'), stamp('3'))).toEqual([]);
  });
});

describe('merging two changed configurations', () => {
  const base = configOf('a=1', 'b=1', 'c=1');
  it('takes the changes of both sides, on the lines of theirs', () => {
    const { merged, conflicts } = mergeConfigs(
      base,
      configOf('a=2', 'b=1'),
      ConfigText.parse('c=1\r\nb=3\r\na=1'),
    );
    expect([merged.toString(), conflicts]).toEqual(['b=3\r\na=2', []]);
  });
  it('never overwrites a key that both changed: theirs stays, the key is listed', () => {
    const { merged, conflicts } = mergeConfigs(
      base,
      configOf('a=2', 'b=2', 'c=1'),
      configOf('a=3', 'b=1', 'c=1'),
    );
    expect(merged.toString()).toBe('a=3\nb=2\nc=1\n');
    expect(conflicts).toEqual([{ key: 'a', changedBy: 'conflict', base: '1', mine: '2', theirs: '3' }]);
  });
  it('takes the side that was chosen for a conflict', () => {
    const merge = (choice: 'mine' | 'theirs') =>
      mergeConfigs(
        base,
        configOf('a=2', 'b=1', 'c=1'),
        configOf('a=3', 'b=1', 'c=1'),
        new Map([['a', choice]]),
      );
    expect(merge('mine').merged.get('a')).toBe('2');
    expect(merge('theirs').merged.get('a')).toBe('3');
    expect([...merge('mine').conflicts, ...merge('theirs').conflicts]).toEqual([]);
  });
  it('sees a conflict where one side deleted what the other changed', () => {
    expect(mergeConfigs(configOf('a=1'), configOf(), configOf('a=2')).conflicts).toHaveLength(1);
  });
});

describe('a patch', () => {
  it('holds only the lines to change, and deletes by an empty value', () => {
    expect(
      toPatch(diffConfigs(configOf('a=1', 'b=2', 'wpa.psk=old'), configOf('a=3', 'wpa.psk=new', 'c=4'))),
    ).toBe('a=3\nb=\nwpa.psk=new\nc=4\n');
  });
  it('leads from any configuration to any other, but for values set to nothing', () => {
    fc.assert(
      fc.property(anyConfigurationText, anyConfigurationText, (from, to) => {
        const [before, after] = [ConfigText.parse(from), ConfigText.parse(to)];
        const left = diffConfigs(withPatch(before, toPatch(diffConfigs(before, after))), after);
        expect(left.filter(change => (change.before ?? '') !== (change.after ?? ''))).toEqual([]);
      }),
      runs(500),
    );
  });
  it('makes the last of its own repeated lines count', () => {
    expect(withPatch(configOf('a=1'), 'a=2\na=3\n').toString()).toBe('a=3\n');
  });
});

describe('secrets', () => {
  it.each([
    'aaa.1.wpa.psk',
    'radio.0.psk',
    'wpasupplicant.profile.1.network.1.psk',
    'wpasupplicant.profile.1.network.1.password',
    'wireless.1.security.psk',
    'wireless.1.security.1.key',
    'wpasupplicant.profile.1.network.1.wep_key0',
    'aaa.1.radius.auth.1.secret',
    'ppp.1.password',
    'dyndns.1.password',
    'users.1.password',
    'snmp.community',
    'snmp.rwcommunity',
    'unms.uri',
  ])('%s is one', key => {
    expect(isSecretKey(key)).toBe(true);
  });
  it.each([
    'aaa.1.wpa.key.1.mgmt',
    'sshd.auth.passwd',
    'sshd.auth.key.1.value',
    'snmp.contact',
    'wpasupplicant.profile.1.network.1.key_mgmt.1.name',
    'unms.status',
    'wireless.1.security.type',
    'snmp.rwcommunity.status',
  ])('%s is none', key => {
    expect(isSecretKey(key)).toBe(false);
  });
  it('secrets are masked whatever their length, and shown as not set when they are not', () => {
    expect([
      maskedValue('a.psk', 'x'),
      maskedValue('a.psk', 'x'.repeat(99)),
      maskedValue('a.psk', ''),
    ]).toEqual([MASK, MASK, '']);
  });
  it.each([
    [
      'wss://h.example:443+TOKEN+allowUntrustedCertificate',
      `wss://h.example:443+${MASK}+allowUntrustedCertificate`,
    ],
    ['wss://h.example:443/path+TOKEN', `wss://h.example:443/path+${MASK}`],
    ['wss://h.example+TOK+EN', `wss://h.example+${MASK}`],
    ['wss://h.example+allowUntrustedCertificate', `wss://h.example+${MASK}`],
    ['TOKEN', MASK],
    ['wss://user:TOKEN@h.example+TOKEN', MASK],
    ['wss://h.example?key=TOKEN+x', MASK],
  ])('secrets in the cloud address %s are masked, the host is shown', (value, shown) => {
    expect(maskedValue('unms.uri', value)).toBe(shown);
  });
  it('never appear in lines or shown changes, whichever side they are on', () => {
    const changes = diffConfigs(
      bridgeConfig(),
      bridgeConfig({
        'snmp.community': 'changed-one',
        'wpa.psk': 'added-one',
        'users.1.password': '$1$x$changed-one',
      }),
    );
    const shown = JSON.stringify([shownChanges(changes), diffLines(changes)]);
    expect(shown).not.toMatch(/only-for-us|changed-one|added-one|hashhash/);
    expect(diffLines(changes)).toEqual([
      `- snmp.community=${MASK}`,
      `+ snmp.community=${MASK}`,
      `- users.1.password=${MASK}`,
      `+ users.1.password=${MASK}`,
      `+ wpa.psk=${MASK}`,
    ]);
  });
});

describe('shown changes', () => {
  it('carry the human name, or the key when nobody knows one', () => {
    const changes = diffConfigs(configOf('radio.1.freq=5500', 'x=1'), configOf('radio.1.freq=5600'));
    const names = shownChanges(changes, key => (key === 'radio.1.freq' ? 'Frequency' : undefined)).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Frequency', 'x']);
  });
  it('become lines with minus before and plus after', () => {
    expect(diffLines(diffConfigs(configOf('a=1', 'b=2'), configOf('a=3', 'c=4')))).toEqual([
      '- a=1',
      '+ a=3',
      '- b=2',
      '+ c=4',
    ]);
  });
});

describe('a patch', () => {
  it('a patch has only the lines that change; a deletion is a key without value', () => {
    expect(toPatch(diffConfigs(configOf('a=1', 'b=2', 'c=3'), configOf('a=1', 'b=4', 'd=5')))).toBe(
      'b=4\nc=\nd=5\n',
    );
  });

  it('put on what it was made from gives what it was made of', () => {
    const [before, after] = [configOf('a=1', 'b=2', 'c=3'), configOf('a=1', 'b=4', 'd=5')];
    expect(withPatch(before, toPatch(diffConfigs(before, after))).toString()).toBe(after.toString());
  });

  it('deletes a key, and leaves out what is no line of a configuration', () => {
    expect(withPatch(configOf('a=1', 'b=2'), 'a=\nno line\n').toString()).toBe('b=2\n');
  });
});
