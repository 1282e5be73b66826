import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, it } from 'vitest';
import { createRunningToolsModel, type RunningTool } from './running-tools.model.ts';

function theTools() {
  const logoutRequested = createEvent();
  const sessionEnded = createEvent();
  const model = createRunningToolsModel({
    session: { logoutRequested, $ended: createStore(false).on(sessionEnded, () => true) },
  });
  const scope = fork();
  const interrupted = createStore(0).on(model.allInterrupted, count => count + 1);
  const run = (id: string, sent = 0) =>
    allSettled(model.running, {
      scope,
      params: { id, startedAt: 7, summary: { key: 'Sent', values: { sent } } },
    });
  const ids = () => scope.getState(model.$running).map((tool: RunningTool) => tool.id);
  return {
    model,
    scope,
    run,
    ids,
    logoutRequested,
    sessionEnded,
    interruptions: () => scope.getState(interrupted),
  };
}

it('lists each tool once, in the order of their starts, with its newest summary', async () => {
  const { model, scope, run, ids } = theTools();
  await run('ping');
  await run('traceroute');
  await run('ping', 4);
  expect(ids()).toEqual(['ping', 'traceroute']);
  expect(scope.getState(model.$running)[0]?.summary).toEqual({ key: 'Sent', values: { sent: 4 } });
});

it('takes off the one that ended, and nothing for one that does not run', async () => {
  const { model, scope, run, ids } = theTools();
  await run('ping');
  await run('traceroute');
  await allSettled(model.ended, { scope, params: 'discovery' });
  await allSettled(model.ended, { scope, params: 'ping' });
  expect(ids()).toEqual(['traceroute']);
});

it('interrupts every tool at a log-out, and again at the end of the session', async () => {
  const { scope, logoutRequested, sessionEnded, interruptions } = theTools();
  expect(interruptions()).toBe(0);
  await allSettled(logoutRequested, { scope });
  expect(interruptions()).toBe(1);
  await allSettled(sessionEnded, { scope });
  expect(interruptions()).toBe(2);
});
