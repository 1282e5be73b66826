import { describe, expect, it, vi } from 'vitest';
import type { ChangeMemory, ChangeMemoryPort } from '../configuration/drafts/change-memory.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { StartModel } from '../start/start.model.ts';
import type { SessionValues } from '../session/session-store.port.ts';
import { createProgram } from './program.ts';
import { quietPorts } from './quiet-ports.mother.ts';
import { quietProgram } from './quiet-program.mother.ts';

/** A tab of the browser: its session values, and what the browser remembers of changes. */
function aTab(values: Partial<SessionValues> = {}) {
  const session: Partial<SessionValues> = {
    username: 'admin',
    readOnlyUser: false,
    boardinfo: 'board.hwaddr=020000000001\n',
    ...values,
  };
  let stored: ChangeMemory = {};
  const memory: ChangeMemoryPort = {
    read: async () => stored,
    change: async (_, change) => {
      stored = change(stored);
      return { memory: stored, isLasting: true };
    },
  };
  const sessionStore = {
    get: <K extends keyof SessionValues>(key: K) => session[key],
    set: (set: Partial<SessionValues>) => void Object.assign(session, set),
    clear: () => undefined,
  };
  return { session, memory, sessionStore };
}

describe('the part of the program that is loaded later', () => {
  it('the part of the program that is loaded later is needed at once by a page that loads where changes wait, and by no other', () => {
    const needed = (values: Partial<SessionValues>) =>
      createProgram({
        ...quietPorts(),
        sessionStore: aTab(values).sessionStore,
      }).start.$laterNeeded.getState();
    expect(needed({})).toBe(false);
    expect(needed({ changes_wait: false })).toBe(false);
    expect(needed({ changes_wait: true })).toBe(true);
  });

  it('the part of the program that is loaded later is needed as soon as a page has loaded it, as every page does on which an edit can begin', () => {
    expect(quietProgram().get(StartModel).$laterNeeded.getState()).toBe(true);
  });

  it('notes in the session whether changes wait', async () => {
    const { session, ...ports } = aTab();
    const editing = quietProgram(ports).get(EditingModel);
    const text = 'radio.1.devname=ath0\nsnmp.status=enabled\nsnmp.location=here\n';
    editing.configurationRead({ text, modified: false, firstSetup: false });
    await vi.waitFor(() => expect(session.changes_wait).toBe(false));
    editing.edited(new Map([['snmp.location', 'there']]));
    await vi.waitFor(() => expect(session.changes_wait).toBe(true));
    editing.allReverted();
    await vi.waitFor(() => expect(session.changes_wait).toBe(false));
  });
});
