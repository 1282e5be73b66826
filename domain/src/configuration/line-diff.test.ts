import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigText } from './config-text.ts';
import { diffConfigs } from './config-diff.ts';
import { type ComparedLine, compareLines, SECRETS_LEFT_OUT, withContext } from './line-diff.ts';

const parse = (...lines: string[]) => ConfigText.parse(lines.map(line => `${line}\n`).join(''));
const signs = { same: ' ', removed: '-', added: '+' } as const;
const drawn = (lines: readonly ComparedLine[]) =>
  lines.map(({ kind, key, value }) => `${signs[kind]}${key}=${value}`);

describe('two configurations line by line', () => {
  it('show a changed value as the old line and the new one, in place', () => {
    const lines = compareLines(parse('a=1', 'b=2', 'c=3'), parse('a=1', 'b=9', 'c=3'));
    expect(drawn(lines)).toEqual([' a=1', '-b=2', '+b=9', ' c=3']);
  });

  it('show a new line behind the one that precedes it in the second text', () => {
    const lines = compareLines(parse('a=1', 'c=3'), parse('z=0', 'a=1', 'b=2', 'c=3'));
    expect(drawn(lines)).toEqual(['+z=0', ' a=1', '+b=2', ' c=3']);
  });

  it('tell the number of each line in the text that it is from', () => {
    const [, removed, added] = compareLines(parse('a=1', 'b=2'), parse('# note', 'a=1', 'b=3'));
    expect([removed?.before, removed?.after, added?.before, added?.after]).toEqual([
      2,
      undefined,
      undefined,
      3,
    ]);
  });

  it('take another order of the lines for no difference', () => {
    expect(compareLines(parse('a=1', 'b=2'), parse('b=2', 'a=1')).every(({ kind }) => kind === 'same')).toBe(
      true,
    );
  });

  it('mask secrets on both sides', () => {
    const lines = compareLines(parse('aaa.1.wpa.psk=old-secret'), parse('aaa.1.wpa.psk=new-secret'));
    expect(drawn(lines).join()).not.toMatch(/old-secret|new-secret/);
    expect(lines.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('leave out secrets where they are not to be compared, and editor stamps always', () => {
    const lines = compareLines(
      parse('aaa.1.wpa.psk=x', 'system.cfg.editor.webui=1', 'a=1'),
      parse('system.cfg.editor.webui=2', 'a=2', 'users.1.password=y'),
      SECRETS_LEFT_OUT,
    );
    expect(drawn(lines)).toEqual(['-a=1', '+a=2']);
  });

  it('differ in just the keys of the comparison by key', () => {
    const config = fc
      .dictionary(fc.stringMatching(/^[a-e]\.[0-9]$/), fc.stringMatching(/^[a-z]{0,2}$/))
      .map(entries => parse(...Object.entries(entries).map(([key, value]) => `${key}=${value}`)));
    fc.assert(
      fc.property(config, config, (before, after) => {
        const changed = new Set(diffConfigs(before, after).map(({ key }) => key));
        const lines = compareLines(before, after);
        expect(new Set(lines.filter(({ kind }) => kind !== 'same').map(({ key }) => key))).toEqual(changed);
        expect(lines.filter(({ after: place }) => place !== undefined)).toHaveLength(after.size);
        expect(lines.filter(({ before: place }) => place !== undefined)).toHaveLength(before.size);
      }),
    );
  });
});

describe('lines around a difference', () => {
  const before = parse(...Array.from({ length: 20 }, (_, at) => `k${at}=0`));
  const after = before.set('k10', '1');

  it('lines around a difference are kept, and the others counted', () => {
    if (!after.ok) throw new Error('not edited');
    const shown = withContext(compareLines(before, after.config), 2);
    expect(shown[0]).toEqual({ kind: 'skipped', key: 'k0', count: 8 });
    expect(shown.at(-1)).toEqual({ kind: 'skipped', key: 'k13', count: 7 });
    expect(shown).toHaveLength(2 + 2 + 2 + 2);
  });

  it('lines around a difference are none where nothing differs', () => {
    expect(withContext(compareLines(before, before), 3)).toEqual([{ kind: 'skipped', key: 'k0', count: 20 }]);
  });
});
