import { createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { createExpectedOutage } from '../outage/expected-outage.ts';
import type { ApplyEvent } from './apply/apply-machine.ts';
import { ADDRESS, NAME, SSID, TEXT, textWith } from './apply/apply-page.mother.ts';
import { STATES } from './apply/apply-state.mother.ts';
import type { ApplyState } from './apply/apply-state.ts';
import { PortDevice, SERVER_ERROR, UNREACHABLE } from './apply/port-device.mother.ts';
import type { ReadConfiguration } from './configuration.port.ts';
import { createEditingModel } from './editing.model.ts';
import { createStagedBackup } from './staged-backup.ts';

const BACKUP = textWith({ [NAME]: 'tower', [SSID]: 'Barn' });
const turn = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise(resolve => setImmediate(resolve));
};

/** An uploaded backup that a page has seen after the running configuration. */
function aBackup(backup = BACKUP) {
  const device = new PortDevice(TEXT);
  device.staged = backup;
  const editing = createEditingModel(device.storage, createEvent<ReadConfiguration>());
  const moved = createEvent<ApplyState>();
  const answering = createEvent();
  const dispatch = createEvent<ApplyEvent>();
  const reported: unknown[] = [];
  dispatch.watch(event => void reported.push(event));
  const outage = createExpectedOutage({ now: () => Date.now() });
  let time = 1_000_000;
  const use = createStagedBackup({
    editing,
    $state: createStore<ApplyState>(STATES.idle).on(moved, (_, state) => state),
    outage,
    clock: { now: () => time },
    $facts: createStore({}),
    answering,
    dispatch,
  });
  let applied = 0;
  use.applied.watch(() => void (applied += 1));
  editing.configurationRead({ text: TEXT, modified: false, firstSetup: false });
  editing.configurationRead({ text: backup, modified: true, firstSetup: false });
  return {
    device,
    editing,
    use,
    moved,
    answering,
    reported,
    outage,
    applied: () => applied,
    passes: (ms: number) => void (time += ms),
    pending: () => new Map(editing.$pending.getState().map(({ key, after }) => [key, after])),
  };
}

/** A backup that was taken off the device while the device then stopped answering: its text is here alone. */
async function aHeldBackup() {
  const page = aBackup();
  page.device.storage.discard = async () => {
    page.device.staged = undefined;
    page.device.failing.set('read', UNREACHABLE);
    return { fastRestart: undefined };
  };
  page.use.stagedReviewed();
  await turn();
  return page;
}

