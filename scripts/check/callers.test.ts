import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { Callers, portMethods, tableOf } from './call-coverage.ts';

const PORT = [
  'export interface WeatherPort {',
  '  /** Rain, mm/h. */',
  '  rain(): Promise<number>;',
  '  forecast?(days: number): Promise<readonly number[]>;',
  '  readonly name: string;',
  '}',
].join('\n');
const MODEL = "import { WeatherPort } from './weather.port.ts';\n";
/** A program with a port of the weather, and further files. */
const aProgram = (files: Readonly<Record<string, string>> = {}) =>
  aFolder({
    'domain/src/clock.ts': '',
    'ui/src/app/main.tsx': '',
    'application/src/weather/weather.port.ts': PORT,
    ...files,
  });

it('the methods of a port are found, those that a device may lack too, and no property', () => {
  expect(portMethods(aProgram()).filter(name => name.startsWith('WeatherPort'))).toEqual([
    'WeatherPort.rain',
    'WeatherPort.forecast',
  ]);
});

describe('a method of a port', () => {
  const calls = (text: string, file = 'application/src/weather/weather.model.ts') =>
    new Callers(aProgram({ [file]: text })).calls('WeatherPort.rain');

  it.each([
    'port.rain()',
    'port.rain?.()',
    'attach(port.rain, 1)',
    'const a = { b: port.rain };\nport.rain;',
  ])('a method of a port is called by %s', text => {
    expect(calls(`${MODEL}${text}`)).toBe(true);
  });

  it.each(['port.raining()', 'rain()', "const text = 'rain';"])(
    'a method of a port is not called by %s',
    text => {
      expect(calls(`${MODEL}${text}`)).toBe(false);
    },
  );

  it('a method of a port is not called by a method of the same name where nobody names the port', () => {
    expect(calls('sky.rain();')).toBe(false);
  });

  it('a method of a port is not called by its test, nor by an object for tests', () => {
    for (const end of ['test', 'mother'])
      expect(calls(`${MODEL}port.rain()`, `application/src/weather/weather.${end}.ts`)).toBe(false);
  });

  it('a method of a port is called from a folder below the one that names the port', () => {
    const files = {
      'application/src/weather/index.ts': MODEL,
      'application/src/weather/rain/rain.model.ts': 'port.rain();',
    };
    expect(new Callers(aProgram(files)).calls('WeatherPort.rain')).toBe(true);
  });

  it('a method of a port is not called for all by a file of the whole program that names the port', () => {
    const files = { 'ui/src/app/main.tsx': MODEL, 'ui/src/pages/sky.tsx': 'sky.rain();' };
    expect(new Callers(aProgram(files)).calls('WeatherPort.rain')).toBe(false);
  });
});

describe('a table of the calls', () => {
  const CALLS = [
    '# Calls',
    '',
    '## Classic calls',
    '',
    '| Path | Port | Page |',
    '|---|---|---|',
    '| --- | --- | --- |',
    '| `GET /a` | `APort.read` | `#/a` |',
    '',
    '## JSON API',
    '| Action | Port |',
    '| `do` | `DoPort.act` |',
    '',
  ].join('\n');
  const table = (heading: string) => tableOf(heading, aFolder({ 'docs/reference/calls.md': CALLS }));

  it('a table of the calls has the rows below its heading, without heads, marks and the rows of the next', () => {
    expect(table('Classic calls')).toEqual([['GET /a', 'APort.read', '#/a']]);
    expect(table('JSON API')).toEqual([['do', 'DoPort.act']]);
  });

  it('a table of the calls is empty for a heading that is not there', () => {
    expect(table('Versioned API')).toEqual([]);
  });
});
