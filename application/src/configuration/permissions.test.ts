import type { ThreeWayChange } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import type { ChangeImpact } from '@radiolink/domain/impact';
import type { Finding } from '@radiolink/domain/settings';
import { createStore, type Store } from 'effector';
import { describe, expect, it } from 'vitest';
import type { InvalidField } from './fields.model.ts';
import type { ApplyState } from './apply/apply-state.ts';
import { STATES } from './apply/apply-state.mother.ts';
import { type ApplyPermissions, createPermissions } from './permissions.ts';

const SSID = 'wireless.1.ssid';
const DISPUTE: ThreeWayChange = { key: SSID, changedBy: 'conflict', base: 'a', mine: 'b', theirs: 'c' };
const INVALID: InvalidField = { key: SSID, name: message('SSID'), problem: message('No.'), typed: 'ä' };
const FAULT: Finding = {
  key: SSID,
  label: 'SSID',
  name: message('SSID'),
  problem: message('No.'),
  severity: 'error',
};
const impactOf = (kind: 'link' | 'services', needsTest: boolean): ChangeImpact => ({
  cuts: [{ kind, message: message('It restarts.'), seconds: 10 }],
  needsTest,
  testProblem: undefined,
  newAddress: undefined,
  longestSeconds: 10,
});

interface Situation {
  state?: ApplyState;
  readOnly?: boolean;
  pending?: number;
  disputes?: readonly ThreeWayChange[];
  conflicts?: readonly ThreeWayChange[];
  invalid?: readonly InvalidField[];
  faults?: readonly Finding[];
  enterAgain?: readonly string[];
  entered?: boolean;
  staged?: boolean;
  busy?: boolean;
  ends?: boolean;
  unsaved?: boolean;
  first?: boolean;
  impact?: ChangeImpact | null;
}

function permissionsIn(now: Situation): ApplyPermissions {
  return createPermissions({
    editing: {
      $pendingCount: createStore(now.pending ?? 1),
      $conflicts: createStore(now.conflicts ?? []),
      $values: createStore(new Map([['wpa.psk', now.entered === true ? 'new' : 'old']])),
      $saved: createStore(new Map([['wpa.psk', 'old']])),
      $invalidFields: createStore(new Map((now.invalid ?? []).map(field => [field.key, field]))),
    },
    drafts: {
      $disputes: createStore(now.disputes ?? []),
      $enterAgain: createStore(now.enterAgain ?? []),
    },
    apply: {
      $state: createStore<ApplyState>(now.state ?? STATES.idle),
      $staged: createStore(now.staged ?? false),
      $faults: createStore(now.faults ?? []),
      $impact: createStore(now.impact ?? null),
      $isStagedBusy: createStore(now.busy ?? false),
      $endsByRequest: createStore(now.ends ?? true),
      $unsaved: createStore(now.unsaved ?? false),
      $firstSetup: createStore(now.first ?? false),
    },
    $user: createStore({ readOnly: now.readOnly ?? false }),
  });
}

type Names = {
  [K in keyof ApplyPermissions]: ApplyPermissions[K] extends Store<boolean> ? K : never;
}[keyof ApplyPermissions];
const may = (name: Names, now: Situation): boolean => permissionsIn(now)[name].getState();

