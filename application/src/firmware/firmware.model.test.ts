import { RequestFailure } from '@radiolink/domain/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import { aDevice, image, REJECTED, slowImage } from './firmware-device.mother.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

describe('an image of this computer', () => {
  it('an image of this computer is known by its version and size before it is sent', async () => {
    const { model, act, scope } = aDevice();
    await act(model.fileChosen, image('WA.v8.7.19', 'four'));
    expect(scope.getState(model.$chosen)).toEqual({
      name: 'WA.v8.7.19.bin',
      version: 'WA.v8.7.19',
      sizeBytes: 4,
      concerns: [],
    });
    await act(model.fileDropped);
    expect(scope.getState(model.$chosen)).toBeNull();
  });

  it('an image of this computer is known by its first bytes rather than by its name', async () => {
    const { model, act, scope } = aDevice();
    await act(model.fileChosen, new File(['UBNTWA.v8.7.20 and more'], 'renamed.bin'));
    expect(scope.getState(model.$chosen)?.version).toBe('WA.v8.7.20');
  });

  it('an image of this computer that is for other hardware is not sent', async () => {
    const { model, act, scope, uploads } = aDevice();
    await act(model.fileChosen, image('XC.v8.7.19'));
    expect(scope.getState(model.$chosen)?.concerns).toMatchObject([{ blocks: true }]);
    await act(model.uploadRequested);
    expect(uploads).toHaveLength(0);
  });

  it('an image of this computer that is older is sent: the user decides', async () => {
    const { model, act, scope, uploads } = aDevice();
    await act(model.fileChosen, image('WA.v8.7.1'));
    expect(scope.getState(model.$chosen)?.concerns).toMatchObject([{ blocks: false }]);
    await act(model.uploadRequested);
    expect(uploads).toHaveLength(1);
  });

  it('an image of this computer is not judged by the one that was chosen before it, while it is read', async () => {
    const { model, act, scope, uploads } = aDevice();
    await act(model.fileChosen, image('WA.v8.7.19'));
    const other = slowImage('XC.v8.7.19');
    await act(model.fileChosen, other.file);
    expect(scope.getState(model.$chosen)).toBeNull();
    await act(model.uploadRequested);
    expect(uploads).toHaveLength(0);
    await other.isRead();
    expect(scope.getState(model.$chosen)?.concerns).toMatchObject([{ blocks: true }]);
  });

  it('an image of this computer is the one that was chosen last, however late another was read', async () => {
    const { model, act, scope } = aDevice();
    const slow = slowImage('XC.v8.7.19');
    await act(model.fileChosen, slow.file);
    await act(model.fileChosen, image('WA.v8.7.19'));
    await slow.isRead();
    expect(scope.getState(model.$chosen)?.version).toBe('WA.v8.7.19');
  });

  it('an image of this computer is none once it was dropped, also where it is read after that', async () => {
    const { model, act, scope } = aDevice();
    const slow = slowImage();
    await act(model.fileChosen, slow.file);
    await act(model.fileDropped);
    await slow.isRead();
    expect(scope.getState(model.$chosen)).toBeNull();
  });

  it('an image of this computer is not taken for delivered by the answer to one that was cancelled before it', async () => {
    const { model, act, uploads, stage, state, settled } = aDevice();
    await act(model.fileChosen, image());
    await act(model.uploadRequested);
    uploads[0]?.next({ kind: 'done', result: { version: 'WA.v8.7.19' } });
    uploads[0]?.complete();
    await settled();
    await act(model.cancelled);
    await act(model.fileChosen, image('WA.v8.7.20'));
    await act(model.uploadRequested);
    await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19' });
    await settled();
    expect([state().kind, uploads[1]?.observed]).toEqual(['sending', true]);
  });

  it('an image of this computer is not sent before one is chosen', async () => {
    const { model, act, uploads } = aDevice();
    await act(model.uploadRequested);
    expect(uploads).toHaveLength(0);
  });

  it('shows its percent, holds the heartbeats, and waits to be installed', async () => {
    const { model, act, uploads, stage, settled, state, isQuiet, outage, scope } = aDevice();
    await act(model.fileChosen, image());
    expect(isQuiet()).toBe(false);
    await act(model.uploadRequested);
    expect([state(), isQuiet(), scope.getState(outage.$isExpected)]).toEqual([
      { kind: 'sending', source: 'file', percent: undefined },
      true,
      true,
    ]);
    uploads[0]?.next({ kind: 'progress', bytes: 333, totalBytes: 1000 });
    await settled();
    expect(state()).toMatchObject({ percent: 33 });
    uploads[0]?.next({ kind: 'progress', bytes: 333 });
    await settled();
    expect(state()).toMatchObject({ percent: undefined });
    uploads[0]?.next({ kind: 'done', result: {} });
    uploads[0]?.complete();
    await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19', thirdParty: true });
    expect([state(), isQuiet(), scope.getState(outage.$isExpected)]).toEqual([
      { kind: 'ready', version: 'WA.v8.7.19', thirdParty: true },
      false,
      false,
    ]);
  });

  it('an image of this computer of which the device does not say more is ready by what the upload said', async () => {
    const { model, act, uploads, stage, state } = aDevice();
    await act(model.fileChosen, image());
    await act(model.uploadRequested);
    uploads[0]?.next({ kind: 'done', result: { version: 'WA.v8.7.19' } });
    uploads[0]?.complete();
    await stage.fail(LOST);
    expect(state()).toEqual({ kind: 'ready', version: 'WA.v8.7.19', thirdParty: false });
  });

  describe('an image of this computer whose answer was lost when all of it was sent', () => {
    async function aLostAnswer(bytes = 1000) {
      const device = aDevice();
      await device.act(device.model.fileChosen, image());
      await device.act(device.model.uploadRequested);
      device.uploads[0]?.next({ kind: 'progress', bytes, totalBytes: 1000 });
      await device.settled();
      device.uploads[0]?.error(new RequestFailure(LOST));
      await device.settled();
      return device;
    }
    const lostAt = (percent: number) => ({
      kind: 'failed',
      problem: { kind: 'lost', percent, source: 'file' },
    });

    it('an image whose answer was lost is ready where the device has it', async () => {
      const { stage, state, isQuiet } = await aLostAnswer();
      expect([state(), isQuiet()]).toEqual([{ kind: 'sending', source: 'file', percent: 100 }, true]);
      await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19' });
      expect([state(), isQuiet()]).toEqual([
        { kind: 'ready', version: 'WA.v8.7.19', thirdParty: false },
        false,
      ]);
    });

    it('an image whose answer was lost is lost where the device has none, or does not tell', async () => {
      const without = await aLostAnswer();
      await without.stage.answer({ kind: 'none' });
      expect(without.state()).toEqual(lostAt(100));
      const silent = await aLostAnswer();
      await silent.stage.fail(LOST);
      expect(silent.state()).toEqual(lostAt(100));
    });

    it('an image of which a part was lost is not looked for', async () => {
      const { stage, state } = await aLostAnswer(999);
      expect([state(), stage.requests.length]).toEqual([lostAt(99), 0]);
    });
  });

  it('an image of this computer is sent once at a time, and cancelled', async () => {
    const { model, act, uploads, downloads, state } = aDevice();
    await act(model.fileChosen, image());
    await act(model.uploadRequested);
    await act(model.uploadRequested);
    await act(model.downloadRequested);
    expect([uploads.length, downloads.length]).toEqual([1, 0]);
    await act(model.cancelled);
    expect([state().kind, uploads[0]?.observed]).toEqual(['idle', false]);
  });

  it.each([
    [LOST, { kind: 'lost', percent: 40, source: 'file' }],
    [REJECTED, { kind: 'refused', failure: REJECTED }],
  ])(
    'an image of this computer that breaks off by %o says so, and can be sent again',
    async (failure, problem) => {
      const { model, act, uploads, settled, state } = aDevice();
      await act(model.fileChosen, image());
      await act(model.uploadRequested);
      uploads[0]?.next({ kind: 'progress', bytes: 40, totalBytes: 100 });
      uploads[0]?.error(new RequestFailure(failure));
      await settled();
      expect(state()).toMatchObject({ kind: 'failed', problem });
      await act(model.dismissed);
      expect(state().kind).toBe('idle');
      await act(model.uploadRequested);
      expect(uploads).toHaveLength(2);
    },
  );
});

