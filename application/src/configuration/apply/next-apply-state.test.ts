import { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import type { ReadConfiguration } from '../configuration.port.ts';
import type { ApplyJob } from './apply-job.ts';
import { type ApplyEvent, type ApplyMachine, newMachine, type Step } from './apply-machine.ts';
import type { ApplyState } from './apply-state.ts';
import { NOW, STATES, test as runningTest, words } from './apply-state.mother.ts';
import { nextApplyState } from './next-apply-state.ts';

const BEFORE = 'resolv.host.1.name=mast\nwireless.1.ssid=Ridge\n';
const AFTER = 'resolv.host.1.name=mast\nwireless.1.ssid=Barn\n';
const OTHER = 'resolv.host.1.name=mast\nwireless.1.ssid=Mill\n';

function pending(): ConfigStore {
  const edit = ConfigStore.of(ConfigText.parse(BEFORE)).set('wireless.1.ssid', 'Barn');
  if (!edit.ok) throw new Error('The test made a change that cannot be.');
  return edit.store;
}
const store = pending();
const job: ApplyJob = { kind: 'changes', mode: 'test', store };
const read = (text: string, modified = false): ReadConfiguration => ({ text, modified, firstSetup: false });

const at = (state: ApplyState, more: Partial<ApplyMachine> = {}): ApplyMachine => ({
  ...newMachine(NOW),
  state,
  job,
  intended: { kind: 'changes', changes: store.changes },
  attempt: 1,
  ...more,
});
const looking = (state: ApplyState, more: Partial<ApplyMachine> = {}): ApplyMachine => {
  const machine = at(state, more);
  return { ...machine, watch: { ...machine.watch, isOpen: true, isLooking: true } };
};
const after = (machine: ApplyMachine, ...events: readonly ApplyEvent[]): Step =>
  events.reduce<Step>((step, event) => nextApplyState(step.machine, event), { machine, commands: [] });
const kinds = ({ commands }: Step): readonly string[] => commands.map(({ kind }) => kind);

const requested = (more: Partial<Extract<ApplyEvent, { kind: 'job-requested' }>> = {}): ApplyEvent => ({
  kind: 'job-requested',
  at: NOW,
  job,
  newAddress: undefined,
  newUrl: undefined,
  linkBefore: true,
  ...more,
});
const ADDRESS = { scheme: 'http', host: '192.0.2.7', port: 80 } as const;
const looked = (more: Partial<Extract<ApplyEvent, { kind: 'looked' }>>): ApplyEvent => ({
  kind: 'looked',
  at: NOW,
  asking: 'idle',
  read: undefined,
  isTesting: false,
  secondsLeft: undefined,
  ...more,
});

describe('a write', () => {
  it('samples the link and saves what it replaces first', () => {
    const step = after(at(STATES.idle), requested());
    expect(step.machine.state).toMatchObject({ kind: 'writing', mode: 'test' });
    expect(step.commands).toEqual([{ kind: 'sample-link' }, { kind: 'save-snapshot', attempt: 2, store }]);
  });

  it('is sent once that is saved, and once only', () => {
    const saved: ApplyEvent = { kind: 'snapshot-saved', at: NOW, attempt: 2 };
    const step = after(at(STATES.idle), requested(), saved);
    expect(step.commands).toEqual([{ kind: 'write', attempt: 2, job }]);
    expect(kinds(nextApplyState(step.machine, requested()))).toEqual([]);
  });

  it('that moves the page asks first who is at the new address, and remembers somebody', () => {
    const asking = after(at(STATES.idle), requested({ newAddress: ADDRESS, newUrl: 'http://192.0.2.7' }));
    expect(asking.commands).toContainEqual({ kind: 'check-address', attempt: 2, address: ADDRESS });
    const step = after(asking.machine, { kind: 'address-checked', at: NOW, attempt: 2, isTaken: true });
    expect(step.machine.state).toMatchObject({ kind: 'writing', newAddressTaken: true });
    expect(kinds(step)).toEqual(['save-snapshot']);
  });

  it.each(['address-checked', 'snapshot-saved'] as const)(
    'that was given up is not sent by a late %s',
    kind => {
      const late = { kind, at: NOW, attempt: 1, isTaken: false } as ApplyEvent;
      expect(after(at(STATES.checking), late)).toEqual({ machine: at(STATES.checking), commands: [] });
    },
  );

  it('of what runs unsaved replaces nothing that is to be saved first', () => {
    const running: ApplyJob = { kind: 'running', store };
    const step = after(at(STATES.idle), requested({ job: running }));
    expect(step.machine).toMatchObject({ state: { mode: 'save' }, intended: { kind: 'running' } });
    expect(step.commands).toEqual([{ kind: 'write', attempt: 2, job: running }]);
  });

  it('of a backup saves what runs, where that was seen', () => {
    const config = ConfigText.parse(AFTER);
    const backup = { kind: 'backup', text: config, isUploaded: true } as const;
    const seen = after(at(STATES.idle), requested({ job: { ...backup, replacing: store } }));
    expect(kinds(seen)).toEqual(['save-snapshot']);
    expect(seen.machine.intended).toEqual({ kind: 'backup', config });
    expect(kinds(after(at(STATES.idle), requested({ job: { ...backup, replacing: undefined } })))).toEqual([
      'write',
    ]);
  });

  it('answers to an earlier write say nothing of this one', () => {
    const machine = at(STATES.writing);
    const answer = { kind: 'refused', words } as const;
    const old: ApplyEvent = { kind: 'write-answered', at: NOW, attempt: 0, answer };
    expect(after(machine, old).machine).toBe(machine);
    expect(after(machine, { ...old, attempt: 1 }).machine.state).toMatchObject({
      outcome: { kind: 'refused' },
    });
  });

  it('in test mode is remembered from when it was answered', () => {
    const answer = { kind: 'written', restartMs: 100_000, testMs: 240_000 } as const;
    const step = after(at(STATES.writing), { kind: 'write-answered', at: NOW, attempt: 1, answer });
    expect(step.commands).toEqual([
      { kind: 'remember-test', since: NOW, endsAt: NOW + 240_000, sent: store },
    ]);
  });
});

describe('what came of it', () => {
  it('is remembered, with what was sent', () => {
    const answer = { kind: 'refused', words } as const;
    const step = after(at(STATES.writing), { kind: 'write-answered', at: NOW, attempt: 1, answer });
    expect(step.commands).toEqual([
      { kind: 'remember-outcome', from: STATES.writing, done: step.machine.state, sent: store },
    ]);
  });

  it('is looked at for lost changes after a restart, before it is remembered', () => {
    const event: ApplyEvent = { kind: 'configuration-known', at: NOW, changed: false, rebooted: true };
    expect(kinds(after(at(STATES.restarting), event))).toEqual(['restore-lost', 'remember-outcome']);
  });

  it('of a device that stays silent makes the tested changes pending again', () => {
    const event: ApplyEvent = { kind: 'second-passed', at: NOW + 400_000 };
    expect(kinds(after(at(STATES.ended), event))).toEqual(['test-fell-back', 'remember-outcome']);
  });

  it.each([
    ['dismissed', { kind: 'dismissed', at: NOW }],
    ['followed by a write', requested()],
  ] as const)('is forgotten once %s', (_, event) => {
    expect(kinds(after(at(STATES.done), event))).toContain('forget-outcome');
  });

  it('of somebody else leaves the past open', () => {
    const event: ApplyEvent = { kind: 'outcome-remembered', at: NOW, isOwn: false };
    expect(after(at(STATES.done, { isPastSettled: true }), event).machine.isPastSettled).toBe(false);
  });
});

describe('watching', () => {
  const open = after(newMachine(NOW), { kind: 'opened', at: NOW });

  it('starts with a look, once', () => {
    expect(open.commands).toEqual([
      { kind: 'start-watching' },
      { kind: 'look', asking: 'idle', readsFirst: false },
    ]);
    expect(after(open.machine, { kind: 'opened', at: NOW }).commands).toEqual([]);
  });

  it('stops, and then looks at nothing', () => {
    const step = after(open.machine, { kind: 'closed', at: NOW });
    expect(step.commands).toEqual([{ kind: 'stop-watching' }]);
    expect(after(step.machine, { kind: 'closed', at: NOW }).commands).toEqual([]);
    expect(after(step.machine, { kind: 'look-requested', at: NOW }).commands).toEqual([]);
    expect(after(step.machine, { kind: 'doubted', at: NOW, isWatched: true }).commands).toEqual([]);
  });

  it('asks one question at a time', () => {
    expect(after(open.machine, { kind: 'look-requested', at: NOW }).commands).toEqual([]);
    const idle = after(open.machine, { kind: 'look-failed', at: NOW }).machine;
    expect(kinds(after(idle, { kind: 'look-requested', at: NOW }))).toEqual(['look']);
  });

  const rest = after(open.machine, { kind: 'look-failed', at: NOW }).machine;
  const seconds = (machine: ApplyMachine, from: number, to: number, isWatched = true): Step => {
    let step: Step = { machine, commands: [] };
    const commands = [];
    for (let second = from; second <= to; second += 1) {
      step = nextApplyState(step.machine, { kind: 'ticked', at: NOW + second * 1000, isWatched });
      commands.push(...step.commands);
    }
    return { machine: step.machine, commands };
  };

  it('looks each 15 s while nothing is followed, and not at all while nobody sees the page', () => {
    expect(seconds(rest, 1, 14).commands).toEqual([]);
    expect(kinds(seconds(rest, 1, 15))).toEqual(['look']);
    expect(seconds(rest, 1, 50, false).commands).toEqual([]);
  });

  it('reads the configuration anew after a minute, and once somebody is back after 15 s', () => {
    const { machine } = seconds({ ...rest, watch: { ...rest.watch, lookedAt: NOW + 59_000 } }, 1, 59);
    expect(after(machine, { kind: 'ticked', at: NOW + 60_000, isWatched: true }).commands).toEqual([
      { kind: 'look', asking: 'idle', readsFirst: true },
    ]);
    const away = seconds(rest, 1, 20, false).machine;
    expect(away.watch.isStale).toBe(false);
    const back = after(away, { kind: 'ticked', at: NOW + 21_000, isWatched: true });
    expect(back.commands).toEqual([{ kind: 'look', asking: 'idle', readsFirst: true }]);
    expect(back.machine.watch.isStale).toBe(false);
  });

  it('does not read anew who was away for a moment only', () => {
    const away = seconds(rest, 1, 8, false).machine;
    expect(after(away, { kind: 'ticked', at: NOW + 9000, isWatched: true }).commands).toEqual([]);
  });

  it('reads at once what is doubted while somebody sees the page, else as soon as somebody does', () => {
    const doubt: ApplyEvent = { kind: 'doubted', at: NOW + 1000, isWatched: true };
    expect(after(rest, doubt).commands).toEqual([{ kind: 'look', asking: 'idle', readsFirst: true }]);
    const unseen = after(rest, { ...doubt, isWatched: false });
    expect(unseen.commands).toEqual([]);
    expect(kinds(after(unseen.machine, { kind: 'ticked', at: NOW + 2000, isWatched: true }))).toEqual([
      'look',
    ]);
  });

  it('keeps a doubt while something is under way', () => {
    const machine = { ...at(STATES.testing), watch: { ...rest.watch, isStale: true } };
    const step = after(machine, { kind: 'ticked', at: NOW + 1000, isWatched: true });
    expect(step.commands).toEqual([{ kind: 'look', asking: 'testing', readsFirst: false }]);
    expect(step.machine.watch.isStale).toBe(true);
  });

  it('looks each second at what is followed, and tries the new address of a device that is silent', () => {
    const url = 'http://192.0.2.7';
    const silent: ApplyState = { ...STATES.testing, answering: false, newAddress: url };
    const step = after(
      { ...at(silent), watch: rest.watch },
      { kind: 'ticked', at: NOW + 1000, isWatched: false },
    );
    expect(step.commands).toEqual([
      { kind: 'look', asking: 'testing', readsFirst: false },
      { kind: 'probe', url },
    ]);
    const moved = after(at(silent), { kind: 'new-address-answered', at: NOW });
    expect(moved.commands).toEqual([{ kind: 'leave', url }]);
    expect(after(moved.machine, { kind: 'new-address-answered', at: NOW }).commands).toEqual([]);
  });

  it('notices that the page slept', () => {
    const step = after(at(STATES.restarting), { kind: 'ticked', at: NOW + 9000, isWatched: false });
    expect(step.machine.watch).toMatchObject({ slept: true, awakeAt: NOW + 9000 });
    const awake = after(at(STATES.restarting), { kind: 'ticked', at: NOW + 8000, isWatched: false });
    expect(awake.machine.watch.slept).toBe(false);
  });
});

describe('a look', () => {
  it('that was about an earlier state changes nothing', () => {
    const step = after(looking(STATES.writing), looked({ asking: 'idle', isTesting: true, secondsLeft: 9 }));
    expect(step.machine.state).toBe(STATES.writing);
    expect(step.machine.watch.isLooking).toBe(false);
  });

  it('that fails tells that the device is silent', () => {
    const step = after(looking(STATES.testing), { kind: 'look-failed', at: NOW });
    expect(step.machine).toMatchObject({ state: { answering: false }, watch: { isLooking: false } });
  });

  it('joins the test of somebody else and reads what it tries', () => {
    const step = after(looking(STATES.idle), looked({ isTesting: true, secondsLeft: 100 }));
    expect(step.machine).toMatchObject({
      state: { kind: 'testing', startedHere: false },
      intended: undefined,
    });
    expect(step.commands).toEqual([{ kind: 'read-joined-test' }]);
    const known = after(step.machine, { kind: 'joined-test-read', at: NOW, read: read(OTHER) });
    expect(known.machine.intended).toEqual({ kind: 'same', config: ConfigText.parse(OTHER) });
    expect(known.machine.watch.isLooking).toBe(false);
    const failed = after(step.machine, { kind: 'joined-test-read', at: NOW, read: undefined });
    expect(failed.machine.intended).toBeUndefined();
  });

  it('finds a test whose answer was lost', () => {
    const event = looked({ asking: 'checking', isTesting: true, secondsLeft: 200 });
    const step = after(looking(STATES.checking), event);
    expect(kinds(step)).toEqual(['test-found', 'remember-test']);
    expect(step.machine.watch.isLooking).toBe(false);
  });

  it('follows the clock of the device', () => {
    const event = looked({ asking: 'testing', isTesting: true, secondsLeft: 120 });
    expect(after(looking(STATES.testing), event).commands).toEqual([
      { kind: 'remember-test-end', endsAt: NOW + 120_000 },
    ]);
    const same = looked({ asking: 'testing', isTesting: true, secondsLeft: 200 });
    expect(after(looking(STATES.testing), same).commands).toEqual([]);
  });

  it('at rest gives the editor what was read, and looks at what else is known', () => {
    const step = after(looking(STATES.idle), looked({ read: read(BEFORE) }));
    expect(step.commands).toEqual([
      { kind: 'take-configuration', read: read(BEFORE) },
      { kind: 'consider-rest' },
    ]);
  });

  it.each(['checking', 'ended'] as const)('without a test asks what the device runs while %s', asking => {
    const step = after(looking(STATES[asking]), looked({ asking }));
    expect(step.commands).toEqual([{ kind: 'read-configuration', asking: STATES[asking] }]);
    expect(step.machine.watch.isLooking).toBe(true);
  });
});

describe('the configuration that the device runs', () => {
  const asking = STATES.restarting;
  const event: ApplyEvent = {
    kind: 'configuration-read',
    at: NOW,
    asking,
    read: read(AFTER),
    uptimeSeconds: 3600,
  };

  it('settles what became of the change', () => {
    const step = after(looking(asking), event);
    expect(kinds(step)).toEqual(['test-over', 'take-configuration', 'restore-lost', 'remember-outcome']);
    expect(step.machine).toMatchObject({
      state: { outcome: { kind: 'saved' } },
      watch: { isLooking: false },
    });
  });

  it('says nothing of what runs while a backup waits', () => {
    const step = after(looking(asking), { ...event, read: read(AFTER, true) });
    expect(kinds(step)[0]).toBe('test-fell-back');
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'unknown' } });
  });

  it('was lost by a restart that came later', () => {
    const step = after(looking(asking), { ...event, read: read(BEFORE), uptimeSeconds: 5 });
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'rebooted', changed: false } });
  });

  it('of a device that does not say since when it is up is no restart', () => {
    const step = after(looking(asking), { ...event, uptimeSeconds: undefined });
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'saved' } });
  });

  it('is not believed when something happened meanwhile, or before the restart', () => {
    const other = looking({ ...asking });
    expect(after(other, event)).toEqual({
      machine: { ...other, watch: { ...other.watch, isLooking: false } },
      commands: [],
    });
    const early: ApplyState = { ...asking, wasSilent: false, since: NOW - 1000, until: NOW + 99_000 };
    expect(after(looking(early), { ...event, asking: early }).machine.state).toBe(early);
  });

  it('of a test is of before it, when the device started during the test', () => {
    const { ended } = STATES;
    const settled: ApplyState = { ...ended, since: NOW - 20_000, wasSilent: true };
    const step = after(looking(settled), {
      ...event,
      asking: settled,
      read: read(BEFORE),
      uptimeSeconds: 10,
    });
    expect(step.machine.state).toMatchObject({ outcome: { kind: 'rebooted', changed: false } });
  });
});

