import type { ClassicSchemas } from '@radiolink/openapi/classic';
import { describe, expect, it } from 'vitest';
import { readUntyped } from './read-answer.ts';
import type { Section } from './section.ts';

type Status = ClassicSchemas['Status'];

const BODY = {
  host: { hostname: 'Tower', uptime: 12 },
  wireless: { sta: [{ mac: 'x', signal: -50, chainrssi: [40] }] },
};

const read = <T>(map: (status: Section<Status>) => T): T => readUntyped(BODY, map);

// The compiler is the test: a line that compiles under `@ts-expect-error` fails `npm run check:types`.
describe('a mapper reads only what the contract names', () => {
  it('reads a field by its name and kind', () => {
    expect(read(status => status.section('host').number('uptime', [0, 100]))).toBe(12);
    expect(read(status => status.section('host').text('hostname'))).toBe('Tower');
    expect(read(status => status.section('wireless').sections('sta')[0]?.number('signal', [-99, 0]))).toBe(
      -50,
    );
    expect(
      read(status => status.section('wireless').sections('sta')[0]?.numbers('chainrssi', [0, 99])),
    ).toEqual([40]);
  });

  it('refuses a name that the contract does not have', () => {
    // @ts-expect-error a section that the contract does not name
    expect(read(status => status.section('hosts').present)).toBe(false);
    // @ts-expect-error a field that the contract does not name
    expect(read(status => status.section('host').number('uptimes', [0, 100]))).toBeUndefined();
    // @ts-expect-error a list that the contract does not name
    expect(read(status => status.section('wireless').sections('stations'))).toEqual([]);
    // @ts-expect-error a field of an entry that the contract does not name
    expect(read(status => status.section('wireless').sections('sta')[0]?.text('macs'))).toBeUndefined();
  });

  it('refuses a field that is of another kind in the contract', () => {
    // @ts-expect-error a text is no number
    expect(read(status => status.section('host').number('hostname', [0, 100]))).toBeUndefined();
    // @ts-expect-error a number is no text
    expect(read(status => status.section('host').text('uptime'))).toBeUndefined();
    // @ts-expect-error a number is no section
    expect(read(status => status.section('host').section('uptime').present)).toBe(false);
    // @ts-expect-error a text is no list of numbers
    expect(read(status => status.section('host').numbers('hostname', [0, 1]))).toBeUndefined();
    // @ts-expect-error a list of numbers is none of objects
    expect(read(status => status.section('wireless').sections('sta')[0]?.sections('chainrssi'))).toEqual([]);
  });

  it('refuses every name while no schema is given', () => {
    // @ts-expect-error an answer without a schema has no fields
    expect(readUntyped(BODY, root => root.section('host').present)).toBe(true);
    // @ts-expect-error nor one that no call types, while the mapper names no schema
    expect(readUntyped(BODY, root => root.section('host').present)).toBe(true);
    // @ts-expect-error a section has the schema of something
    const bare: Section | undefined = undefined;
    expect(bare).toBeUndefined();
  });

  it('takes any name where the contract lists no fields', () => {
    const uptime = readUntyped(BODY, (root: Section<{ readonly host?: unknown }>) =>
      root.section('host').number('uptime', [0, 100]),
    );
    expect(uptime).toBe(12);
  });
});
