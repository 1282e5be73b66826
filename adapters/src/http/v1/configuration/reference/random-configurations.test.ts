import type { ConfigText } from '@radiolink/domain/configuration';
import { findSetting } from '@radiolink/domain/settings';
import { assert, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf } from '../../../../../../.config/drawn-sample.ts';
import { carriedKeys, configurationJson, configurationText } from '../configuration.mapper.ts';
import { isJsonObject } from '../json-place.ts';
import { FULL_DEVICE } from './full-device.mother.ts';
import type { Values } from './line.mother.ts';
import { FINDING, LINES } from './lines.mother.ts';

const RUNS = countOf(250, 1000);

const text = configurationText(FULL_DEVICE);
const configurations = record(Object.fromEntries([...LINES].map(([key, { values }]) => [key, values])));

/** A text configuration with these values; both switches of a security are one here. */
function textWith(values: Values): ConfigText {
  const security = values['aaa.status'];
  const station = values['wpasupplicant.status'];
  const edit = text.edit(
    new Map([
      ...Object.entries(values),
      ['aaa.1.status', security],
      ['wpasupplicant.device.1.status', station],
    ]),
  );
  if (!edit.ok) throw new Error(`The line ${edit.key} is refused.`);
  return edit.config;
}

/** The value at a place, read without the mapping: a radio of a list by its id. */
function valueAt(objects: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((here, name) => {
    if (Array.isArray(here)) return here.find(entry => isJsonObject(entry) && entry['id'] === name);
    return isJsonObject(here) ? here[name] : undefined;
  }, objects);
}

describe('a configuration in the versioned objects', () => {
  it('a configuration in the versioned objects has a place for exactly the lines that are described', () => {
    const carried = [...carriedKeys(text, FULL_DEVICE)].filter(
      key => !FINDING.test(key) && (LINES.has(key) || findSetting(key) !== undefined),
    );
    expect(carried.toSorted()).toEqual([...LINES.keys()].toSorted());
  });

  it('a configuration in the versioned objects has the values of its lines, and returns exactly those that are described as lossless', () => {
    const lost = new Set<string>();
    const differing = (values: Values): readonly string[] => {
      const objects = configurationJson(textWith(values), FULL_DEVICE);
      const back = configurationText(objects);
      return [...LINES].flatMap(([key, { at, json, loses, absent = '' }]) => {
        const value = values[key] ?? '';
        const isLost = loses?.(value, values) === true;
        if (isLost) lost.add(key);
        const expected = json === undefined ? value : json(value, values);
        const isThere = JSON.stringify(valueAt(objects, at)) === JSON.stringify(expected);
        const isBack = (back.get(key) ?? absent) === value;
        return isThere && isBack !== isLost
          ? []
          : [`${key}=${value}: ${JSON.stringify(valueAt(objects, at))}, ${back.get(key)}`];
      });
    };
    assert(
      property(configurations, values => {
        expect(differing(values)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect([...lost].toSorted()).toEqual(
      [...LINES].flatMap(([key, { loss }]) => (loss === undefined ? [] : key)).toSorted(),
    );
  });

  it('a configuration in the versioned objects is the same object after a way through the lines', () => {
    assert(
      property(configurations, values => {
        const objects = configurationJson(textWith(values), FULL_DEVICE);
        expect(configurationJson(configurationText(objects), objects)).toEqual(objects);
      }),
      { numRuns: RUNS },
    );
  });
});
