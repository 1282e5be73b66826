import { DraftsModel } from '../change-models.ts';
import { describe, expect, it, vi } from 'vitest';
import { message } from '@radiolink/domain/errors';
import { quietPorts } from '../../program/quiet-ports.mother.ts';
import { quietProgram } from '../../program/quiet-program.mother.ts';
import { EditingModel } from '../editing.model.ts';
import type { ChangeMemory, ChangeMemoryPort } from './change-memory.port.ts';

const TEXT = 'radio.1.devname=ath0\nwireless.1.ssid=ridge\nsnmp.status=enabled\nsnmp.location=here\n';
const SSID = 'wireless.1.ssid';
const TOO_LONG = `ridge-süd-${'x'.repeat(40)}`;

/** A browser that remembers over reloads. */
function aBrowser(): ChangeMemoryPort & { readonly now: () => ChangeMemory } {
  let stored: ChangeMemory = {};
  return {
    now: () => stored,
    read: async () => stored,
    change: async (_, change) => {
      stored = change(stored);
      return { memory: stored, isLasting: true };
    },
  };
}

/** The page, loaded anew, of the same user and device. */
async function aPage(memory: ChangeMemoryPort) {
  const values = { username: 'admin', readOnlyUser: false, boardinfo: 'board.hwaddr=020000000001\n' };
  const program = quietProgram({
    memory,
    test: { ...quietPorts().test, read: async () => ({ active: false, countdownStarted: false }) },
    sessionStore: { ...quietPorts().sessionStore, get: key => Reflect.get(values, key) as never },
  });
  const editing = program.get(EditingModel);
  const drafts = program.get(DraftsModel);
  editing.configurationRead({ text: TEXT, modified: false, firstSetup: false });
  await settled();
  return { editing, drafts, invalid: () => editing.$invalidFields.getState() };
}
const settled = () => new Promise(done => setTimeout(done, 20));
const field = (key: string, typed: string) => ({
  key,
  name: message('SSID'),
  problem: message('Wrong.'),
  typed,
});

describe('a text that is not valid, after a reload', () => {
  it('a text that is not valid, after a reload is offered with the changes, and stands in its field again with what is wrong', async () => {
    const browser = aBrowser();
    const first = await aPage(browser);
    first.editing.edited(new Map([['snmp.location', 'there']]));
    first.editing.fieldInvalid(field(SSID, TOO_LONG));
    await settled();
    const second = await aPage(browser);
    await vi.waitFor(() =>
      expect(second.drafts.$offer.getState()).toMatchObject({
        draft: { changes: [{}] },
        typed: [{ key: SSID }],
      }),
    );
    expect(second.invalid().size).toBe(0);
    second.drafts.continued();
    await vi.waitFor(() => expect(second.invalid().get(SSID)?.typed).toBe(TOO_LONG));
    expect(second.invalid().get(SSID)?.problem.key).not.toBe('');
    await settled();
    expect(browser.now().typed).toMatchObject([{ key: SSID, typed: TOO_LONG }]);
  });

  it('a text that is not valid, after a reload is offered alone, with its time', async () => {
    const browser = aBrowser();
    (await aPage(browser)).editing.fieldInvalid(field(SSID, TOO_LONG));
    await settled();
    const { drafts } = await aPage(browser);
    await vi.waitFor(() =>
      expect(drafts.$offer.getState()).toMatchObject({ draft: { changes: [] }, typed: [{ key: SSID }] }),
    );
    expect(drafts.$offer.getState()?.at).toBeTypeOf('number');
  });

  it('a text that is not valid, after a reload is forgotten once it is discarded, corrected or put back', async () => {
    const browser = aBrowser();
    (await aPage(browser)).editing.fieldInvalid(field(SSID, TOO_LONG));
    await settled();
    const second = await aPage(browser);
    await vi.waitFor(() => expect(second.drafts.$offer.getState()).not.toBeNull());
    second.drafts.discarded();
    await settled();
    expect(browser.now().typed).toBeUndefined();
    second.editing.fieldInvalid(field(SSID, TOO_LONG));
    await settled();
    second.editing.allReverted();
    await settled();
    expect(browser.now().typed).toBeUndefined();
  });

  it('a text that is not valid, after a reload is never stored of a secret', async () => {
    const browser = aBrowser();
    (await aPage(browser)).editing.fieldInvalid(field('aaa.1.wpa.psk', 'short'));
    await settled();
    expect(JSON.stringify(browser.now())).not.toContain('short');
  });
});
