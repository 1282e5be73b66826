import { expect, it } from 'vitest';
import type { ApplyCommand } from './apply-machine.ts';
import { APPLY_TABLE } from './next-apply-state.ts';

/** Every kind of a command: one that is missing or not known does not compile. */
const COMMANDS: Readonly<Record<ApplyCommand['kind'], true>> = {
  'start-watching': true,
  'stop-watching': true,
  ask: true,
  probe: true,
  leave: true,
  'check-address': true,
  'save-snapshot': true,
  write: true,
  'sample-link': true,
  keep: true,
  revert: true,
  'take-configuration': true,
  'note-test': true,
  'consider-rest': true,
  'offer-draft': true,
  'remember-test': true,
  'remember-test-end': true,
  'restore-lost': true,
  'remember-outcome': true,
  'forget-outcome': true,
};

// The table has a row for each kind of an event: its type says so. design: at most 30 events and 20 commands.
it('applying is one table of at most 30 events, and at most 20 commands', () => {
  expect(Object.keys(APPLY_TABLE).length).toBeLessThanOrEqual(30);
  expect(Object.keys(COMMANDS).length).toBeLessThanOrEqual(20);
});
