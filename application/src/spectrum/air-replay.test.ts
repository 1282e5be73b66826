import { AirView } from '@radiolink/domain/tools';
import { allSettled, createEvent, createStore, fork, type Unit } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAirReplay, type Air } from './air-source.ts';

const GRID = { firstMhz: 5180, stepMhz: 5, bins: 4, scale: { minDbm: -125, stepDb: 2 } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sweeps that were received at these seconds. */
function aReplay(seconds: readonly number[]) {
  const view = new AirView(GRID);
  for (const second of seconds) view.add({ at: second * 1000, levels: new Uint8Array(4) });
  const renewed = createEvent();
  const $air = createStore<Air | null>({ view, version: view.version, newest: null });
  const replay = createAirReplay($air, renewed);
  const scope = fork();
  const does = <T>(unit: Unit<T>, params?: T) => void allSettled(unit as never, { scope, params } as never);
  const until = () => scope.getState(replay.$until);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { view, replay, renewed, does, until, pass, isPlaying: () => scope.getState(replay.$playing) };
}

describe('the replay of a spectrum', () => {
  it('stops at the newest sweep, and follows the newest again', () => {
    const { replay, does, until } = aReplay([0, 1, 2]);
    does(replay.pauseToggled);
    expect(until()).toBe(3);
    does(replay.stepped, 2);
    expect(until()).toBe(2);
    does(replay.pauseToggled);
    expect(until()).toBeNull();
  });

  it('plays the sweeps as far apart as they were received, from the oldest, and ends with the newest', async () => {
    const { replay, does, until, pass, isPlaying } = aReplay([0, 1, 3, 4]);
    does(replay.playToggled);
    expect([until(), isPlaying()]).toEqual([1, true]);
    await pass(1000);
    expect(until()).toBe(2);
    await pass(1900);
    expect(until()).toBe(2);
    await pass(100);
    expect(until()).toBe(3);
    await pass(1000);
    expect([until(), isPlaying()]).toEqual([4, false]);
  });

  it('the replay of a spectrum does not wait for a long pause of the recording', async () => {
    const { replay, does, until, pass } = aReplay([0, 900]);
    does(replay.playToggled);
    await pass(5000);
    expect(until()).toBe(2);
  });

  it('plays faster, and goes on from where it is when the speed changes', async () => {
    const { replay, does, until, pass } = aReplay([0, 10, 20, 30, 40].map(second => second / 5));
    does(replay.playToggled);
    await pass(2000);
    expect(until()).toBe(2);
    does(replay.speedChosen, 10);
    await pass(400);
    expect(until()).toBe(4);
  });

  it('the replay of a spectrum stays where it is when it is stopped, goes on from there, and steps out of the play', async () => {
    const { replay, does, until, pass, isPlaying } = aReplay([0, 1, 2, 3]);
    does(replay.playToggled);
    await pass(1000);
    does(replay.playToggled);
    await pass(5000);
    expect([until(), isPlaying()]).toEqual([2, false]);
    does(replay.playToggled);
    await pass(1000);
    expect(until()).toBe(3);
    does(replay.stepped, 1);
    await pass(5000);
    expect([until(), isPlaying()]).toEqual([1, false]);
  });

  it('the replay of a spectrum is over when another view takes the place', async () => {
    const { replay, renewed, does, until, pass } = aReplay([0, 1, 2]);
    does(replay.playToggled);
    does(renewed);
    await pass(5000);
    expect(until()).toBeNull();
  });
});