describe('keeping and reverting', () => {
  const keeping = after(at(STATES.testing), { kind: 'keep-requested', at: NOW });

  it.each(['keep', 'revert'] as const)('%s asks first whether the test still runs', request => {
    const step = after(at(STATES.testing), { kind: `${request}-requested`, at: NOW });
    expect(step.commands).toEqual([{ kind: 'check-test', request }]);
    const checked: ApplyEvent = { kind: 'test-checked', at: NOW, request, isTesting: true, secondsLeft: 9 };
    expect(after(step.machine, checked).commands).toEqual([{ kind: request }]);
  });

  it('is done once, and not after the time', () => {
    expect(after(keeping.machine, { kind: 'revert-requested', at: NOW }).commands).toEqual([]);
    const late = after(at(STATES.testing), { kind: 'keep-requested', at: runningTest.endsAt });
    expect(late.machine.state.kind).toBe('ended');
    expect(late.commands).toEqual([]);
  });

  const checked: ApplyEvent = {
    kind: 'test-checked',
    at: NOW,
    request: 'keep',
    isTesting: false,
    secondsLeft: undefined,
  };

  it('finds out what the device runs when the test is over already', () => {
    expect(after(keeping.machine, checked).machine.state).toMatchObject({ kind: 'ended', wanted: 'keep' });
  });

  it('is not done when it is not wanted any more', () => {
    expect(after(at(STATES.testing), { ...checked, isTesting: true }).commands).toEqual([]);
  });

  it('is done for a request that came right before the end', () => {
    const over = after(keeping.machine, { kind: 'second-passed', at: runningTest.endsAt });
    expect(kinds(after(over.machine, { ...checked, isTesting: true }))).toEqual(['keep']);
  });
});

