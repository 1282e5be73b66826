import { RequestFailure } from '@radiolink/domain/errors';
import type { PingResult } from '@radiolink/domain/tools';
import { allSettled } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { countOf } from '../../../.config/drawn-sample.ts';
import { toolWorld } from '../tool-runs/tool-ports.mother.ts';
import type { PingRequest } from './ping.port.ts';
import { createPingModel } from './ping.model.ts';

/** Of a day, but for its first ten minutes. */
const REST = countOf(12_000, 85_800);
const HOST = { host: '192.0.2.1', sizeBytes: 56, count: 0 };
const words = (text: string | { readonly key: string }) => (typeof text === 'string' ? text : text.key);

/** A ping whose echoes a test makes, in a session that a reload keeps. */
function aPing(session?: Map<string, unknown>) {
  const world = toolWorld(session);
  const { scope, tools } = world;
  const runs: { readonly request: PingRequest; readonly echoes: Subject<PingResult> }[] = [];
  const model = createPingModel({
    ...world.ports,
    ping: {
      ping: request => {
        const echoes = new Subject<PingResult>();
        runs.push({ request, echoes });
        return echoes;
      },
    },
  });
  const state = () => ({
    run: scope.getState(model.$run),
    runs: scope.getState(model.$runs),
    running: scope.getState(model.$running),
    shown: scope.getState(tools.$running),
  });
  const echo = async (...echoes: readonly Omit<PingResult, 'sequence'>[]) => {
    for (const each of echoes) runs.at(-1)?.echoes.next({ sequence: 1, ...each });
    await allSettled(scope);
  };
  return { ...world, model, runs, echo, state, observed: () => runs.map(({ echoes }) => echoes.observed) };
}

describe('ping', () => {
  it('adds up what comes, live', async () => {
    const { model, act, echo, state, runs } = aPing();
    await act(model.startRequested, HOST);
    expect(runs[0]?.request).toEqual(HOST);
    await echo({ outcome: 'ok', timeMs: 2 }, { outcome: 'timeout' }, { outcome: 'ok', timeMs: 4 });
    const { run } = state();
    expect(run?.result.tally).toMatchObject({ sent: 3, received: 2 });
    expect(run?.result.timeline.stretches).toHaveLength(3);
    expect(model.summary(run!)).toEqual({
      key: '{host}: {sent} sent, {loss} % lost',
      values: { host: '192.0.2.1', sent: 3, loss: 100 / 3 },
    });
  });

  it('ping is shown wherever one goes, and stopped from there', async () => {
    const { model, tools, act, echo, state, observed } = aPing();
    await act(model.startRequested, HOST);
    await echo({ outcome: 'ok', timeMs: 2 });
    expect(state().shown).toMatchObject([{ id: 'ping', startedAt: 1_000_000 }]);
    await act(tools.stopRequested, 'traceroute');
    expect(state().running).toBe(true);
    await act(tools.stopRequested, 'ping');
    expect(state()).toMatchObject({ running: false, shown: [], run: { end: 'stopped' } });
    expect(observed()).toEqual([false]);
  });

  it('runs once at a time', async () => {
    const { model, act, runs } = aPing();
    await act(model.startRequested, HOST);
    await act(model.startRequested, HOST);
    expect(runs).toHaveLength(1);
  });

  it('ping is finished when the device has sent them all', async () => {
    const { model, act, echo, runs, state } = aPing();
    await act(model.startRequested, { ...HOST, count: 1 });
    await echo({ outcome: 'ok', timeMs: 2 });
    runs[0]!.echoes.complete();
    expect(state()).toMatchObject({ running: false, shown: [], run: { end: 'finished', failure: null } });
  });

  it('keeps what came before the device went away, and says why it ended', async () => {
    const { model, act, echo, runs, state } = aPing();
    await act(model.startRequested, HOST);
    await echo({ outcome: 'ok', timeMs: 2 });
    const failure = { kind: 'network', reason: 'unreachable', message: '' } as const;
    runs[0]!.echoes.error(new RequestFailure(failure));
    expect(state()).toMatchObject({
      running: false,
      shown: [],
      run: { end: 'failed', failure: { failure }, result: { tally: { sent: 1 } } },
    });
  });

  it.each(['unknown-host', 'bad-parameter'] as const)('ends at once with %s', async outcome => {
    const { model, act, echo, state, observed } = aPing();
    await act(model.startRequested, HOST);
    await echo({ outcome });
    expect(state().run).toMatchObject({ end: 'failed', result: { tally: { sent: 0 } } });
    expect(observed()).toEqual([false]);
  });

  it.each(['logoutRequested', 'sessionEnded'] as const)('ends on the device at %s', async name => {
    const scenario = aPing();
    await scenario.act(scenario.model.startRequested, HOST);
    await scenario.act(scenario[name], undefined);
    expect(scenario.observed()).toEqual([false]);
    expect(scenario.state()).toMatchObject({ running: false, run: { end: 'interrupted' } });
  });

  it('keeps six runs, the newest first, and shows the one that is chosen', async () => {
    const { model, act, state } = aPing();
    for (let run = 1; run <= 8; run += 1) {
      await act(model.startRequested, HOST);
      await act(model.stopRequested, undefined);
    }
    expect(state().runs.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3]);
    await act(model.runShown, 4);
    expect(state().run?.number).toBe(4);
    await act(model.runRemoved, 4);
    expect(state().run?.number).toBe(8);
    await act(model.startRequested, HOST);
    expect(state().run?.number).toBe(9);
  });

  it('puts another run beside it', async () => {
    const { model, act, scope } = aPing();
    for (let run = 1; run <= 2; run += 1) {
      await act(model.startRequested, HOST);
      await act(model.stopRequested, undefined);
    }
    await act(model.runCompared, 1);
    expect(scope.getState(model.$compared)?.number).toBe(1);
    await act(model.runCompared, null);
    expect(scope.getState(model.$compared)).toBeNull();
  });
});

