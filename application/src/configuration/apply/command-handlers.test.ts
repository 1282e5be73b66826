import { ConfigRepository, ConfigText, type RepositoryState } from '@radiolink/domain/configuration';
import { createEvent, createStore } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplyCommand, ApplyEvent } from './apply-machine.ts';
import { HOST, SSID, TEXT, textWith } from './apply-page.mother.ts';
import { IDLE } from './apply-state.ts';
import { createDeviceCommands } from './page-commands.ts';
import { store } from './apply-reducer.mother.ts';
import { PortDevice, SERVER_ERROR, UNREACHABLE } from './port-device.mother.ts';

const NEW = 'http://192.0.2.7';
const ADDRESS = { scheme: 'http', host: '192.0.2.7', port: 80 } as const;
const STORED = { text: TEXT, modified: false, firstSetup: false };

/** The commands on a device, and what each of them has the machine reported. */
function aDevice({ answers = false, isRead = true } = {}) {
  const device = new PortDevice(TEXT);
  const repository = isRead ? ConfigRepository.of(device.storage, STORED) : null;
  const dispatch = createEvent<ApplyEvent>();
  const reported: ApplyEvent[] = [];
  dispatch.watch(event => void reported.push(event));
  const wentTo: string[] = [];
  const commands = createDeviceCommands({
    storage: device.storage,
    test: device.test,
    presence: device.presence,
    probe: { answers: async () => answers },
    place: { host: HOST, goTo: (url: string) => void wentTo.push(url) } as never,
    clock: { now: () => Date.UTC(2026, 5, 1, 12) },
    editing: { $state: createStore<RepositoryState | null>(null), repositoryOf: () => repository },
    $facts: createStore({}),
    dispatch,
  });
  /** Has a command carried out, whatever becomes of it. */
  const does = async (command: Extract<ApplyCommand, { kind: keyof typeof commands }>) => {
    const fx: (params: never) => Promise<unknown> = commands[command.kind];
    await fx(command as never).catch(() => undefined);
    return reported;
  };
  return { device, repository, does, reported, wentTo };
}

beforeEach(() => void vi.restoreAllMocks());

describe('a look at the test', () => {
  const LOOK = { kind: 'ask', about: 'test', asking: 'idle', readsFirst: false } as const;

  it('tells whether one runs, and for how long', async () => {
    const { device, does } = aDevice();
    expect(await does(LOOK)).toEqual([
      { ...LOOK, kind: 'answered', read: undefined, test: { active: false, countdownStarted: false } },
    ]);
    device.testEndsAt = Date.now() + 99_500;
    expect((await does(LOOK)).at(-1)).toMatchObject({ test: { active: true, secondsLeft: 99 } });
  });

  it('a look at the test in doubt reads the configuration before it asks for the test', async () => {
    const { device, does } = aDevice();
    expect(await does({ ...LOOK, readsFirst: true })).toMatchObject([
      { kind: 'answered', read: { text: TEXT } },
    ]);
    expect(device.calls).toEqual(['read', 'test']);
  });

  it('tells of the test although the configuration cannot be read', async () => {
    const { device, does } = aDevice();
    device.failing.set('read', SERVER_ERROR);
    expect(await does({ ...LOOK, readsFirst: true })).toMatchObject([{ kind: 'answered', read: undefined }]);
  });

  it('fails where the test cannot be read', async () => {
    const { device, does } = aDevice();
    device.failing.set('test', UNREACHABLE);
    expect(await does(LOOK)).toEqual([{ ...LOOK, kind: 'unanswered', words: { key: 'No response.' } }]);
  });
});

describe('a reading of the configuration', () => {
  const READ = { kind: 'ask', about: 'outcome', asking: IDLE } as const;
  const LEFT = { kind: 'ask', about: 'left-behind', test: { since: 1, endsAt: 2 }, bootedAt: 7 } as const;
  const JOINED = { kind: 'ask', about: 'joined-test' } as const;

  it('tells since when the device is up, where it says so', async () => {
    const { device, does } = aDevice();
    expect(await does(READ)).toMatchObject([
      { ...READ, kind: 'answered', read: { text: TEXT }, uptimeSeconds: 1000 },
    ]);
    device.failing.set('presence', SERVER_ERROR);
    expect((await does(READ)).at(-1)).toMatchObject({ read: { text: TEXT }, uptimeSeconds: undefined });
  });

  it('a reading of the configuration after a test of an earlier page goes back to the machine with what was asked', async () => {
    const { does } = aDevice();
    expect(await does(LEFT)).toMatchObject([{ ...LEFT, kind: 'answered', read: { text: TEXT } }]);
  });

  it('a reading of the configuration under a joined test is reported', async () => {
    const { does } = aDevice();
    expect(await does(JOINED)).toMatchObject([{ ...JOINED, kind: 'answered', read: { text: TEXT } }]);
  });

  it.each([READ, LEFT, JOINED])(
    'a reading of the configuration that fails is reported with what was asked: $about',
    async command => {
      const { device, does } = aDevice();
      device.failing.set('read', UNREACHABLE);
      expect(await does(command)).toEqual([
        { ...command, kind: 'unanswered', words: { key: 'No response.' } },
      ]);
    },
  );
});