describe('a test after a sleep', () => {
  const slept = (state: ApplyState): ApplyMachine => {
    const machine = looking(state);
    return { ...machine, watch: { ...machine.watch, slept: true } };
  };
  const { intended } = at(STATES.testing);
  const identified = (more: Partial<Extract<ApplyEvent, { kind: 'test-identified' }>>): ApplyEvent => ({
    kind: 'test-identified',
    at: NOW,
    request: undefined,
    intended,
    secondsLeft: 230,
    read: read(AFTER),
    ...more,
  });
  const machine = slept(STATES.testing);
  const seen = { ...identified({}), intended: machine.intended } as ApplyEvent;

  it('is identified before it is followed on', () => {
    const step = after(machine, looked({ asking: 'testing', isTesting: true, secondsLeft: 230 }));
    expect(step.commands).toEqual([
      { kind: 'identify-test', request: undefined, intended: machine.intended, secondsLeft: 230 },
    ]);
  });

  it('is the same when the device runs what was sent', () => {
    const step = after(machine, seen);
    expect(step.machine.watch).toMatchObject({ slept: false, isLooking: false });
    expect(step.machine.state).toMatchObject({ startedHere: true });
  });

  it('is another one when the device runs something else', () => {
    const step = after(machine, { ...seen, read: read(OTHER) } as ApplyEvent);
    expect(kinds(step)).toContain('test-fell-back');
    expect(step.machine).toMatchObject({
      state: { startedHere: false, endsAt: NOW + 230_000 },
      intended: { kind: 'same' },
      watch: { slept: false },
    });
  });

  it('is followed on, and asked again later, when it could not be read', () => {
    const step = after(machine, { ...seen, read: undefined } as ApplyEvent);
    expect(step.machine).toMatchObject({ state: { kind: 'testing' }, watch: { slept: true } });
  });

  it('is identified before it is kept, and then kept', () => {
    const keeping = after(machine, { kind: 'keep-requested', at: NOW }).machine;
    const checked = after(keeping, {
      kind: 'test-checked',
      at: NOW,
      request: 'keep',
      isTesting: true,
      secondsLeft: 230,
    });
    expect(kinds(checked)).toEqual(['identify-test']);
    const known = { ...seen, request: 'keep' } as ApplyEvent;
    expect(kinds(after(keeping, known))).toEqual(['keep']);
    expect(kinds(after(keeping, { ...known, read: read(OTHER) } as ApplyEvent))).not.toContain('keep');
  });

  it('is not kept when another answer found out meanwhile', () => {
    const keeping = after(machine, { kind: 'keep-requested', at: NOW }).machine;
    const other = { ...keeping, intended: undefined };
    expect(kinds(after(other, { ...seen, request: 'keep' } as ApplyEvent))).not.toContain('keep');
  });
});

