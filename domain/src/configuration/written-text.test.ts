import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigText } from './config-text.ts';
import { bridgeText, configOf } from './config-text.mother.ts';
import { EDITOR_STAMP } from './secret-keys.ts';
import { MAX_CONFIGURATION_BYTES, utf8Length, writtenText } from './written-text.ts';

const time = '2026-11-20T10:00:00.000Z';

describe('the text that is written', () => {
  it('the text that is written has the new editor stamp at its end instead of the old one', () => {
    const written = writtenText(configOf('system.cfg.editor.webui=2020-01-01T00:00:00.000Z', 'a=1'), {
      time,
    });
    expect(written).toEqual({ ok: true, text: `a=1\nsystem.cfg.editor.webui=${time}\n` });
  });
  it('keeps the stamp of another editor', () => {
    const written = writtenText(configOf('system.cfg.editor.tshaper=ab-cd'), { time });
    expect(written.ok && written.text).toContain('system.cfg.editor.tshaper=ab-cd\n');
  });
  it('the text that is written is without the passwords of users 1 to 3, repeated lines too, and with everything else', () => {
    const users = [1, 2, 3, 4]
      .map(user => `users.${user}.password=p${user}\nusers.${user}.password=q${user}\n`)
      .join('');
    const written = writtenText(ConfigText.parse(bridgeText + users), { time });
    const others = bridgeText
      .split('\n')
      .filter(line => !/^users\.1\.password|webui/.test(line))
      .join('\n');
    expect(written).toEqual({
      ok: true,
      text: `${others}users.4.password=p4\nusers.4.password=q4\nsystem.cfg.editor.webui=${time}\n`,
    });
  });
  it('strips a sensitive key behind a byte order mark', () => {
    const marked = writtenText(ConfigText.parse('\uFEFFusers.1.password=secret\na=1\n'), { time });
    expect(JSON.stringify(marked)).not.toContain('secret');
  });
  it.each([' users.1.password=secret', 'users.1.password =secret', 'users.1.password', '=x', 'a\rb=1'])(
    'the text that is written is refused while the configuration has the invalid line %j, which is not told',
    line => {
      expect(writtenText(configOf('a=1', line, 'b=2'), { time })).toEqual({
        ok: false,
        problem: {
          key: 'The configuration cannot be written: line {line} is invalid.',
          values: { line: 2 },
        },
      });
    },
  );
  it('never holds a sensitive line, whatever the text', () => {
    const line = fc.constantFrom(
      'users.1.password=secret',
      ' users.2.password=secret',
      `${EDITOR_STAMP}=2020`,
      'a=1',
      '#x',
      '',
    );
    const end = fc.constantFrom('\n', '\r\n', '\r', '');
    const text = fc
      .tuple(fc.constantFrom('', '\uFEFF'), fc.array(fc.tuple(line, end), { maxLength: 5 }))
      .map(([mark, lines]) => mark + lines.flat().join(''));
    fc.assert(
      fc.property(text, own => {
        const written = writtenText(ConfigText.parse(own), { time });
        const lines = written.ok ? written.text.split('\n') : [];
        expect(lines.filter(sent => /^\s*users\.\d\.password/.test(sent))).toEqual([]);
        expect(lines.filter(sent => sent.trim().startsWith(EDITOR_STAMP))).toHaveLength(written.ok ? 1 : 0);
      }),
    );
  });
  it.each(['', 'now', '2026-11-20', '2026-11-20T10:00:00.000Z\nroot=1'])(
    'the text that is written is refused with the time %j',
    wrong => {
      expect(writtenText(configOf('a=1'), { time: wrong })).toEqual({
        ok: false,
        problem: { key: 'The "last edited" timestamp is not in ISO 8601 format.' },
      });
    },
  );
  it('the text that is written is refused above 1 MiB, counted in bytes', { timeout: 30_000 }, () => {
    const stamp = `system.cfg.editor.webui=${time}\n`.length;
    const room = MAX_CONFIGURATION_BYTES - stamp - 'a=\n'.length;
    expect(writtenText(configOf(`a=${'é'.repeat(Math.floor(room / 2))}`), { time }).ok).toBe(true);
    expect(writtenText(configOf(`a=${'é'.repeat(Math.floor(room / 2) + 1)}`), { time }).ok).toBe(false);
    expect(writtenText(configOf(`a=${'x'.repeat(room)}`), { time }).ok).toBe(true);
    expect(writtenText(configOf(`a=${'x'.repeat(room + 1)}`), { time })).toEqual({
      ok: false,
      problem: { key: 'The configuration is larger than {limit} KiB.', values: { limit: 1024 } },
    });
  });
});

describe('the length in bytes', () => {
  it.each(['', 'a', 'é', '日', '😀', 'a\u007F\u0080\u07FF\u0800\uFFFF'])(
    'the length in bytes of %j is that of UTF-8',
    text => {
      expect(utf8Length(text)).toBe(Buffer.byteLength(text, 'utf8'));
    },
  );
});
