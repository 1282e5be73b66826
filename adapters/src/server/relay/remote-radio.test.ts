import { LoginFailure } from '@radiolink/application/safe-apply/device-line';
import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { type ManagedRadio, RemoteRadio } from './remote-radio.ts';

const MAC = '02:00:00:00:00:21';
const HERE = { mac: MAC, origin: 'https://192.168.1.21' };
const THERE = { mac: MAC, origin: 'https://192.168.1.22' };
const ENDED = new RequestFailure({ kind: 'response-status', status: 401, statusText: 'Unauthorized' });
const REFUSED = new LoginFailure({ kind: 'refused', deviceText: '' });
const AWAY = new LoginFailure({ kind: 'unreachable', text: '' });

/** A remote device whose sessions end when they are told to, and what was done there. */
function aDevice() {
  const done: string[] = [];
  let login: () => Promise<void> = async () => undefined;
  let over = false;
  let mac = MAC;
  const open = async (url: string): Promise<ManagedRadio> => {
    done.push(`login ${url}`);
    await login();
    over = false;
    return {
      session: { boardInfo: `board.hwaddr=${mac}`, readOnly: false },
      status: {
        watch: () => of({ kind: 'sample', status: ptpAccessPointStatus({}) }),
      },
      restart: {
        reboot: async () => {
          if (over) throw ENDED;
          done.push('reboot');
          return { confirmed: true };
        },
      },
      log: { watch: () => of({ kind: 'failure', failure: ENDED.failure, failures: 1 }) },
      firmware: {
        checkForUpdate: async () => void done.push('check'),
      },
      configuration: {},
      close: async () => void done.push('logout'),
    } as unknown as ManagedRadio;
  };
  return {
    done,
    open,
    end: () => (over = true),
    become: (other: string) => (mac = other),
    answerLoginsBy: (next: () => Promise<void>) => (login = next),
  };
}

describe('RemoteRadio', () => {
  it('logs in again once for all calls that find the session over', async () => {
    const { done, open, end } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    end();
    await Promise.all([radio.calls.reboot(), radio.calls.reboot()]);
    expect(done.filter(step => step.startsWith('login'))).toHaveLength(2);
    expect(done.filter(step => step === 'reboot')).toHaveLength(2);
  });

  it('ends with the first refusal of its credentials, without a second try', async () => {
    const { done, open, end, answerLoginsBy } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    end();
    answerLoginsBy(() => Promise.reject(REFUSED));
    for (let tries = 0; tries < 3; tries += 1)
      await expect(radio.calls.reboot()).rejects.toMatchObject({ failure: { status: 401 } });
    expect(done.filter(step => step.startsWith('login'))).toHaveLength(2);
  });

  it('tries again after the device was away', async () => {
    const { open, end, answerLoginsBy } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    end();
    answerLoginsBy(() => Promise.reject(AWAY));
    await expect(radio.calls.reboot()).rejects.toMatchObject({ failure: { kind: 'network' } });
    answerLoginsBy(async () => undefined);
    await radio.calls.reboot();
  });

  it('logs out of a session that opens after it was closed, and does nothing there', async () => {
    const { done, open, end, answerLoginsBy } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    end();
    let goOn = (): void => undefined;
    answerLoginsBy(() => new Promise(resolve => (goOn = resolve)));
    const reboot = radio.calls.reboot().catch((reason: unknown) => reason);
    await vi.waitFor(() => expect(done.filter(step => step.startsWith('login'))).toHaveLength(2));
    const closed = radio.calls.logOut();
    goOn();
    await closed;
    expect(await reboot).toMatchObject({ failure: { reason: 'cancelled' } });
    expect(done).not.toContain('reboot');
    expect(done.at(-1)).toBe('logout');
  });

  it('logs in once at the address to which the device moved', async () => {
    const { done, open } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    radio.moveTo(THERE);
    radio.moveTo(THERE);
    await Promise.all([radio.calls.reboot(), radio.calls.reboot()]);
    expect(radio.target).toEqual(THERE);
    expect(done.filter(step => step.startsWith('login'))).toEqual([
      `login ${HERE.origin}`,
      `login ${THERE.origin}`,
    ]);
  });

  it('tries its password once at an address where it is refused', async () => {
    const { done, open, answerLoginsBy } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    answerLoginsBy(() => Promise.reject(REFUSED));
    radio.moveTo(THERE);
    for (let tries = 0; tries < 3; tries += 1)
      await expect(radio.calls.reboot()).rejects.toMatchObject({ failure: { status: 401 } });
    expect(done.filter(step => step.startsWith('login'))).toHaveLength(2);
  });

  it('tries its password once at an address where another device is', async () => {
    const { done, open, become } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    become('02:00:00:00:00:99');
    radio.moveTo(THERE);
    for (let tries = 0; tries < 3; tries += 1)
      await expect(radio.calls.reboot()).rejects.toMatchObject({ failure: { status: 401 } });
    expect(done.filter(step => step.startsWith('login'))).toHaveLength(2);
    expect(done).not.toContain('reboot');
  });

  it('does not log in for the log, which is read often', async () => {
    const { done, open } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    await expect(radio.calls.readLog()).rejects.toMatchObject({ failure: { status: 401 } });
    expect(done).toHaveLength(1);
  });

  it('looks for firmware again in a new session where it had found some', async () => {
    const { done, open, end } = aDevice();
    const radio = await RemoteRadio.open(HERE, open, () => 0);
    await radio.calls.checkForUpdate();
    end();
    await radio.calls.reboot();
    expect(done.filter(step => step === 'check')).toHaveLength(2);
  });
});
