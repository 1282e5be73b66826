import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFields } from './fields.ts';

function sent(body: BodyInit, type?: string, headers: Record<string, string> = {}) {
  const kind = type === undefined ? {} : { 'content-type': type };
  return readFields(
    new Request('http://radio.invalid/', { method: 'POST', body, headers: { ...kind, ...headers } }),
  );
}

const NAME = fc.stringMatching(/^[a-z_]{1,12}$/);

describe('the fields of a form', () => {
  it('the fields of a form are the same urlencoded, as JSON and as multipart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(NAME, fc.stringMatching(/^[ -~äß☕]{0,20}$/)), async values => {
        const form = new FormData();
        for (const [name, value] of Object.entries(values)) form.append(name, value);
        const all = [
          await sent(new URLSearchParams(Object.entries(values))),
          await sent(JSON.stringify({ ...values }), 'application/json'),
          await sent(form),
        ];
        for (const fields of all)
          for (const [name, value] of Object.entries(values)) expect(fields.text(name)).toBe(value);
      }),
      { numRuns: 50 },
    );
  });

  it('the fields of a form of one name twice count as the last', async () => {
    expect((await sent('a=1&a=2', 'application/x-www-form-urlencoded')).text('a')).toBe('2');
  });

  it('the fields of a form as JSON may be numbers and switches, and nothing deeper', async () => {
    const fields = await sent('{"a":7,"b":false,"c":null,"d":{"x":1},"e":["y"]}', 'application/json');
    expect(['a', 'b', 'c', 'd', 'e'].map(name => fields.text(name))).toEqual([
      '7',
      'false',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['{"a":', 'application/json'],
    ['null', 'application/json'],
    ['"text"', 'application/json'],
    ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
    ['text', 'multipart/form-data'],
    ['', 'application/x-www-form-urlencoded'],
  ])('the fields of a form are none in %j as %s', async (body, type) => {
    const fields = await sent(body, type);
    expect([fields.has('a'), fields.text('a'), fields.isOversized]).toEqual([false, undefined, false]);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'the fields of a form are none by the name %s unless it was sent',
    async name => {
      expect((await sent('{"a":1}', 'application/json')).text(name)).toBeUndefined();
      expect((await sent(`{"${name}":"x"}`, 'application/json')).text(name)).toBe('x');
    },
  );

  it('the fields of a form are a file where a file was sent, and no text then', async () => {
    const form = new FormData();
    form.append('cfgfile', new File(['netmode=bridge\n'], 'a.cfg'));
    const fields = await sent(form);
    expect([await fields.file('cfgfile')?.text(), fields.text('cfgfile')]).toEqual([
      'netmode=bridge\n',
      undefined,
    ]);
  });

  it('the fields of a form are none, and the body is said to be oversized, above 48 MiB', async () => {
    const length = { 'content-length': String(48 * 1024 * 1024 + 1) };
    const fields = await sent('a=1', 'application/x-www-form-urlencoded', length);
    expect([fields.isOversized, fields.has('a')]).toEqual([true, false]);
  });
});
