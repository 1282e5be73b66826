import type { LoginOutcome, PublicInfo } from '@radiolink/application/session/session.port';
import { RequestFailure } from '@radiolink/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import { networkFailure } from '../client/failure.ts';
import { type LoginAdapters, loginByDevice } from './login-by-device.ts';

const MISSING = new RequestFailure({ kind: 'response-status', status: 404, statusText: 'Not Found' });
const CREDENTIALS = { username: 'admin', password: 'secret' };

function infoOf(productName: string): PublicInfo {
  return {
    productName,
    setupComplete: true,
    defaultPassword: false,
    uiLanguage: 'en_US',
    uiLanguages: [],
    translations: {},
    countries: [],
  };
}

function adapters(name: string, info: () => Promise<PublicInfo> = async () => infoOf(name)) {
  const opened: LoginOutcome = {
    ok: true,
    session: { username: name, readOnly: false, boardInfo: '', fullVersion: '' },
  };
  return {
    publicInfo: { read: vi.fn<LoginAdapters['publicInfo']['read']>(info) },
    session: {
      login: vi.fn<LoginAdapters['session']['login']>(async () => opened),
      loginWithTicket: async () => opened,
      logout: vi.fn<LoginAdapters['session']['logout']>(async () => undefined),
      currentUser: async () => ({
        username: name,
        readOnly: false,
        sso: false,
        accountUrl: '',
        avatar: '',
      }),
    },
  };
}

const unreachable: LoginOutcome = {
  ok: false,
  problem: { kind: 'failed', failure: { kind: 'response-status', status: 404, statusText: 'Not Found' } },
};

function login(
  classic: LoginAdapters,
  versioned: LoginAdapters = adapters('versioned'),
  isVersioned = false,
) {
  const loadVersioned = vi.fn<() => Promise<LoginAdapters>>(async () => versioned);
  return {
    loadVersioned,
    ...loginByDevice({ classic, loadVersioned, isVersioned: () => isVersioned }),
  };
}

describe('the login by the interface of the device', () => {
  it('the login by the interface of the device is the classic one where public info is answered', async () => {
    const { publicInfo, session, loadVersioned } = login(adapters('classic'));
    expect((await publicInfo.read()).productName).toBe('classic');
    expect(await session.login(CREDENTIALS)).toMatchObject({ session: { username: 'classic' } });
    expect(loadVersioned).not.toHaveBeenCalled();
  });

  it('the login by the interface of the device is the versioned one where public info is missing', async () => {
    const classic = adapters('classic', () => Promise.reject(MISSING));
    const { publicInfo, session } = login(classic);
    expect((await publicInfo.read()).productName).toBe('versioned');
    expect(await session.login(CREDENTIALS)).toMatchObject({ session: { username: 'versioned' } });
    expect((await session.currentUser()).username).toBe('versioned');
  });

  it('the login by the interface of the device stays the versioned one without asking the classic one again', async () => {
    const classic = adapters('classic', () => Promise.reject(MISSING));
    const { publicInfo } = login(classic);
    await publicInfo.read();
    await publicInfo.read();
    expect(classic.publicInfo.read).toHaveBeenCalledTimes(1);
  });

  it('the login by the interface of the device is the versioned one at once where an earlier login found it so', async () => {
    const classic = adapters('classic');
    const versioned = adapters('versioned');
    const { session } = login(classic, versioned, true);
    await session.logout();
    expect([classic.session.logout, versioned.session.logout].map(call => call.mock.calls.length)).toEqual([
      0, 1,
    ]);
  });

  it('waits for a device that does not answer, whichever it has', async () => {
    const gone = networkFailure('unreachable');
    const { publicInfo, loadVersioned } = login(adapters('classic', () => Promise.reject(gone)));
    await expect(publicInfo.read()).rejects.toBe(gone);
    expect(loadVersioned).not.toHaveBeenCalled();
  });

  it('tells the 404 when its own code cannot be loaded', async () => {
    const classic = adapters('classic', () => Promise.reject(MISSING));
    const { publicInfo } = loginByDevice({
      classic,
      loadVersioned: () => Promise.reject(new Error('chunk')),
      isVersioned: () => false,
    });
    await expect(publicInfo.read()).rejects.toBe(MISSING);
  });

  it('finds out by a login when that comes first', async () => {
    const classic = adapters('classic', () => Promise.reject(MISSING));
    classic.session.login.mockResolvedValue(unreachable);
    const { session } = login(classic);
    expect(await session.login(CREDENTIALS)).toMatchObject({ session: { username: 'versioned' } });
  });

  it('the login by the interface of the device does not send the credentials twice to a device that refused them', async () => {
    const classic = adapters('classic');
    classic.session.login.mockResolvedValue({ ok: false, problem: { kind: 'refused', deviceText: 'No' } });
    const { session, loadVersioned } = login(classic);
    expect(await session.login(CREDENTIALS)).toMatchObject({ problem: { kind: 'refused' } });
    expect(loadVersioned).not.toHaveBeenCalled();
  });

  it('says what the classic login said of a device that has neither', async () => {
    const classic = adapters('classic', () => Promise.reject(MISSING));
    classic.session.login.mockResolvedValue(unreachable);
    const { session } = login(
      classic,
      adapters('versioned', () => Promise.reject(MISSING)),
    );
    expect(await session.login(CREDENTIALS)).toBe(unreachable);
  });
});