describe('changes', () => {
  it.each([STATES.idle, STATES.done])('changes can be applied while nothing is under way: $kind', state => {
    expect(may('$canApply', { state })).toBe(true);
    expect(may('$canProceed', { state })).toBe(true);
  });

  it.each<Situation>([
    { state: STATES.writing },
    { state: STATES.testing },
    { readOnly: true },
    { pending: 0 },
    { invalid: [INVALID] },
    { staged: true },
  ])('changes can neither be applied nor begun: %j', now => {
    expect(may('$canApply', now)).toBe(false);
    expect(may('$canProceed', now)).toBe(false);
  });

  it.each<Situation>([{ disputes: [DISPUTE] }, { conflicts: [DISPUTE] }, { faults: [FAULT] }])(
    'changes are to be reviewed before they can be applied: %j',
    now => {
      expect(may('$canApply', now)).toBe(false);
      expect(may('$canProceed', now)).toBe(true);
      expect(may('$needsReview', now)).toBe(true);
    },
  );

  it('need a review by what they cut, and by secrets to enter', () => {
    expect(may('$needsReview', {})).toBe(false);
    expect(may('$needsReview', { impact: impactOf('link', true) })).toBe(true);
    expect(may('$needsReview', { enterAgain: ['wpa.psk'] })).toBe(true);
  });

  it('changes are not sent while a secret is to be entered again, whatever else is changed', () => {
    for (const pending of [0, 1, 5]) {
      expect(may('$canApply', { pending, enterAgain: ['wpa.psk'] })).toBe(false);
      expect(may('$canApply', { pending, enterAgain: ['wpa.psk'], entered: true })).toBe(pending > 0);
    }
    expect(may('$canProceed', { enterAgain: ['wpa.psk'] })).toBe(true);
  });

  it('changes are proposed to be tested where they can cut somebody off', () => {
    const modeOf = (impact: ChangeImpact | null) => permissionsIn({ impact }).$proposedMode.getState();
    expect([modeOf(impactOf('link', true)), modeOf(impactOf('services', false)), modeOf(null)]).toEqual([
      'test',
      'save',
      'save',
    ]);
  });

  it.each<Situation>([
    {},
    { pending: 0, disputes: [DISPUTE] },
    { pending: 0, conflicts: [DISPUTE] },
    { pending: 0, invalid: [INVALID] },
    { pending: 0, enterAgain: ['wpa.psk'] },
  ])('changes are there, and can be discarded: %j', now => {
    expect(may('$hasChanges', now)).toBe(true);
    expect(may('$canDiscard', now)).toBe(true);
    expect(may('$canDiscard', { ...now, state: STATES.writing })).toBe(false);
    expect(may('$canDiscard', { ...now, readOnly: true })).toBe(false);
  });

  it('changes are not there when nothing is changed', () => {
    expect(may('$hasChanges', { pending: 0 })).toBe(false);
    expect(may('$canDiscard', { pending: 0 })).toBe(false);
  });
});

it('a secret is to be entered until its value is another one', () => {
  const keysOf = (now: Situation) =>
    permissionsIn(now)
      .$secretsToEnter.getState()
      .map(({ key }) => key);
  expect(keysOf({ enterAgain: ['wpa.psk'] })).toEqual(['wpa.psk']);
  expect(keysOf({ enterAgain: ['wpa.psk'], entered: true })).toEqual([]);
});

describe('a test', () => {
  const { testing } = STATES;

  it('a test can be kept and reverted while the device answers', () => {
    expect(may('$canKeep', { state: testing })).toBe(true);
    expect(may('$canRevert', { state: testing })).toBe(true);
  });

  it.each<Situation>([
    { state: { ...testing, answering: false } },
    { state: { ...testing, request: 'keep' } },
    { state: testing, readOnly: true },
    { state: STATES.ended },
    { state: STATES.idle },
  ])('a test cannot be kept or reverted: %j', now => {
    expect(may('$canKeep', now)).toBe(false);
    expect(may('$canRevert', now)).toBe(false);
  });

  it('a test of a device that goes back by itself only can be kept, not reverted', () => {
    expect(may('$canKeep', { state: testing, ends: false })).toBe(true);
    expect(may('$canRevert', { state: testing, ends: false })).toBe(false);
  });
});

it.each<[Situation, boolean]>([
  [{ unsaved: true, pending: 0 }, true],
  [{ unsaved: true, pending: 1 }, false],
  [{ unsaved: true, pending: 0, readOnly: true }, false],
  [{ pending: 0 }, false],
])('what runs unsaved can be saved: %j is %s', (now, can) => {
  expect(may('$canSaveRunning', now)).toBe(can);
});

it.each<[Situation, boolean]>([
  [{ staged: true }, true],
  [{ staged: true, busy: true }, false],
  [{ staged: true, readOnly: true }, false],
  [{ staged: true, state: STATES.testing }, false],
  [{}, false],
])('a waiting backup can be used: %j is %s', (now, can) => {
  expect(may('$canUseStaged', now)).toBe(can);
});

it.each<[Situation, boolean]>([
  [{ first: true }, true],
  [{ first: true, state: STATES.writing }, false],
  [{ first: true, readOnly: true }, false],
  [{}, false],
])('what a first setup left can be applied: %j is %s', (now, can) => {
  expect(may('$canApplyFirstSetup', now)).toBe(can);
});
