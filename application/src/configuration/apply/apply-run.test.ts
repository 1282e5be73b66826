import { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import { allSettled, createEffect, createEvent, fork, sample } from 'effector';
import { describe, expect, it } from 'vitest';
import { type CommandHandlers, createApplyRun } from './apply-run.ts';
import { NOW } from './apply-state.mother.ts';
import type { WriteAnswer } from './apply-job.ts';
import type { ApplyCommand, ApplyEvent, CommandOf } from './apply-machine.ts';

const store = ConfigStore.of(ConfigText.parse('wireless.1.ssid=Ridge\n'));
const requested: ApplyEvent = {
  kind: 'apply-requested',
  job: { kind: 'changes', mode: 'save', store },
  newAddress: undefined,
  linkBefore: true,
};

/** The machine with a device that answers each write so, and a list of what was carried out. */
function aRun(answer: WriteAnswer) {
  const done: ApplyCommand['kind'][] = [];
  let time = NOW;
  const run = createApplyRun({ now: () => time });
  const others = createEvent<ApplyCommand>();
  const noteFx = createEffect((command: ApplyCommand) => void done.push(command.kind));
  sample({ clock: others, target: noteFx });
  const saveFx = createEffect(async ({ attempt }: CommandOf<'save-snapshot'>) => {
    done.push('save-snapshot');
    return { kind: 'snapshot-saved', attempt } as const;
  });
  const writeFx = createEffect(async ({ attempt }: CommandOf<'write'>) => {
    done.push('write');
    return { ...answer, attempt };
  });
  sample({ clock: [saveFx.doneData, writeFx.doneData], fn: (one): ApplyEvent => one, target: run.dispatch });
  const targets = new Proxy({ 'save-snapshot': saveFx, write: writeFx } as Partial<CommandHandlers>, {
    get: (known, kind) => known[kind as keyof CommandHandlers] ?? others,
    ownKeys: () => ['save-snapshot', 'write', 'remember-outcome', 'forget-outcome'],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as CommandHandlers;
  run.commanded(targets);
  return { run, done, passes: (ms: number) => void (time += ms) };
}

describe('the machine at work', () => {
  it('carries each command out and goes on with its answer', async () => {
    const { run, done } = aRun({ kind: 'written', restartMs: 100_000, testMs: 0 });
    const scope = fork();
    await allSettled(run.dispatch, { scope, params: requested });
    expect(done).toEqual(['save-snapshot', 'write']);
    expect(scope.getState(run.$state)).toMatchObject({ kind: 'restarting', until: NOW + 100_000 });
  });

  it('sends nothing twice, however often it is requested', async () => {
    const { run, done } = aRun({ kind: 'written', restartMs: 100_000, testMs: 0 });
    const scope = fork();
    await Promise.all([1, 2, 3].map(() => allSettled(run.dispatch, { scope, params: requested })));
    expect(done).toEqual(['save-snapshot', 'write']);
  });

  it('remembers what came of it, and forgets that when it is closed', async () => {
    const words = message('The device says no.');
    const { run, done } = aRun({ kind: 'refused', words });
    const scope = fork();
    await allSettled(run.dispatch, { scope, params: requested });
    expect(scope.getState(run.$state)).toMatchObject({ kind: 'done', outcome: { kind: 'refused' } });
    await allSettled(run.dispatch, { scope, params: { kind: 'dismissed' } });
    expect(done).toEqual(['save-snapshot', 'write', 'remember-outcome', 'forget-outcome']);
    expect(scope.getState(run.$state)).toEqual({ kind: 'idle' });
  });

  it('tells the time of each second and of each change, apart in each scope', async () => {
    const { run, passes } = aRun({ kind: 'written', restartMs: 100_000, testMs: 0 });
    const [scope, other] = [fork(), fork()];
    passes(1000);
    await allSettled(run.dispatch, { scope, params: { kind: 'ticked', isWatched: false } });
    expect(scope.getState(run.$now)).toBe(NOW + 1000);
    passes(500);
    await allSettled(run.dispatch, { scope, params: { kind: 'new-address-answered' } });
    expect(scope.getState(run.$now)).toBe(NOW + 1000);
    expect(other.getState(run.$now)).toBe(NOW);
  });
});
