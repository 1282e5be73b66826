import { ConfigRepository, ConfigText } from '@radiolink/domain/configuration';
import { createEvent, createStore } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplyCommand, Happening } from './apply-machine.ts';
import { HOST, SSID, TEXT, textWith } from './apply-page.mother.ts';
import { IDLE } from './apply-state.ts';
import { createDeviceCommands } from './device-commands.ts';
import { store } from './next-apply-state.mother.ts';
import { PortDevice, SERVER_ERROR, UNREACHABLE } from './port-device.mother.ts';

const NEW = 'http://192.0.2.7';
const ADDRESS = { scheme: 'http', host: '192.0.2.7', port: 80 } as const;
const STORED = { text: TEXT, modified: false, firstSetup: false };

/** The commands on a device, and what each of them has the machine reported. */
function aDevice({ answers = false, isRead = true } = {}) {
  const device = new PortDevice(TEXT);
  const repository = isRead ? ConfigRepository.of(device.storage, STORED) : null;
  const happened = createEvent<Happening>();
  const reported: Happening[] = [];
  happened.watch(event => void reported.push(event));
  const wentTo: string[] = [];
  const commands = createDeviceCommands({
    storage: device.storage,
    test: device.test,
    presence: device.presence,
    probe: { answers: async () => answers },
    place: { host: HOST, goTo: (url: string) => void wentTo.push(url) } as never,
    clock: { now: () => Date.UTC(2026, 5, 1, 12) },
    $repository: createStore<ConfigRepository | null>(repository, { skipVoid: false }),
    $facts: createStore({}),
    happened,
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
  const LOOK = { kind: 'look', asking: 'idle', readsFirst: false } as const;

  it('tells whether one runs, and for how long', async () => {
    const { device, does } = aDevice();
    expect(await does(LOOK)).toEqual([
      { kind: 'looked', asking: 'idle', read: undefined, isTesting: false, secondsLeft: undefined },
    ]);
    device.testEndsAt = Date.now() + 99_500;
    expect((await does(LOOK)).at(-1)).toMatchObject({ isTesting: true, secondsLeft: 99 });
  });

  it('in doubt reads the configuration before it asks for the test', async () => {
    const { device, does } = aDevice();
    expect(await does({ ...LOOK, readsFirst: true })).toMatchObject([
      { kind: 'looked', read: { text: TEXT } },
    ]);
    expect(device.calls).toEqual(['read', 'test']);
  });

  it('tells of the test although the configuration cannot be read', async () => {
    const { device, does } = aDevice();
    device.failing.set('read', SERVER_ERROR);
    expect(await does({ ...LOOK, readsFirst: true })).toMatchObject([{ kind: 'looked', read: undefined }]);
  });

  it('fails where the test cannot be read', async () => {
    const { device, does } = aDevice();
    device.failing.set('test', UNREACHABLE);
    expect(await does(LOOK)).toEqual([{ kind: 'look-failed' }]);
  });
});

describe('a reading of the configuration', () => {
  const READ = { kind: 'read-configuration', asking: IDLE } as const;

  it('tells since when the device is up, where it says so', async () => {
    const { device, does } = aDevice();
    expect(await does(READ)).toMatchObject([
      { kind: 'configuration-read', asking: IDLE, read: { text: TEXT }, uptimeSeconds: 1000 },
    ]);
    device.failing.set('presence', SERVER_ERROR);
    expect((await does(READ)).at(-1)).toMatchObject({ read: { text: TEXT }, uptimeSeconds: undefined });
  });

  it('after a test of an earlier page goes back to the machine with what was asked', async () => {
    const { does } = aDevice();
    const command = { kind: 'read-left-behind', test: { since: 1, endsAt: 2 }, bootedAt: 7 } as const;
    expect(await does(command)).toMatchObject([
      { kind: 'left-behind-read', test: command.test, bootedAt: 7, read: { text: TEXT } },
    ]);
  });

  it.each([READ, { kind: 'read-left-behind', test: { since: 1, endsAt: 2 }, bootedAt: null } as const])(
    'that fails is a look that failed: $kind',
    async command => {
      const { device, does } = aDevice();
      device.failing.set('read', UNREACHABLE);
      expect(await does(command)).toEqual([{ kind: 'look-failed' }]);
    },
  );

  it('under a joined test is reported, and its failure is no news', async () => {
    const { device, does } = aDevice();
    expect(await does({ kind: 'read-joined-test' })).toMatchObject([
      { kind: 'joined-test-read', read: { text: TEXT } },
    ]);
    device.failing.set('read', UNREACHABLE);
    expect((await does({ kind: 'read-joined-test' })).at(-1)).toEqual({
      kind: 'joined-test-read',
      read: undefined,
    });
  });
});

describe('a test after a sleep', () => {
  const identify = (request: 'keep' | undefined) =>
    ({ kind: 'identify-test', request, intended: undefined, secondsLeft: 9 }) as const;

  it('is identified by the configuration', async () => {
    const { does } = aDevice();
    expect(await does(identify('keep'))).toMatchObject([
      { kind: 'test-identified', request: 'keep', secondsLeft: 9, read: { text: TEXT } },
    ]);
  });

  it('that cannot be read fails the request for it, and else is taken as it was', async () => {
    const { device, does } = aDevice();
    device.failing.set('read', SERVER_ERROR);
    expect(await does(identify('keep'))).toEqual([{ kind: 'request-failed', words: { key: '500: Error' } }]);
    expect((await does(identify(undefined))).at(-1)).toEqual({
      kind: 'test-identified',
      request: undefined,
      intended: undefined,
      secondsLeft: 9,
      read: undefined,
    });
  });

  it('is checked before it is kept; a check that fails fails the request', async () => {
    const { device, does } = aDevice();
    const check = { kind: 'check-test', request: 'revert' } as const;
    expect(await does(check)).toEqual([
      { kind: 'test-checked', request: 'revert', isTesting: false, secondsLeft: undefined },
    ]);
    device.failing.set('test', SERVER_ERROR);
    expect((await does(check)).at(-1)).toEqual({ kind: 'request-failed', words: { key: '500: Error' } });
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

  it('is kept, which restarts nothing', async () => {
    const { device, does } = await aTest();
    expect(await does({ kind: 'keep' })).toEqual([{ kind: 'request-done', restartMs: undefined }]);
    expect([device.valueOf(SSID, 'stored'), device.testEndsAt]).toEqual(['Barn', undefined]);
  });

  it('is reverted, and the device restarts for as long as it says', async () => {
    const { device, does } = await aTest();
    device.fastRestart = true;
    expect(await does({ kind: 'revert' })).toEqual([{ kind: 'request-done', restartMs: 10_000 }]);
    expect(device.valueOf(SSID)).toBe('Ridge');
  });

  it.each([
    ['keep', 'apply'],
    ['revert', 'discard'],
  ] as const)('that fails is reported: %s', async (kind, call) => {
    const { device, does } = await aTest();
    device.failing.set(call, SERVER_ERROR);
    expect(await does({ kind })).toEqual([{ kind: 'request-failed', words: { key: '500: Error' } }]);
  });
});

describe('what is known of the configuration under test', () => {
  it('is noted by the repository', async () => {
    const { repository, does, reported } = aDevice();
    repository?.set(SSID, 'Barn');
    await does({ kind: 'test-found' });
    expect(repository?.state.underTest).toBeDefined();
    await does({ kind: 'test-fell-back' });
    expect([repository?.state.underTest, repository?.state.store.isChanged]).toEqual([undefined, true]);
    await does({ kind: 'test-found' });
    const config = ConfigText.parse(textWith({ [SSID]: 'Barn' }));
    await does({ kind: 'test-over', config });
    expect([repository?.state.underTest, repository?.state.store.isChanged]).toEqual([undefined, false]);
    expect(reported).toEqual([]);
  });

  it('is nothing before the configuration is read', async () => {
    const { does, reported } = aDevice({ isRead: false });
    await does({ kind: 'test-found' });
    await does({ kind: 'test-fell-back' });
    await does({ kind: 'test-over', config: ConfigText.parse(TEXT) });
    expect(reported).toEqual([]);
    await does({ kind: 'write', attempt: 1, job: { kind: 'running', store } });
    expect(reported).toEqual([]);
  });
});

describe('a write', () => {
  it('is reported with its attempt', async () => {
    const { device, repository, does } = aDevice();
    repository?.set(SSID, 'Barn');
    if (repository === null) throw new Error('The test needs a configuration.');
    const job = { kind: 'changes', mode: 'save', store: repository.state.store } as const;
    expect(await does({ kind: 'write', attempt: 3, job })).toMatchObject([
      { kind: 'write-answered', attempt: 3, answer: { kind: 'written' } },
    ]);
    expect(device.valueOf(SSID, 'stored')).toBe('Barn');
  });
});

describe('a new address', () => {
  it.each([true, false])('is reported when something answers there: %s', async answers => {
    const { does } = aDevice({ answers });
    const reported = await does({ kind: 'probe', url: NEW });
    expect(reported).toEqual(answers ? [{ kind: 'new-address-answered' }] : []);
  });

  it.each([true, false])('is checked before the write, taken: %s', async answers => {
    const { does } = aDevice({ answers });
    expect(await does({ kind: 'check-address', attempt: 3, address: ADDRESS })).toEqual([
      { kind: 'address-checked', attempt: 3, isTaken: answers },
    ]);
  });

  it('is where the page goes', async () => {
    const { does, wentTo } = aDevice();
    await does({ kind: 'leave', url: NEW });
    expect(wentTo).toEqual([NEW]);
  });
});