describe('an image that the device downloads', () => {
  it('an image that the device downloads comes from an address, and its version is read from the device', async () => {
    const { model, act, downloads, fetched, stage, settled, state } = aDevice();
    expect(model.canFetch).toBe(true);
    const source = { url: 'https://files.example/fw.bin', verifyCertificate: false };
    await act(model.addressGiven, source);
    expect([fetched, state().kind]).toEqual([[source], 'sending']);
    downloads[0]?.next(50);
    await settled();
    expect(state()).toMatchObject({ source: 'address', percent: 50 });
    downloads[0]?.complete();
    await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19' });
    expect(state()).toMatchObject({ kind: 'ready', version: 'WA.v8.7.19' });
  });

  it('an image that the device downloads comes from the manufacturer', async () => {
    const { model, act, downloads, state } = aDevice();
    await act(model.downloadRequested);
    expect([downloads.length, state()]).toEqual([
      1,
      { kind: 'sending', source: 'server', percent: undefined },
    ]);
  });

  it('an image that the device downloads comes from no address where the device cannot fetch', async () => {
    const { model, act, state } = aDevice({ port: { fetchFrom: undefined as never } });
    expect(model.canFetch).toBe(false);
    await act(model.addressGiven, { url: 'https://files.example/fw.bin', verifyCertificate: true });
    expect(state().kind).toBe('idle');
  });
});

describe('the check for an update', () => {
  it('shows what it found, and why it failed', async () => {
    const { model, act, scope, check } = aDevice();
    await act(model.checkRequested);
    expect(scope.getState(model.$checking)).toBe(true);
    await check.answer({ version: 'v8.7.19' } as never);
    expect([scope.getState(model.$update), scope.getState(model.$checking)]).toEqual([
      { version: 'v8.7.19' },
      false,
    ]);
    await act(model.checkRequested);
    await check.fail(LOST);
    expect(scope.getState(model.$checkFailure)).toEqual(LOST);
    await act(model.checkRequested);
    expect(scope.getState(model.$checkFailure)).toBeNull();
  });

  it('says that a product has no such call', async () => {
    const { model, act, scope, check } = aDevice();
    await act(model.checkRequested);
    await check.answer(undefined as never);
    expect(scope.getState(model.$update)).toBe('unsupported');
  });
});