describe('a test after a sleep', () => {
  const identify = (request: 'keep' | undefined) =>
    ({ kind: 'ask', about: 'identity', request, intended: undefined, secondsLeft: 9 }) as const;

  it('a test after a sleep is identified by the configuration', async () => {
    const { does } = aDevice();
    expect(await does(identify('keep'))).toMatchObject([
      { kind: 'answered', request: 'keep', secondsLeft: 9, read: { text: TEXT } },
    ]);
  });

  it('a test after a sleep that cannot be read is reported with what was asked', async () => {
    const { device, does } = aDevice();
    device.failing.set('read', SERVER_ERROR);
    const failed = { kind: 'unanswered', words: { key: '500: Error' } };
    expect(await does(identify('keep'))).toEqual([{ ...identify('keep'), ...failed }]);
  });

  it('a test after a sleep is checked before it is kept', async () => {
    const { device, does } = aDevice();
    const check = { kind: 'ask', about: 'request', request: 'revert' } as const;
    expect(await does(check)).toMatchObject([{ ...check, kind: 'answered', test: { active: false } }]);
    device.failing.set('test', SERVER_ERROR);
    const failed = { kind: 'unanswered', words: { key: '500: Error' } };
    expect((await does(check)).at(-1)).toEqual({ ...check, ...failed });
  });
});

describe('the end of a test', () => {
  /** A test of a change, begun by this page. */
  async function aTest() {
    const page = aDevice();
    page.repository?.set(SSID, 'Barn');
    await page.repository?.write({ time: '2026-06-01T12:00:00.000Z', testMode: true });
    expect(page.device.testEndsAt).toBeDefined();
    page.device.silentFor(0);
    return page;
  }

  it('the end of a test is kept, which restarts nothing', async () => {
    const { device, does } = await aTest();
    expect(await does({ kind: 'keep' })).toEqual([{ kind: 'request-done', restartMs: undefined }]);
    expect([device.valueOf(SSID, 'stored'), device.testEndsAt]).toEqual(['Barn', undefined]);
  });

  it('the end of a test is reverted, and the device restarts for as long as it says', async () => {
    const { device, does } = await aTest();
    device.fastRestart = true;
    expect(await does({ kind: 'revert' })).toEqual([{ kind: 'request-done', restartMs: 10_000 }]);
    expect(device.valueOf(SSID)).toBe('Ridge');
  });

  it.each([
    ['keep', 'apply'],
    ['revert', 'discard'],
  ] as const)('the end of a test that fails is reported: %s', async (kind, call) => {
    const { device, does } = await aTest();
    device.failing.set(call, SERVER_ERROR);
    expect(await does({ kind })).toEqual([{ kind: 'request-failed', words: { key: '500: Error' } }]);
  });
});

describe('what is known of the configuration under test', () => {
  it('what is known of the configuration under test is noted by the repository', async () => {
    const { repository, does, reported } = aDevice();
    repository?.set(SSID, 'Barn');
    await does({ kind: 'note-test', found: 'running' });
    expect(repository?.state.underTest).toBeDefined();
    await does({ kind: 'note-test', found: 'reverted' });
    expect([repository?.state.underTest, repository?.state.store.isChanged]).toEqual([undefined, true]);
    await does({ kind: 'note-test', found: 'running' });
    const config = ConfigText.parse(textWith({ [SSID]: 'Barn' }));
    await does({ kind: 'note-test', found: config });
    expect([repository?.state.underTest, repository?.state.store.isChanged]).toEqual([undefined, false]);
    expect(reported).toEqual([]);
  });

  it('what is known of the configuration under test is nothing before the configuration is read', async () => {
    const { does, reported } = aDevice({ isRead: false });
    await does({ kind: 'note-test', found: 'running' });
    await does({ kind: 'note-test', found: 'reverted' });
    await does({ kind: 'note-test', found: ConfigText.parse(TEXT) });
    expect(reported).toEqual([]);
    await does({ kind: 'write', attempt: 1, job: { kind: 'running', store, replacing: undefined } });
    expect(reported).toEqual([]);
  });
});

describe('a write', () => {
  it('a write is reported with its attempt', async () => {
    const { device, repository, does } = aDevice();
    repository?.set(SSID, 'Barn');
    if (repository === null) throw new Error('The test needs a configuration.');
    const job = { kind: 'changes', mode: 'save', store: repository.state.store } as const;
    expect(await does({ kind: 'write', attempt: 3, job })).toMatchObject([{ kind: 'written', attempt: 3 }]);
    expect(device.valueOf(SSID, 'stored')).toBe('Barn');
  });
});

describe('a new address', () => {
  it.each([true, false])('a new address is reported when something answers there: %s', async answers => {
    const { does } = aDevice({ answers });
    const reported = await does({ kind: 'probe', url: NEW });
    expect(reported).toEqual(answers ? [{ kind: 'new-address-answered' }] : []);
  });

  it.each([true, false])('a new address is checked before the write, taken: %s', async answers => {
    const { does } = aDevice({ answers });
    expect(await does({ kind: 'check-address', attempt: 3, address: ADDRESS })).toEqual([
      { kind: 'address-checked', attempt: 3, isTaken: answers },
    ]);
  });

  it('a new address is where the page goes', async () => {
    const { does, wentTo } = aDevice();
    await does({ kind: 'leave', url: NEW });
    expect(wentTo).toEqual([NEW]);
  });
});
