import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Agenda } from './agenda.ts';

const nothing = (): void => undefined;
const appointment = (name: string, at: number) => ({ name, at, happen: nothing });

/** The names that fall due until a time, in their order. */
function dueUntil(agenda: Agenda, now: number): string[] {
  const names: string[] = [];
  for (let due = agenda.takeDue(now); due !== undefined; due = agenda.takeDue(now)) names.push(due.name);
  return names;
}

describe('what a radio has before it', () => {
  it('falls due in the order of time, whatever was planned first', () => {
    const agenda = new Agenda();
    for (const [name, at] of [
      ['late', 30],
      ['early', 10],
      ['middle', 20],
    ] as const) {
      agenda.plan(appointment(name, at));
    }
    expect(dueUntil(agenda, 30)).toEqual(['early', 'middle', 'late']);
  });

  it('falls due at its time, not before, and once', () => {
    const agenda = new Agenda();
    agenda.plan(appointment('end', 100));
    expect([dueUntil(agenda, 99), dueUntil(agenda, 100), dueUntil(agenda, 1000)]).toEqual([[], ['end'], []]);
  });

  it('what a radio has before it has one time for each name: the one that was planned last', () => {
    const agenda = new Agenda();
    agenda.plan(appointment('end', 100));
    agenda.plan(appointment('end', 300));
    expect([dueUntil(agenda, 299), dueUntil(agenda, 300)]).toEqual([[], ['end']]);
  });

  it('what a radio has before it does not happen once it is cancelled', () => {
    const agenda = new Agenda();
    agenda.plan(appointment('end', 100));
    agenda.plan(appointment('other', 100));
    agenda.cancel('end');
    agenda.cancel('unknown');
    expect(dueUntil(agenda, 100)).toEqual(['other']);
    agenda.plan(appointment('end', 200));
    agenda.clear();
    expect(dueUntil(agenda, 200)).toEqual([]);
  });

  it('keeps only the last time of each name, sorted', () => {
    const plans = array(tuple(constantFrom('a', 'b', 'c', '__proto__'), integer({ min: 0, max: 50 })));
    assert(
      property(plans, planned => {
        const agenda = new Agenda();
        for (const [name, at] of planned) agenda.plan(appointment(name, at));
        const last = new Map<string, number>(planned);
        const names = dueUntil(agenda, 50);
        expect(names.toSorted()).toEqual([...last.keys()].toSorted());
        const at = names.map(name => last.get(name)!);
        expect(at).toEqual(at.toSorted((one, other) => one - other));
      }),
    );
  });
});
