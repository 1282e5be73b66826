import { describe, expect, it } from 'vitest';
import { withKeys } from './help-sheet.tsx';

describe('the help sheet', () => {
  it('names the keys of an action that has nothing to do at the moment', () => {
    expect(withKeys([], 'full').map(({ keys }) => keys.join(' '))).toContain('o s');
  });

  it('names no action of another role', () => {
    expect(withKeys([], 'read-only').map(({ keys }) => keys.join(' '))).toEqual(['?']);
  });

  it('names a command once, and none without keys', () => {
    const commands = [
      { id: 'help', group: 'general', label: 'Keyboard shortcuts', keys: ['?'] },
      { id: 'log-out', group: 'general', label: 'Log out', keys: [] },
    ] as const;
    expect(withKeys(commands, 'read-only')).toEqual([commands[0]]);
  });
});
