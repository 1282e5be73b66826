import { anything, assert, constantFrom, dictionary, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultEvent } from './fault-control.ts';
import { hostileName } from './faults.ts';
import { readFaultPlan } from './read-fault-plan.ts';

const NUMBERS = {
  latencyMs: [0, 60_000],
  loss: [0, 1],
  truncate: [0, 1],
  offDegrees: [0, 180],
  scannedMhz: [0, 100_000],
  rainMmPerHour: [0, 300],
  neighbourDbm: [-120, 0],
  portMbps: [0, 100_000],
  capacityShare: [0, 1],
  loadFactor: [0, 100],
  movedStation: [0, 255],
  movedMetres: [0, 100_000],
  movedDegrees: [0, 180],
} as const;
const FLAGS = ['unreachable', 'hostileNames', 'noDhcp', 'sixtyBlocked', 'noPppoe'];

/** The plan that was read; undefined where it was refused. */
function planOf(value: unknown) {
  const read = readFaultPlan(value);
  return read.ok ? read.plan : undefined;
}

describe('a posted plan of faults', () => {
  it.each(Object.entries(NUMBERS))('takes %s from %j, both ends among them', (name, [least, most]) => {
    for (const value of [least, most]) expect(planOf({ [name]: value })).toEqual({ [name]: value });
    for (const value of [least - 1, most + 1, Number.NaN, String(most), null, [most]])
      expect(planOf({ [name]: value })).toBeUndefined();
  });

  it.each(FLAGS)('takes %s as true or false, and as nothing else', name => {
    for (const value of [true, false]) expect(planOf({ [name]: value })).toEqual({ [name]: value });
    for (const value of [1, 'true', null, {}]) expect(planOf({ [name]: value })).toBeUndefined();
  });

  it('takes the statuses that a device has for it, as numbers', () => {
    expect([401, 403, 500].map(status => planOf({ status }))).toEqual([
      { status: 401 },
      { status: 403 },
      { status: 500 },
    ]);
    for (const status of [200, 404, '500', null]) expect(planOf({ status })).toBeUndefined();
  });

  it('takes texts as they are, empty ones too', () => {
    expect(planOf({ wrongJson: '', path: '/status.cgi' })).toEqual({
      wrongJson: '',
      path: '/status.cgi',
    });
    expect(planOf({ wrongJson: 5, path: ['/'] })).toBeUndefined();
  });

  it.each([null, undefined, [], [{}], 'loss', 7, true])('a posted plan of faults is none: %j', value => {
    expect(planOf(value)).toBeUndefined();
  });

  it('a posted plan of faults has nothing of a prototype that came with it', () => {
    const posted: unknown = JSON.parse('{"__proto__": {"unreachable": true}, "constructor": {"loss": 1}}');
    expect(planOf(posted)).toBeUndefined();
    expect(({} as Record<string, unknown>)['unreachable']).toBeUndefined();
  });

  it('holds nothing but known fields in their bounds, whatever was posted', () => {
    const name = constantFrom(...Object.keys(NUMBERS), ...FLAGS, 'status', 'path', 'x', '__proto__');
    assert(
      property(dictionary(name, anything()), posted => {
        for (const [field, value] of Object.entries(planOf(posted) ?? {})) {
          const bounds = NUMBERS[field as keyof typeof NUMBERS] as readonly [number, number] | undefined;
          const isNumber = typeof value === 'number';
          const isWithin = isNumber && bounds !== undefined && value >= bounds[0] && value <= bounds[1];
          expect(isWithin || FLAGS.includes(field) || field === 'path' || field === 'status').toBe(true);
        }
      }),
    );
  });

  it('never takes a number that is none', () => {
    assert(
      property(constantFrom(...Object.keys(NUMBERS)), double(), (name, value) => {
        const taken = (planOf({ [name]: value }) as Record<string, number> | undefined)?.[name] ?? 0;
        expect(Number.isFinite(taken)).toBe(true);
      }),
    );
  });
});

describe('an event', () => {
  it.each(['reboot', 'power-loss', 'session-end'])('an event is known: %s', name => {
    expect(faultEvent(name)).toBe(name);
  });

  it.each(['', 'Reboot', 'toString', '__proto__', 1, null, undefined, false])(
    'an event is none: %j',
    name => {
      expect(faultEvent(name)).toBeUndefined();
    },
  );
});

describe('a hostile name', () => {
  it('a hostile name is there for every place, again and again', () => {
    expect(hostileName(0)).toBe(hostileName(12));
    expect(new Set(Array.from({ length: 12 }, (_, place) => hostileName(place))).size).toBe(12);
  });

  it('tries markup, direction marks, control characters, quotes, length and nothing', () => {
    const all = Array.from({ length: 12 }, (_, place) => hostileName(place));
    for (const pattern of [/<script/, /\u202E/, /\n/, /'/, /^$/, /^.{300}$/, /^__proto__$/]) {
      expect(all.some(name => pattern.test(name))).toBe(true);
    }
    expect(all.some(name => name.includes('\u0000'))).toBe(true);
  });
});
