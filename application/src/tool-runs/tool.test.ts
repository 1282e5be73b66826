import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { allSettled } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import { createTool } from './tool.ts';
import { toolWorld } from './tool-ports.mother.ts';
import { MOST_RUNS } from './tool-report.ts';

const words = (text: string | { readonly key: string }) => (typeof text === 'string' ? text : text.key);

/** A tool that adds up numbers, in a session that a reload keeps. */
function aTool(session?: Map<string, unknown>) {
  const world = toolWorld(session);
  const { scope } = world;
  const started: { readonly request: string; readonly numbers: Subject<number> }[] = [];
  const tool = createTool<string, number, number>(
    {
      id: 'adder',
      watch: request => {
        const numbers = new Subject<number>();
        started.push({ request, numbers });
        return numbers;
      },
      nothing: 0,
      add: (sum, number) => sum + number,
      summary: ({ result }) => ({ key: 'Sum {sum}', values: { sum: result } }),
      report: ({ request, result }) => ({
        name: 'adder',
        facts: [{ id: 'of', label: 'Of', unit: '', value: request }],
        columns: [{ id: 'sum', label: 'Sum', unit: '' }],
        rows: [[result]],
      }),
      shape: {
        request: json => (typeof json === 'string' ? json : undefined),
        result: json => (typeof json === 'number' ? json : undefined),
      },
    },
    world.ports,
  );
  const newest = () => started.at(-1)?.numbers;
  /** A run to its end. */
  const run = async (request: string, ...numbers: readonly number[]) => {
    await world.act(tool.startRequested, request);
    for (const number of numbers) newest()?.next(number);
    newest()?.complete();
    await allSettled(scope);
  };
  const numbers = () => scope.getState(tool.$runs).map(each => each.number);
  return { ...world, tool, started, newest, run, numbers, shown: () => scope.getState(tool.$run) };
}

describe('a run of a tool', () => {
  it('a run of a tool has its times, its request and its end', async () => {
    const { tool, act, newest, pass, scope, shown } = aTool();
    await act(tool.startRequested, 'a');
    expect(shown()).toMatchObject({ number: 1, startedAt: 1_000_000, endedAt: null, end: null, result: 0 });
    pass(2000);
    newest()?.next(3);
    newest()?.complete();
    await allSettled(scope);
    expect(shown()).toMatchObject({ request: 'a', endedAt: 1_002_000, end: 'finished', result: 3 });
  });

  it('takes nothing more once it was stopped, and keeps what it had', async () => {
    const { tool, act, newest, scope, shown } = aTool();
    await act(tool.startRequested, 'a');
    const stopped = newest();
    stopped?.next(3);
    await act(tool.stopRequested, undefined);
    stopped?.next(4);
    await allSettled(scope);
    expect(shown()).toMatchObject({ end: 'stopped', result: 3, failure: null });
    expect([stopped?.observed, scope.getState(tool.$running)]).toEqual([false, false]);
  });

  it('ends once: a stop after its end changes nothing', async () => {
    const { tool, act, run, shown } = aTool();
    await run('a', 1);
    await act(tool.stopRequested, undefined);
    expect(shown()?.end).toBe('finished');
  });

  it('a run of a tool that could not begin has failed, and the next one may begin', async () => {
    const { tool, act, newest, scope, shown, run } = aTool();
    await act(tool.startRequested, 'a');
    newest()?.error(new RequestFailure(LOST));
    await allSettled(scope);
    expect(shown()).toMatchObject({ end: 'failed', result: 0, failure: { failure: LOST } });
    await run('b', 2);
    expect(shown()).toMatchObject({ number: 2, end: 'finished', failure: null });
  });

  it('a run of a tool is stopped from anywhere by its own id alone', async () => {
    const { tool, tools, act, shown } = aTool();
    await act(tool.startRequested, 'a');
    await act(tools.stopRequested, 'another tool');
    expect(shown()?.end).toBeNull();
    await act(tools.stopRequested, 'adder');
    expect(shown()?.end).toBe('stopped');
  });
});

describe('the running tools', () => {
  it('the running tools have a tool with its figures from its start to its end', async () => {
    const { tool, tools, act, newest, scope } = aTool();
    const running = () => scope.getState(tools.$running);
    await act(tool.startRequested, 'a');
    newest()?.next(5);
    await allSettled(scope);
    expect(running()).toEqual([
      { id: 'adder', startedAt: 1_000_000, summary: { key: 'Sum {sum}', values: { sum: 5 } } },
    ]);
    newest()?.complete();
    await allSettled(scope);
    expect(running()).toEqual([]);
  });
});

describe('the stored runs', () => {
  it('the stored runs are the newest few', async () => {
    const { run, numbers } = aTool();
    for (let place = 0; place < MOST_RUNS + 2; place += 1) await run('a', place);
    expect(numbers()).toEqual([8, 7, 6, 5, 4, 3]);
  });

  it('the stored runs are shown by their number until another run begins', async () => {
    const { tool, act, run, shown } = aTool();
    await run('a', 1);
    await run('b', 2);
    await act(tool.runShown, 1);
    expect(shown()?.request).toBe('a');
    await run('c', 3);
    expect(shown()?.request).toBe('c');
  });

  it('show the newest where the one that was shown is removed', async () => {
    const { tool, act, run, shown, numbers } = aTool();
    await run('a', 1);
    await run('b', 2);
    await act(tool.runShown, 1);
    await act(tool.runRemoved, 1);
    expect([shown()?.request, numbers()]).toEqual(['b', [2]]);
  });

  it('keep the one that runs, whoever removes it', async () => {
    const { tool, act, numbers } = aTool();
    await act(tool.startRequested, 'a');
    await act(tool.runRemoved, 1);
    expect(numbers()).toEqual([1]);
  });

  it('the stored runs are not compared with a later run that has the number of a removed one', async () => {
    const { tool, act, run, scope } = aTool();
    await run('a', 1);
    await run('b', 2);
    await act(tool.runCompared, 2);
    await act(tool.runRemoved, 2);
    await run('c', 3);
    expect(scope.getState(tool.$compared)).toBeNull();
  });

  it('remember what was typed, and go on counting, in a page that was loaded again', async () => {
    const before = aTool();
    await before.run('a', 1);
    const after = aTool(before.session);
    expect(after.scope.getState(after.tool.$typed)).toBe('a');
    await after.run('b', 2);
    expect(after.numbers()).toEqual([2, 1]);
  });

  it('lose a removed run also in a page that was loaded again', async () => {
    const before = aTool();
    await before.run('a', 1);
    await before.run('b', 2);
    await before.act(before.tool.runRemoved, 1);
    expect(aTool(before.session).numbers()).toEqual([2]);
  });
});

describe('the file of a run', () => {
  it('the file of a run is that of the run that is shown, under the name of the device', async () => {
    const { tool, act, run, statusArrived, saved } = aTool();
    await act(statusArrived, ptpAccessPointStatus());
    await run('a', 1);
    await run('b', 2);
    await act(tool.runShown, 1);
    await act(tool.exported, { format: 'json', words });
    expect(saved[0]?.name).toContain('adder-Ridge-AP');
    expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toMatchObject({ of: 'a' });
  });

  it('the file of a run is none before the first run', async () => {
    const { tool, act, saved } = aTool();
    await act(tool.exported, { format: 'csv', words });
    expect(saved).toEqual([]);
  });
});