describe('an uploaded backup', () => {
  it('an uploaded backup is shown with its changes and their impact, and nothing is held', () => {
    const { use } = aBackup(textWith({ [ADDRESS]: '192.0.2.77' }));
    expect([use.$staged.getState(), use.$heldBackup.getState()]).toEqual([true, null]);
    expect(use.$stagedStore.getState()?.changes).toEqual(new Map([[ADDRESS, '192.0.2.77']]));
    expect(use.$stagedImpact.getState()?.newAddress).toMatchObject({ host: '192.0.2.77' });
  });

  it('an uploaded backup is none before one is read, and has no store and no impact then', () => {
    const { use, editing } = aBackup();
    editing.configurationRead({ text: TEXT, modified: false, firstSetup: false });
    expect([use.$staged.getState(), use.$stagedStore.getState(), use.$stagedImpact.getState()]).toEqual([
      false,
      null,
      null,
    ]);
  });

  it('becomes pending changes on review, and is off the device then', async () => {
    const { device, use, pending } = aBackup();
    use.stagedReviewed();
    expect(use.$isStagedBusy.getState()).toBe(true);
    await turn();
    expect([use.$isStagedBusy.getState(), use.$staged.getState(), device.staged]).toEqual([
      false,
      false,
      undefined,
    ]);
    expect(use.$becameChanges.getState()).toBe(1);
    expect(pending()).toEqual(
      new Map([
        [NAME, 'tower'],
        [SSID, 'Barn'],
      ]),
    );
  });

  it.each(['testing', 'writing', 'restarting'] as const)(
    'an uploaded backup is not reviewed while a change is %s',
    async kind => {
      const { device, use, moved } = aBackup();
      moved(STATES[kind]);
      use.stagedReviewed();
      await turn();
      expect([device.calls, device.staged]).toEqual([[], BACKUP]);
    },
  );

  it('an uploaded backup is reviewed after an outcome', async () => {
    const { use, moved } = aBackup();
    moved(STATES.done);
    use.stagedReviewed();
    await turn();
    expect(use.$becameChanges.getState()).toBe(1);
  });

  it.each(['stagedReviewed', 'stagedDiscarded'] as const)(
    'an uploaded backup is asked about once by %s, however often',
    async kind => {
      const { device, use } = aBackup();
      use[kind]();
      use[kind]();
      use.stagedDiscarded();
      use.stagedReviewed();
      await turn();
      expect(device.countOf('discard')).toBe(1);
    },
  );

  it('an uploaded backup is applied once on request, and not while another request is in flight', async () => {
    const { use, applied } = aBackup();
    use.stagedApplied();
    expect(applied()).toBe(1);
    use.stagedDiscarded();
    use.stagedApplied();
    expect(applied()).toBe(1);
    await turn();
  });

  it('an uploaded backup is discarded on request', async () => {
    const { device, use, pending } = aBackup();
    use.stagedDiscarded();
    await turn();
    expect([device.staged, use.$staged.getState(), pending().size]).toEqual([undefined, false, 0]);
    expect([use.$becameChanges.getState(), use.$stagedFailure.getState()]).toEqual([0, []]);
  });

  it('an uploaded backup that cannot be discarded says so, with the words of the failure, until the next request', async () => {
    const { device, use } = aBackup();
    device.failing.set('discard', SERVER_ERROR);
    use.stagedDiscarded();
    await turn();
    const [sentence, reason] = use.$stagedFailure.getState();
    expect(sentence?.key).toContain('could not be discarded');
    expect(reason).toEqual({ key: '500: Error' });
    device.failing.clear();
    use.stagedDiscarded();
    expect(use.$stagedFailure.getState()).toEqual([]);
    await turn();
  });

  it('an uploaded backup that cannot be taken off is still there, not applied; applying it clears the message', async () => {
    const { device, use, reported } = aBackup();
    device.failing.set('discard', SERVER_ERROR);
    use.stagedReviewed();
    await turn();
    const [sentence, reason] = use.$stagedFailure.getState();
    expect(sentence?.key).toContain('could not be removed');
    expect(reason).toEqual({ key: '500: Error' });
    expect([use.$becameChanges.getState(), reported]).toEqual([0, []]);
    use.stagedApplied();
    expect(use.$stagedFailure.getState()).toEqual([]);
  });

  it.each([
    ['is gone', undefined, 'no longer on the device'],
    ['was replaced', textWith({ [SSID]: 'Mill' }), 'Another backup'],
  ])(
    'an uploaded backup that %s meanwhile becomes nothing, and that is reported',
    async (_, staged, words) => {
      const { device, use, reported } = aBackup();
      device.staged = staged;
      use.stagedReviewed();
      await turn();
      const outcome = { kind: 'not-sent', words: { key: expect.stringContaining(words) } };
      expect(reported).toEqual([{ kind: 'not-sent', outcome }]);
      expect([use.$becameChanges.getState(), use.$stagedFailure.getState()]).toEqual([0, []]);
    },
  );
});

describe('a backup that is here alone', () => {
  it('a backup that is here alone is held, and its loss by a reload is expected', async () => {
    const { use, outage, pending } = await aHeldBackup();
    expect([use.$heldBackup.getState(), use.$staged.getState(), outage.$isExpected.getState()]).toEqual([
      'here-only',
      true,
      true,
    ]);
    expect([use.$becameChanges.getState(), pending().size]).toEqual([0, 0]);
    expect(use.$stagedFailure.getState()).toEqual([{ key: 'No response.' }]);
  });

  it('becomes changes as soon as the device answers, five seconds after the last try', async () => {
    const { device, use, answering, passes, outage, pending } = await aHeldBackup();
    device.failing.clear();
    passes(4999);
    answering();
    await turn();
    expect(use.$becameChanges.getState()).toBe(0);
    passes(1);
    answering();
    await turn();
    expect([
      use.$becameChanges.getState(),
      use.$heldBackup.getState(),
      outage.$isExpected.getState(),
    ]).toEqual([1, null, false]);
    expect(pending().size).toBe(2);
    expect(use.$stagedFailure.getState()).toEqual([]);
  });

  it('becomes changes on request, also while a change is under way', async () => {
    const { device, use, moved } = await aHeldBackup();
    device.failing.clear();
    moved(STATES.testing);
    use.stagedReviewed();
    await turn();
    expect(use.$becameChanges.getState()).toBe(1);
  });

  it('a backup that is here alone is not applied', async () => {
    const { use, applied } = await aHeldBackup();
    use.stagedApplied();
    expect(applied()).toBe(0);
  });

  it('a backup that is here alone that is none is not asked about when the device answers', async () => {
    const { device, answering, passes } = aBackup();
    passes(100_000);
    answering();
    await turn();
    expect(device.calls).toEqual([]);
  });
});
