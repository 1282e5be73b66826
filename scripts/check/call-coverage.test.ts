import { FEATURES } from '@radiolink/application/features/registry';
import { describe, expect, it } from 'vitest';
import { SPECIFIED_PATHS } from '../../adapters/src/http/classic/call-coverage/specified-paths.mother.ts';
import {
  SPECIFIED_ACTIONS,
  SPECIFIED_VERSIONED_PATHS,
} from '../../adapters/src/http/v1/call-coverage/specified-calls.mother.ts';
import { Callers, portMethods, tableOf } from './call-coverage.ts';

const TABLES = [
  ['Classic calls', SPECIFIED_PATHS],
  ['JSON API', SPECIFIED_ACTIONS.map(([action]) => action)],
  ['Versioned API', SPECIFIED_VERSIONED_PATHS],
] as const;
const NO_CALLER = tableOf('Ports without a caller').map(([portMethod = '']) => portMethod);
const METHODS = portMethods();
const callers = new Callers();

describe('the table of calls in docs/reference/calls.md', () => {
  it.each(TABLES)('lists every one of the %s of §7, in its order', (heading, specified) => {
    expect(tableOf(heading).map(([call]) => call)).toEqual(specified);
  });

  it.each(TABLES)(
    'names for each of the %s a port that the program calls, and a page that exists',
    heading => {
      const pages = new Set(['login', ...FEATURES.map(({ route }) => `#/${route}`)]);
      const wrong = tableOf(heading).filter(
        ([, port = '', page = '', place = '']) =>
          !METHODS.includes(port) || !callers.calls(port) || !pages.has(page) || place === '',
      );
      expect(wrong).toEqual([]);
    },
  );

  it('gives the reason for each method of a port that the program does not call, and for no other', () => {
    expect(METHODS.filter(method => !callers.calls(method)).toSorted()).toEqual(NO_CALLER.toSorted());
    expect(tableOf('Ports without a caller').every(([, reason = '']) => reason.length > 20)).toBe(true);
  });

  it('knows a method that nobody calls', () => {
    expect(callers.calls('WeatherPort.precipitation')).toBe(true);
    expect(callers.calls('WeatherPort.forecast')).toBe(false);
    expect(callers.calls('NoSuchPort.read')).toBe(false);
  });
});
