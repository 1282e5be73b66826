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
  it('asks for user, status and configuration at once, and for no regulatory domain', async () => {
    const { model, requested } = startStage();
    expect(requested).toEqual({ user: 0, status: 0, configuration: 0, regulation: 0 });
    model.begun();
    expect(model.$state.getState()).toMatchObject({ phase: 'starting', late: false });
    await pass(5);
    expect(requested).toEqual({ user: 1, status: 1, configuration: 1, regulation: 0 });
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
  });

  it('the start of the main application begins once however often it is told to', async () => {
    const { model, requested } = startStage();
    model.begun();
    model.begun();
    await pass(5);
    expect(requested.user).toBe(1);
  });

  it('keeps what it brought for the pages', async () => {
    const { model, stored } = startStage({}, { boardinfo: 'board.name=LiteBeam' });
    model.begun();
    await pass(5);
    expect(model.configuration.$data.getState()).toEqual(stored);
    expect(model.user.$data.getState()).toMatchObject({ username: 'anna' });
    expect(model.$deviceModel.getState().name).toBe('LiteBeam');
  });

  it('reads the configuration again when it is asked to', async () => {
    const { model, requested } = startStage();
    model.begun();
    await pass(5);
    model.configuration.start();
    await pass(0);
    expect(requested.configuration).toBe(2);
  });

  it('asks nothing while nobody sees the page', async () => {
    const { model, requested, visible } = startStage();
    visible.next(false);
    model.begun();
    await pass(5);
    expect(requested).toMatchObject({ user: 0, configuration: 0 });
    visible.next(true);
    await pass(5);
    expect(requested).toMatchObject({ user: 1, configuration: 1 });
  });
});

describe.each(['user', 'status'] as const)('a start without the %s', part => {
  const stage = (times: number, failure?: FetchError) =>
    startStage({ [part]: part === 'user' ? user(times, failure) : failing(times, failure) });

  it.each([GONE, BROKEN])('asks for it again after a second, in silence', async failure => {
    const { model, requested } = stage(1, failure);
    model.begun();
    await pass(5);
    expect(model.$state.getState()).toEqual({ phase: 'starting', late: false, missing: [part] });
    await pass(part === 'status' ? 5005 : 1005);
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
    expect(requested).toEqual({ user: 1, status: 1, configuration: 1, regulation: 0, [part]: 2 });
  });

  it('says what is missing after 10 s, and goes on by itself', async () => {
    const { model, reloads } = stage(15);
    model.begun();
    await pass(9990);
    expect(model.$state.getState()).toMatchObject({ late: false });
    await pass(20);
    expect(model.$state.getState()).toEqual({ phase: 'starting', late: true, missing: [part] });
    await pass(20_000);
    expect(model.$state.getState()).toEqual({ phase: 'ready' });
    expect(reloads).toEqual([]);
  });

  it('asks once a second for ever, and for nothing else', async () => {
    const { model, requested } = stage(Infinity);
    model.begun();
    await pass(60_000);
    expect(model.$state.getState().phase).toBe('starting');
    expect(requested[part]).toBeGreaterThan(50);
    expect(requested[part]).toBeLessThan(62);
    expect(Object.values(requested).filter(count => count > 1)).toHaveLength(1);
  });

  it('asks no more once the session is over', async () => {
    const { model, requested, ended } = stage(Infinity);
    model.begun();
    await pass(3000);
    ended.next('expired');
    const before = requested[part];
    await pass(4000);
    expect(requested[part]).toBe(before);
  });
});

describe('a start without the configuration', () => {
  it.each([GONE, BROKEN])(
    'opens the page, and asks for it again after a second, in silence',
    async failure => {
      const { model, requested, stored } = startStage({ configuration: failing(2, failure) });
      model.begun();
      await pass(5);
      expect(model.$state.getState()).toEqual({ phase: 'ready' });
      await pass(1005);
      expect([requested.configuration, model.configuration.$data.getState()]).toEqual([2, null]);
      await pass(1005);
      expect(model.configuration.$data.getState()).toEqual(stored);
      await pass(10_000);
      expect(requested.configuration).toBe(3);
    },
  );

  it('asks no more once the session is over, and waits while nobody sees the page', async () => {
    const { model, requested, ended, visible } = startStage({ configuration: failing(Infinity) });
    model.begun();
    await pass(1500);
    visible.next(false);
    await pass(10_000);
    expect(requested.configuration).toBe(2);
    visible.next(true);
    await pass(5);
    expect(requested.configuration).toBe(3);
    ended.next('expired');
    await pass(10_000);
    expect(requested.configuration).toBe(3);
  });
});

describe('the regulatory domain', () => {
  /** A start that has opened the page, and on which something needs the regulatory domain. */
  async function needed(...of: Parameters<typeof startStage>) {
    const stage = startStage(...of);
    stage.model.begun();
    await pass(5);
    expect(stage.requested.regulation).toBe(0);
    stage.model.regulationNeeded();
    await pass(5);
    return stage;
  }

  it('the regulatory domain that is needed before the page works is asked for then, once', async () => {
    const { model, requested } = startStage({ user: user(1) });
    model.begun();
    model.regulationNeeded();
    await pass(500);
    expect(requested.regulation).toBe(0);
    await pass(1005);
    model.regulationNeeded();
    await pass(5);
    expect(requested.regulation).toBe(1);
    expect(model.regulation.$data.getState()).toEqual(REGULATION);
  });

  it('the regulatory domain comes from the session when it is of its country', async () => {
    const { model, requested } = await needed({}, { rd: JSON.stringify(REGULATION) });
    expect(requested.regulation).toBe(0);
    expect(model.regulation.$data.getState()).toEqual(REGULATION);
  });

  it.each(['{', 'null', '{"domain":1}', '{}', '[]'])(
    'the regulatory domain is asked for where the session holds %s',
    async rd => {
      const { requested } = await needed({}, { rd });
      expect(requested.regulation).toBe(1);
    },
  );

  it('the regulatory domain of another country is asked for anew, and kept in the session', async () => {
    const other = { domain: { countryCode: 840, countryName: 'US', interfaces: [] } };
    const { requested, sessionValues } = await needed({}, { rd: JSON.stringify(other) });
    expect(requested.regulation).toBe(1);
    expect(sessionValues.rd).toBe(JSON.stringify(REGULATION));
  });

  it('the regulatory domain is not there on a device that does not know the call', async () => {
    const missing: FetchError = { kind: 'response-status', status: 404, statusText: 'Not Found' };
    const { model } = await needed({ regulation: () => missing as never });
    expect(model.regulation.$data.getState()).toEqual({});
  });

  it('the regulatory domain that does not come is asked for at leisure, and at once when it is needed again', async () => {
    const { model, requested } = await needed({ regulation: () => BROKEN as never });
    expect(requested.regulation).toBe(1);
    await pass(60_000);
    expect(requested.regulation).toBe(3);
    model.regulationNeeded();
    await pass(5);
    expect(requested.regulation).toBe(4);
  });
});
