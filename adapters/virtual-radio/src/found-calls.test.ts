import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foundCalls } from './found-calls.ts';
import { classicCalls } from './handlers/calls.ts';
import { v1Calls } from './v1/calls.ts';

const call = (path: string) => ({ method: 'GET', path, answer: () => new Response() });

it('calls are found by what they are, alone and in lists', () => {
  const files = {
    './ping.ts': { pingStart: call('/ping'), MOST_PINGS: 10, answer: () => undefined, nothing: null },
    './users.ts': { userCalls: [call('/users'), call('/users/names')] },
  };
  expect(foundCalls(files).map(({ path }) => path)).toEqual(['/ping', '/users', '/users/names']);
});

it('a fixed path precedes one with a variable part, whatever the names of the files', () => {
  const files = { './a.ts': { one: call('/users/{name}') }, './b.ts': { names: call('/users/names') } };
  expect(foundCalls(files).map(({ path }) => path)).toEqual(['/users/names', '/users/{name}']);
});

it.each([
  ['classic', classicCalls],
  ['versioned', v1Calls],
])('no call of the %s API is found twice', (_, calls) => {
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

const FILES = import.meta.glob(['./handlers/**/*.ts', './v1/**/*.ts', '!./**/*.{test,mother}.ts'], {
  eager: true,
});

// The tool that finds unused exports takes whatever such a pattern matches for used.
it('a file of handlers exports nothing but its calls and what another file imports', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => readFileSync(join(import.meta.dirname, path), 'utf8'));
  const imported = new Set(
    sources.flatMap(source =>
      [...source.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from/g)].flatMap(
        ([, names = '']) => names.match(/\w+/g) ?? [],
      ),
    ),
  );
  const calls = new Set<unknown>(foundCalls(FILES));
  const unused = Object.entries(FILES).flatMap(([path, file]) =>
    Object.entries(file)
      .filter(([name, value]) => !imported.has(name) && ![value].flat().every(one => calls.has(one)))
      .map(([name]) => `${path} ${name}`),
  );
  expect(unused).toEqual([]);
});