describe('what an earlier page left behind', () => {
  const tested = { since: NOW - 300_000, endsAt: NOW - 60_000 };
  const known = (more: Partial<Extract<ApplyEvent, { kind: 'rest-known' }>>): ApplyEvent => ({
    kind: 'rest-known',
    at: NOW,
    memory: {},
    isConfigurationKnown: true,
    isStatusKnown: true,
    bootedAt: NOW - 3_600_000,
    ...more,
  });

  it('is settled once: the draft is offered', () => {
    const step = after(looking(STATES.idle), known({}));
    expect(step.commands).toEqual([{ kind: 'offer-draft' }]);
    expect(step.machine).toMatchObject({ isPastSettled: true, watch: { isLooking: false } });
    expect(after(step.machine, known({})).commands).toEqual([]);
  });

  it.each([{ memory: null }, { isConfigurationKnown: false }])('waits until it is known: %j', more => {
    expect(after(looking(STATES.idle), known(more))).toMatchObject({
      machine: { isPastSettled: false, watch: { isLooking: false } },
      commands: [],
    });
  });

  it('asks how a test ended whose end nobody saw, once the status is known', () => {
    const memory = { test: tested };
    const step = after(looking(STATES.idle), known({ memory }));
    expect(step.commands).toEqual([{ kind: 'read-left-behind', test: tested, bootedAt: NOW - 3_600_000 }]);
    expect(step.machine.watch.isLooking).toBe(true);
    const early = after(looking(STATES.idle), known({ memory, isStatusKnown: false }));
    expect(early.commands).toEqual([]);
    expect(early.machine.watch.isLooking).toBe(false);
  });

  it.each([
    [{}, { kind: 'unknown' }],
    [{ tested: true }, { kind: 'kept-elsewhere' }],
    [
      { tested: true, text: BEFORE },
      { kind: 'fell-back', linkFormed: true },
    ],
    [
      { tested: true, bootedAt: NOW - 100_000 },
      { kind: 'rebooted', changed: true },
    ],
    [{ tested: true, modified: true }, { kind: 'unknown' }],
  ])('tells how it ended: %j', (found, outcome) => {
    const draft = {
      changes: [{ key: 'wireless.1.ssid', base: 'Ridge', mine: 'Barn' }],
      deletedSecretKeys: [],
      secretKeys: [],
    };
    const {
      text = AFTER,
      modified = false,
      bootedAt = NOW - 3_600_000,
    } = found as {
      text?: string;
      modified?: boolean;
      bootedAt?: number;
    };
    const step = after(looking(STATES.idle), {
      kind: 'left-behind-read',
      at: NOW,
      test: { ...tested, ...('tested' in found && { tested: draft }) },
      read: read(text, modified),
      bootedAt,
    });
    expect(step.machine).toMatchObject({
      state: { kind: 'done', outcome },
      isPastSettled: true,
      watch: { isLooking: false },
    });
    expect(kinds(step)).toEqual(['take-configuration', 'remember-outcome']);
  });

  it('shows an outcome that nobody closed, for ten minutes', () => {
    const outcome = { kind: 'saved' } as const;
    const fresh = after(looking(STATES.idle), known({ memory: { outcome: { outcome, at: NOW - 599_000 } } }));
    expect(fresh.machine.state).toEqual({ kind: 'done', at: NOW - 599_000, outcome });
    expect(kinds(fresh)).toEqual(['remember-outcome', 'offer-draft']);
    const old = after(looking(STATES.idle), known({ memory: { outcome: { outcome, at: NOW - 600_000 } } }));
    expect(old.machine.state.kind).toBe('idle');
    expect(kinds(old)).toEqual(['forget-outcome', 'offer-draft']);
  });

  it('tells that what ran unsaved was lost by a restart', () => {
    const lost = known({ memory: { unsavedSince: NOW - 5000 }, bootedAt: NOW - 1000 });
    expect(after(looking(STATES.idle), lost).machine.state).toMatchObject({ outcome: { kind: 'forgotten' } });
    expect(after(looking(STATES.done), lost).machine.state).toBe(STATES.done);
    for (const bootedAt of [null, NOW - 5000, NOW - 6000]) {
      const { machine } = after(looking(STATES.idle), { ...lost, bootedAt } as ApplyEvent);
      expect(machine.state.kind).toBe('idle');
    }
  });
});
