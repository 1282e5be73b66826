import { allSettled } from 'effector';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { reportText } from '../tool-runs/tool-report.ts';
import { toolWorld } from '../tool-runs/tool-ports.mother.ts';
import type { TraceProgress } from '../tools/traceroute.port.ts';
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
  ['stopped', undefined, 'The run was stopped on the device.'],
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

it('is copied as a table in which the columns line up', async () => {
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
