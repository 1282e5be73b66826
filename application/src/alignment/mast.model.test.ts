import { NO_AIM, type Aim } from '@radiolink/domain/tools';
import type { LinkSide } from '@radiolink/domain/link';
import { allSettled, createEvent, createStore, fork, type Unit } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMastModel } from './mast.model.ts';

const aimAt = (localDbm: number, remoteDbm: number): Aim => ({
  local: { ...NO_AIM.local, total: { nowDbm: localDbm, bestDbm: -50 } },
  remote: { ...NO_AIM.remote, total: { nowDbm: remoteDbm, bestDbm: -50 } },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function aMast({ canVibrate = true } = {}) {
  const release = vi.fn<() => void>();
  const sound = {
    play: vi.fn<(...received: unknown[]) => void>(),
    cue: vi.fn<(...received: unknown[]) => void>(),
    end: vi.fn<() => void>(),
  };
  const senses = {
    canPreventSleep: true,
    canVibrate,
    preventSleep: vi.fn<() => () => void>(() => release),
    vibrate: vi.fn<(pattern: readonly number[]) => void>(),
    say: vi.fn<(text: string, language: string) => void>(),
    stop: vi.fn<() => void>(),
    sound: vi.fn<() => typeof sound>(() => sound),
  };
  const aimed = createEvent<Aim>();
  const $aim = createStore(aimAt(-60, -70)).on(aimed, (_, aim) => aim);
  const bestRose = createEvent<readonly LinkSide[]>();
  const pageLeft = createEvent();
  const $readAt = createStore<number | null>(null).on(aimed, () => Date.now());
  const linkLost = createEvent();
  const $downSince = createStore<number | null>(null)
    .on(linkLost, () => Date.now())
    .reset(aimed);
  const model = createMastModel({
    senses,
    alignment: { $aim, $readAt, $downSince, bestRose, left: pageLeft },
    clock: { now: () => Date.now() },
  });
  const scope = fork();
  const does = <T>(unit: Unit<T>, params?: T) => allSettled(unit as never, { scope, params } as never);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { senses, sound, release, model, scope, does, pass, aimed, linkLost, bestRose, pageLeft };
}

describe('mast mode', () => {
  it('keeps the screen lit while it is open, and gives the lock back once', async () => {
    const { senses, release, model, does } = await aMast();
    await does(model.entered);
    expect(senses.preventSleep).toHaveBeenCalledOnce();
    expect(release).not.toHaveBeenCalled();
    await does(model.left);
    expect(release).toHaveBeenCalledOnce();
  });

  it('gives everything back when its page is left', async () => {
    const { senses, sound, release, model, does, pageLeft } = await aMast();
    await does(model.soundChosen, 'shown');
    await does(model.entered);
    await does(pageLeft);
    expect(release).toHaveBeenCalledOnce();
    expect(sound.end).toHaveBeenCalledOnce();
    expect(senses.stop).toHaveBeenCalled();
  });

  it('sounds only while it is open and the sound is on', async () => {
    const { senses, sound, model, does, aimed } = await aMast();
    await does(aimed, aimAt(-55, -55));
    expect(senses.sound).not.toHaveBeenCalled();
    await does(model.entered);
    expect(senses.sound).toHaveBeenCalledOnce();
    await does(aimed, aimAt(-50, -55));
    const [tones, volume] = sound.play.mock.lastCall!;
    expect(tones).toMatchObject([{ beatsHz: 0, pan: 0 }]);
    expect(volume).toBe(0.5);
    await does(model.soundChosen, 'off');
    expect(sound.end).toHaveBeenCalledOnce();
    const plays = sound.play.mock.calls.length;
    await does(aimed, aimAt(-58, -55));
    expect(sound.play.mock.calls).toHaveLength(plays);
  });

  it('sounds both ends apart, each as loud as chosen', async () => {
    const { sound, model, does } = await aMast();
    await does(model.soundChosen, 'both');
    await does(model.entered);
    await does(model.volumeChosen, 0.2);
    expect(sound.play.mock.lastCall).toMatchObject([[{ pan: -1 }, { pan: 1 }], 0.2]);
    await does(model.volumeChosen, 7);
    expect(sound.play.mock.lastCall?.[1]).toBe(0.2);
  });

  it('vibrates at a new best of the end that is shown', async () => {
    const { senses, model, does, bestRose } = await aMast();
    await does(bestRose, ['local']);
    expect(senses.vibrate).not.toHaveBeenCalled();
    await does(model.entered);
    await does(bestRose, ['remote']);
    expect(senses.vibrate).not.toHaveBeenCalled();
    await does(bestRose, ['local']);
    expect(senses.vibrate).toHaveBeenCalledOnce();
    await does(model.sideChosen, 'remote');
    await does(bestRose, ['local', 'remote']);
    expect(senses.vibrate).toHaveBeenCalledTimes(2);
  });

  it('sounds a new best where the phone cannot vibrate, unless the sound is off', async () => {
    const { senses, sound, model, does, bestRose, scope } = await aMast({ canVibrate: false });
    await does(model.entered);
    await does(bestRose, ['local']);
    expect(sound.cue).toHaveBeenCalledExactlyOnceWith('new-best', 0.5);
    await does(model.soundToggled);
    await does(bestRose, ['local']);
    expect([sound.cue.mock.calls.length, senses.vibrate.mock.calls.length]).toEqual([1, 0]);
    expect(scope.getState(model.$vibrates)).toBe(false);
  });

  it('speaks on demand while it is open', async () => {
    const { senses, model, does } = await aMast();
    await does(model.spoken, { text: 'minus 60', language: 'en-US' });
    expect(senses.say).not.toHaveBeenCalled();
    await does(model.entered);
    await does(model.spoken, { text: 'minus 60', language: 'en-US' });
    expect(senses.say).toHaveBeenCalledExactlyOnceWith('minus 60', 'en-US');
  });

  it('shows and sounds both ends, each in an ear of its own, and vibrates for either', async () => {
    const { senses, sound, model, does, bestRose } = await aMast();
    await does(model.sideChosen, 'both');
    await does(model.entered);
    expect(sound.play.mock.lastCall?.[0]).toMatchObject([{ pan: -1 }, { pan: 1 }]);
    await does(bestRose, ['remote']);
    expect(senses.vibrate).toHaveBeenCalledOnce();
  });

  it('sounds as before when the sound is switched off and on', async () => {
    const { model, does, scope } = await aMast();
    await does(model.soundChosen, 'both');
    await does(model.soundToggled);
    expect(scope.getState(model.$sound)).toBe('off');
    await does(model.soundToggled);
    expect(scope.getState(model.$sound)).toBe('both');
  });
});

describe('answers that are missed', () => {
  it('leave the level with its age, and the tone until 3 s, then one short tone of their own', async () => {
    const { sound, model, does, pass, scope, aimed } = await aMast();
    await does(model.entered);
    await does(aimed, aimAt(-55, -55));
    const sounding = () => (sound.play.mock.lastCall![0] as readonly unknown[]).length;
    await pass(2500);
    expect([scope.getState(model.$freshness), scope.getState(model.$ageSeconds), sounding()]).toEqual([
      'old',
      2,
      1,
    ]);
    expect(sound.cue).not.toHaveBeenCalled();
    await pass(1000);
    expect([scope.getState(model.$freshness), sounding()]).toEqual(['missing', 0]);
    await pass(60_000);
    expect(sound.cue).toHaveBeenCalledExactlyOnceWith('no-values', 0.5);
    await does(aimed, aimAt(-55, -55));
    expect([scope.getState(model.$freshness), sounding()]).toEqual(['new', 1]);
  });

  it('answers that are missed are told apart from a link that the device reports down', async () => {
    const { sound, model, does, pass, linkLost } = await aMast();
    await does(model.entered);
    await does(linkLost);
    expect(sound.cue.mock.calls).toEqual([['no-link', 0.5]]);
    await pass(3500);
    expect(sound.cue.mock.calls.map(([cue]) => cue)).toEqual(['no-link', 'no-values']);
  });

  it('answers that are missed are not waited for once the mode is left', async () => {
    const { sound, model, does, pass } = await aMast();
    await does(model.entered);
    await does(model.left);
    await pass(10_000);
    expect(sound.cue).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
