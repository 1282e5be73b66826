import { describe, expect, it } from 'vitest';
import { type ApplyMachine, newMachine } from './apply-machine.ts';
import { NOW, STATES } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import { after, at, kinds, type Step, type Timed, unanswered } from './apply-reducer.mother.ts';

describe('watching', () => {
  const open = after(newMachine(NOW), { kind: 'opened' });

  it('starts with a look, once', () => {
    expect(open.commands).toEqual([
      { kind: 'start-watching' },
      { kind: 'ask', about: 'test', asking: 'idle', readsFirst: false },
    ]);
    expect(after(open.machine, { kind: 'opened' }).commands).toEqual([]);
  });

  it('stops, and then looks at nothing', () => {
    const step = after(open.machine, { kind: 'closed' });
    expect(step.commands).toEqual([{ kind: 'stop-watching' }]);
    expect(after(step.machine, { kind: 'closed' }).commands).toEqual([]);
    expect(after(step.machine, { kind: 'look-requested' }).commands).toEqual([]);
    expect(after(step.machine, { kind: 'invalidated', isWatched: true }).commands).toEqual([]);
  });

  it('asks one question at a time', () => {
    expect(after(open.machine, { kind: 'look-requested' }).commands).toEqual([]);
    const idle = after(open.machine, unanswered).machine;
    expect(kinds(after(idle, { kind: 'look-requested' }))).toEqual(['ask']);
  });

  const rest = after(open.machine, unanswered).machine;
  const seconds = (machine: ApplyMachine, from: number, to: number, isWatched = true): Step => {
    let step: Step = { machine, commands: [] };
    const commands = [];
    for (let second = from; second <= to; second += 1) {
      step = after(step.machine, { kind: 'ticked', at: NOW + second * 1000, isWatched });
      commands.push(...step.commands);
    }
    return { machine: step.machine, commands };
  };

  it('looks each 15 s while nothing is followed, and not at all while nobody sees the page', () => {
    expect(seconds(rest, 1, 14).commands).toEqual([]);
    expect(kinds(seconds(rest, 1, 15))).toEqual(['ask']);
    expect(seconds(rest, 1, 50, false).commands).toEqual([]);
  });

  it('reads the configuration anew after a minute, and once somebody is back after 15 s', () => {
    const { machine } = seconds({ ...rest, watch: { ...rest.watch, lookedAt: NOW + 59_000 } }, 1, 59);
    expect(after(machine, { kind: 'ticked', at: NOW + 60_000, isWatched: true }).commands).toEqual([
      { kind: 'ask', about: 'test', asking: 'idle', readsFirst: true },
    ]);
    const away = seconds(rest, 1, 20, false).machine;
    expect(away.watch.isStale).toBe(false);
    const back = after(away, { kind: 'ticked', at: NOW + 21_000, isWatched: true });
    expect(back.commands).toEqual([{ kind: 'ask', about: 'test', asking: 'idle', readsFirst: true }]);
    expect(back.machine.watch.isStale).toBe(false);
  });

  it('watching does not read anew who was away for a moment only', () => {
    const away = seconds(rest, 1, 8, false).machine;
    expect(after(away, { kind: 'ticked', at: NOW + 9000, isWatched: true }).commands).toEqual([]);
  });

  it('reads at once what is invalidated while somebody sees the page, else as soon as somebody does', () => {
    const doubt: Timed = { kind: 'invalidated', at: NOW + 1000, isWatched: true };
    expect(after(rest, doubt).commands).toEqual([
      { kind: 'ask', about: 'test', asking: 'idle', readsFirst: true },
    ]);
    const unseen = after(rest, { ...doubt, isWatched: false });
    expect(unseen.commands).toEqual([]);
    expect(kinds(after(unseen.machine, { kind: 'ticked', at: NOW + 2000, isWatched: true }))).toEqual([
      'ask',
    ]);
  });

  it('keeps a doubt while something is under way', () => {
    const machine = { ...at(STATES.testing), watch: { ...rest.watch, isStale: true } };
    const step = after(machine, { kind: 'ticked', at: NOW + 1000, isWatched: true });
    expect(step.commands).toEqual([{ kind: 'ask', about: 'test', asking: 'testing', readsFirst: false }]);
    expect(step.machine.watch.isStale).toBe(true);
  });

  it('looks each second at what is followed, and tries the new address of a device that is silent', () => {
    const url = 'http://192.0.2.7';
    const silent: ApplyState = { ...STATES.testing, answering: false, newAddress: url };
    const step = after(
      { ...at(silent), watch: rest.watch },
      { kind: 'ticked', at: NOW + 1000, isWatched: false },
    );
    expect(step.commands).toEqual([
      { kind: 'ask', about: 'test', asking: 'testing', readsFirst: false },
      { kind: 'probe', url },
    ]);
    const moved = after(at(silent), { kind: 'new-address-answered' });
    expect(moved.commands).toEqual([{ kind: 'leave', url }]);
    expect(after(moved.machine, { kind: 'new-address-answered' }).commands).toEqual([]);
  });

  it('notices that the page slept', () => {
    const step = after(at(STATES.restarting), { kind: 'ticked', at: NOW + 8001, isWatched: false });
    expect(step.machine.watch).toMatchObject({ slept: true, awakeAt: NOW + 8001 });
    const awake = after(at(STATES.restarting), { kind: 'ticked', at: NOW + 8000, isWatched: false });
    expect(awake.machine.watch.slept).toBe(false);
  });
});
