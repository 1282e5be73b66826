import { RequestFailure } from '@radiolink/domain/errors';
import { allSettled } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import { reportText } from '../tool-runs/tool-report.ts';
import { toolWorld } from '../tool-runs/tool-ports.mother.ts';
import type { TraceProgress } from './traceroute.port.ts';
import { createTracerouteModel } from './traceroute.model.ts';

const HOST = { host: '192.0.2.9', maxHops: 20, resolveNames: true };

function aTrace(session?: Map<string, unknown>) {
  const world = toolWorld(session);
  const progress = new Subject<TraceProgress>();
  const model = createTracerouteModel({ ...world.ports, traceroute: { trace: () => progress } });
  return { ...world, model, progress, run: () => world.scope.getState(model.$run) };
}

const gate = { hop: 1, address: '192.0.2.1', hostname: '=gate', timesMs: [1, 2, 3] };
const late = { hop: 2, address: '192.0.2.5', hostname: '', timesMs: [4, undefined, 6] };
const end = { hop: 3, address: '192.0.2.9', hostname: 'end', timesMs: [9, 9, 9] };

it('fits a hop in that appears late', async () => {
  const { model, act, progress, run } = aTrace();
  await act(model.startRequested, HOST);
  progress.next({ status: 'in-progress', hops: [gate, end] });
  expect(run()?.result.map(({ timesMs }) => timesMs.length)).toEqual([3, 0, 3]);
  progress.next({ status: 'in-progress', hops: [end, late] });
  expect(run()?.result).toEqual([gate, late, end]);
});

it.each([
  ['failed', 'DNS_FAILED', 'The hostname could not be resolved.'],
  ['failed', 'Unknown host', 'Unknown host'],
  ['stopped', undefined, 'The test was stopped on the device.'],
] as const)('%s by the device (%s) is a failure', async (status, failureReason, words) => {
  const { model, act, progress, run, scope } = aTrace();
  await act(model.startRequested, HOST);
  progress.next({ status: 'in-progress', hops: [gate] });
  progress.next({ status, hops: [gate], failureReason });
  await allSettled(scope);
  expect(run()).toMatchObject({ end: 'failed', failure: { message: words }, result: [gate] });
});

it('survives a reload, lost probes and all', async () => {
  const before = aTrace();
  await before.act(before.model.startRequested, HOST);
  before.progress.next({ status: 'in-progress', hops: [gate, late] });
  before.progress.complete();
  const after = aTrace(before.session);
  expect(after.run()).toMatchObject({ end: 'finished', request: HOST, result: [gate, late] });
});

it('a route is copied as a table in which the columns line up', async () => {
  const { model, act, progress, run } = aTrace();
  await act(model.startRequested, HOST);
  progress.next({ status: 'in-progress', hops: [gate, late] });
  const text = reportText(model.report(run()!), key => (typeof key === 'string' ? key : key.key));
  expect(text.split('\n').slice(-3)).toEqual([
    'Hop  IP address  Hostname  Probe 1 (ms)  Probe 2 (ms)  Probe 3 (ms)  Average (ms)  Lost',
    '  1  192.0.2.1   =gate                1             2             3             2     0',
    '  2  192.0.2.5                        4             —             6             5     1',
  ]);
});

describe('a trace', () => {
  it('a trace is finished with the device, each hop once, in order', async () => {
    const { model, act, progress, run } = aTrace();
    await act(model.startRequested, HOST);
    progress.next({ status: 'in-progress', hops: [end, gate] });
    progress.next({ status: 'finished', hops: [gate, late, end] });
    progress.complete();
    expect(run()).toMatchObject({ end: 'finished', result: [gate, late, end] });
  });

  it('keeps its hops when the device goes away, and says why it ended', async () => {
    const { model, act, progress, run } = aTrace();
    await act(model.startRequested, HOST);
    progress.next({ status: 'in-progress', hops: [gate] });
    progress.error(new RequestFailure(LOST));
    expect(run()).toMatchObject({ end: 'failed', failure: { failure: LOST }, result: [gate] });
  });

  it('a trace is ended on the device when it is stopped', async () => {
    const { model, act, progress, run } = aTrace();
    await act(model.startRequested, HOST);
    progress.next({ status: 'in-progress', hops: [gate] });
    await act(model.stopRequested, undefined);
    expect([progress.observed, run()?.end]).toEqual([false, 'stopped']);
  });

  it('says wherever one goes how many hops it has', async () => {
    const { model, act, progress, scope, tools } = aTrace();
    await act(model.startRequested, HOST);
    progress.next({ status: 'in-progress', hops: [gate, late] });
    expect(scope.getState(tools.$running)).toMatchObject([
      { id: 'traceroute', summary: { values: { host: '192.0.2.9', count: 2 } } },
    ]);
  });
});

describe('a trace that a session stored', () => {
  const run = {
    number: 1,
    request: HOST,
    startedAt: 1,
    endedAt: 2,
    end: 'finished',
    failure: null,
    result: [gate],
  };
  const traceOf = (typed: unknown, ...runs: readonly unknown[]) => {
    const stored = JSON.stringify({ traceroute: { typed, runs } });
    const { model, scope } = aTrace(new Map<string, unknown>([['tools', stored]]));
    return { typed: scope.getState(model.$typed), runs: scope.getState(model.$runs) };
  };

  it('a trace that a session stored is what was typed, names not resolved unless it says so', () => {
    expect(traceOf({ host: 'tower', maxHops: 8 }).typed).toEqual({
      host: 'tower',
      maxHops: 8,
      resolveNames: false,
    });
    expect(traceOf({ host: 'tower', resolveNames: true }).typed).toMatchObject({
      maxHops: undefined,
      resolveNames: true,
    });
  });

  it.each([
    ['no host', {}],
    ['a host with a command', { host: '$(reboot)' }],
    ['hops that are no number', { host: 'tower', maxHops: '8' }],
    ['no record', 'tower'],
  ])('a trace that a session stored is nothing typed: %s', (_, typed) => {
    expect(traceOf(typed).typed).toBeNull();
  });

  it.each([
    ['a hop without its number', [{ ...gate, hop: '1' }]],
    ['times that are none', [{ ...gate, timesMs: ['fast'] }]],
    ['no times', [{ hop: 1 }]],
    ['an address that is none', [{ ...gate, address: 7 }]],
    ['no list', { hop: 1 }],
  ])('leaves out a run with %s', (_, result) => {
    expect(traceOf(null, { ...run, result }).runs).toEqual([]);
    expect(traceOf(null, run).runs).toHaveLength(1);
  });
});
