import { FEATURES } from '@radiolink/application/features/registry';
import { describe, expect, it, vi } from 'vitest';
import { commandsOf } from './command.ts';

const nothing = () => undefined;

describe('commands', () => {
  it('open the page of each feature that is there', () => {
    const open = vi.fn<(route: string) => void>();
    const [first] = commandsOf(FEATURES, [], 'full', open);
    first?.run();
    expect(open).toHaveBeenCalledExactlyOnceWith(FEATURES[0]?.route);
  });

  it('commands are none for a feature that is not there', () => {
    expect(commandsOf([], [], 'full', nothing)).toEqual([]);
  });

  it('commands do what is bound to an action, the newest binding first', () => {
    const run = vi.fn<() => void>();
    const commands = commandsOf(
      [],
      [
        { id: 'help', run },
        { id: 'help', run: nothing },
      ],
      'full',
      nothing,
    );
    expect(commands.map(({ id }) => id)).toEqual(['help']);
    commands[0]?.run();
    expect(run).toHaveBeenCalledOnce();
  });

  it('commands are none for an action that nobody has bound', () => {
    expect(commandsOf(FEATURES, [], 'full', nothing).every(({ kind }) => kind === 'page')).toBe(true);
  });
});