describe('a reload of the page', () => {
  it('leaves the runs and what was typed, and a run that went on as interrupted', async () => {
    const before = aPing();
    await before.act(before.model.startRequested, { ...HOST, count: 1 });
    await before.echo({ outcome: 'ok', timeMs: 2 });
    before.runs[0]!.echoes.complete();
    await before.act(before.model.startRequested, HOST);
    before.pass(11_000);
    await before.echo({ outcome: 'ok', timeMs: 3 });

    const after = aPing(before.session);
    expect(after.scope.getState(after.model.$typed)).toEqual(HOST);
    expect(after.state()).toMatchObject({ running: false, shown: [] });
    expect(after.state().runs).toMatchObject([
      { number: 2, end: 'interrupted', result: { tally: { sent: 1 } } },
      { number: 1, end: 'finished', result: { tally: { sent: 1 } } },
    ]);
    await after.act(after.model.startRequested, HOST);
    expect(after.state().run?.number).toBe(3);
  });

  it('because the device was away loses no echo', async () => {
    const before = aPing();
    await before.act(before.model.startRequested, HOST);
    await before.echo({ outcome: 'ok', timeMs: 2 }, { outcome: 'ok', timeMs: 3 });
    await before.act(before.pollFailed, 1);
    expect(aPing(before.session).state().run?.result.tally.sent).toBe(2);
  });

  it.each([
    'no JSON',
    '[]',
    '{"ping":3}',
    '{"ping":{"typed":{"host":"a b; reboot"},"runs":[{"number":1}]}}',
    '{"ping":{"typed":null,"runs":[{"number":1,"startedAt":1,"request":{"host":"a"},"result":{"tally":{},"timeline":{"stretches":[null]}}}]}}',
  ])('a reload of the page is not harmed by %s in the storage', stored => {
    const { model, scope } = aPing(new Map([['tools', stored]]));
    expect([scope.getState(model.$typed), scope.getState(model.$runs)]).toEqual([null, []]);
  });
});

describe('a ping that runs for a day', () => {
  it('takes no more room at its end than after ten minutes', async () => {
    const { model, act, runs, scope } = aPing();
    const size = () => JSON.stringify(scope.getState(model.$run)).length;
    await act(model.startRequested, HOST);
    const echoes = async (count: number) => {
      for (let sent = 0; sent < count; sent += 1) {
        runs[0]!.echoes.next({ sequence: sent, outcome: 'ok', timeMs: 1 + (sent % 7) });
      }
      await allSettled(scope);
    };
    await echoes(600);
    const afterTenMinutes = size();
    await echoes(REST);
    expect(scope.getState(model.$run)?.result.tally.sent).toBe(600 + REST);
    expect(size()).toBeLessThan(1.2 * afterTenMinutes);
  });
});

describe('a saved ping', () => {
  async function saved(format: 'csv' | 'json') {
    const { model, act, echo, saved: files } = aPing();
    await act(model.startRequested, HOST);
    await echo({ outcome: 'ok', timeMs: 2.5 }, { outcome: 'timeout' });
    await act(model.exported, { format, words });
    return files[0]!;
  }

  it('a saved ping is a table for a spreadsheet', async () => {
    const { name, content } = await saved('csv');
    expect(name).toBe('ping-1970-01-01.csv');
    expect((await content.text()).split('\r\n').slice(0, 3)).toEqual([
      'Time,Sent,Lost,Minimum (ms),Average (ms),Maximum (ms)',
      '1970-01-01T00:16:40.000Z,1,0,2.5,2.5,2.5',
      '1970-01-01T00:16:40.000Z,1,1,,,',
    ]);
  });

  it('a saved ping is data for programs', async () => {
    const { name, content } = await saved('json');
    expect(name).toBe('ping-1970-01-01.json');
    expect(JSON.parse(await content.text())).toMatchObject({
      tool: 'ping',
      host: '192.0.2.1',
      sent: 2,
      loss: 50,
      results: [{ sent: 1, average: 2.5 }, { lost: 1 }],
    });
  });

  it('a saved ping is nothing before the first run', async () => {
    const { model, act, saved: files } = aPing();
    await act(model.exported, { format: 'csv', words });
    expect(files).toEqual([]);
  });
});
