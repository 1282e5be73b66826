import type { FetchError } from '@radiolink/domain/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROKEN, GONE, REGULATION, type Script, startStage } from './start-stage.mother.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Fails so many times, or for ever, then answers. */
function failing(times: number, failure: FetchError = GONE): Script<never> {
  let failed = 0;
  return () => {
    failed += 1;
    return failed <= times ? failure : ({} as never);
  };
}

const user = (times: number, failure?: FetchError): Script<{ readOnly: boolean }> => {
  const script = failing(times, failure);
  return () => ({ readOnly: false, ...(script() as object) });
};

describe('the start of the main application', () => {
  it('asks for user, status and configuration at once, then for the regulatory domain', async () => {
    const { model, asked } = startStage();
    expect(asked).toEqual({ user: 0, status: 0, configuration: 0, regulation: 0 });
    model.begun();
    expect(model.$state.getState()).toMatchObject({ phase: 'starting', late: false });
    await pass(5);
    expect(asked).toEqual({ user: 1, status: 1, configuration: 1, regulation: 1 });
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
  });

  it('begins once however often it is told to', async () => {
    const { model, asked } = startStage();
    model.begun();
    model.begun();
    await pass(5);
    expect(asked.user).toBe(1);
  });

  it('keeps what it brought for the pages', async () => {
    const { model, stored } = startStage({}, { boardinfo: 'board.name=LiteBeam' });
    model.begun();
    await pass(5);
    expect(model.configuration.$data.getState()).toEqual(stored);
    expect(model.user.$data.getState()).toMatchObject({ username: 'anna' });
    expect(model.regulation.$data.getState()).toEqual(REGULATION);
    expect(model.$deviceModel.getState().name).toBe('LiteBeam');
  });

  it('reads the configuration again when it is asked to', async () => {
    const { model, asked } = startStage();
    model.begun();
    await pass(5);
    model.configuration.start();
    await pass(0);
    expect(asked.configuration).toBe(2);
  });

  it('asks nothing while nobody sees the page', async () => {
    const { model, asked, visible } = startStage();
    visible.next(false);
    model.begun();
    await pass(5);
    expect(asked).toMatchObject({ user: 0, configuration: 0 });
    visible.next(true);
    await pass(5);
    expect(asked).toMatchObject({ user: 1, configuration: 1 });
  });
});

describe.each(['user', 'status', 'configuration'] as const)('a start without the %s', part => {
  const stage = (times: number, failure?: FetchError) =>
    startStage({ [part]: part === 'user' ? user(times, failure) : failing(times, failure) });

  it.each([GONE, BROKEN])('asks for it again after a second, in silence', async failure => {
    const { model, asked } = stage(1, failure);
    model.begun();
    await pass(5);
    expect(model.$state.getState()).toEqual({
      phase: 'starting',
      late: false,
      missing: [part, 'regulation'],
    });
    await pass(part === 'status' ? 5005 : 1005);
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
    expect(asked).toEqual({ user: 1, status: 1, configuration: 1, regulation: 1, [part]: 2 });
  });

  it('says what is missing after 10 s, and goes on by itself', async () => {
    const { model, reloads } = stage(15);
    model.begun();
    await pass(9990);
    expect(model.$state.getState()).toMatchObject({ late: false });
    await pass(20);
    expect(model.$state.getState()).toEqual({ phase: 'starting', late: true, missing: [part, 'regulation'] });
    await pass(20_000);
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
    expect(reloads).toEqual([]);
  });

  it('asks once a second for ever, and for nothing else', async () => {
    const { model, asked } = stage(Infinity);
    model.begun();
    await pass(60_000);
    expect(model.$state.getState().phase).toBe('starting');
    expect(asked[part]).toBeGreaterThan(50);
    expect(asked[part]).toBeLessThan(62);
    expect(Object.values(asked).filter(count => count > 1)).toHaveLength(1);
  });

  it('asks no more once the session is over', async () => {
    const { model, asked, ended } = stage(Infinity);
    model.begun();
    await pass(3000);
    ended.next('expired');
    const before = asked[part];
    await pass(4000);
    expect(asked[part]).toBe(before);
  });
});

describe('the regulatory domain at the start', () => {
  it('comes from the session when it is of its country', async () => {
    const { model, asked } = startStage({}, { rd: JSON.stringify(REGULATION) });
    model.begun();
    await pass(5);
    expect(asked.regulation).toBe(0);
    expect(model.regulation.$data.getState()).toEqual(REGULATION);
  });

  it.each(['{', 'null', '{"domain":1}', '{}', '[]'])('is asked for where the session holds %s', async rd => {
    const { model, asked } = startStage({}, { rd });
    model.begun();
    await pass(5);
    expect(asked.regulation).toBe(1);
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
  });

  it('of another country is asked for anew, and kept in the session', async () => {
    const other = { domain: { countryCode: 840, countryName: 'US', interfaces: [] } };
    const { model, asked, kept } = startStage({}, { rd: JSON.stringify(other) });
    model.begun();
    await pass(5);
    expect(asked.regulation).toBe(1);
    expect(kept.rd).toBe(JSON.stringify(REGULATION));
  });

  it('is not there on a device that does not know the call', async () => {
    const missing: FetchError = { kind: 'response-status', status: 404, statusText: 'Not Found' };
    const { model } = startStage({ regulation: () => missing as never });
    model.begun();
    await pass(5);
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
    expect(model.regulation.$data.getState()).toEqual({});
  });

  it('holds the page back for 10 s at most, then is asked for at leisure', async () => {
    const { model, asked } = startStage({ regulation: () => BROKEN as never });
    model.begun();
    await pass(9000);
    expect(model.$state.getState()).toMatchObject({ missing: ['regulation'] });
    await pass(2000);
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
    const before = asked.regulation;
    await pass(60_000);
    expect(asked.regulation - before).toBeLessThanOrEqual(3);
  });
});

describe('the features of the user', () => {
  it('follow what the device says of the role', async () => {
    const { model, session } = startStage({ user: () => ({ readOnly: true }) });
    expect(session.$user.getState().readOnly).toBe(false);
    model.begun();
    await pass(5);
    expect(session.$user.getState().readOnly).toBe(true);
    expect(model.$features.getState().every(({ roles }) => roles.includes('read-only'))).toBe(true);
  });
});
