import type { RemoteLogin } from '@radiolink/application/remote-device/remote-device.port';
import { describe, expect, it } from 'vitest';
import { FirstRoute } from './first-route.ts';

const TARGET = { mac: '02:00:00:00:00:21', origin: 'https://192.168.1.21' };
const ADMIN = { username: 'admin', password: 'a password' };
const UNSUPPORTED: RemoteLogin = { ok: false, problem: { kind: 'unsupported' } };
const REFUSED: RemoteLogin = { ok: false, problem: { kind: 'refused', deviceText: '' } };
const BLOCKED: RemoteLogin = { ok: false, problem: { kind: 'blocked' } };

/** A way to remote devices, and how often it was asked. */
function aWay(can: boolean, answer: RemoteLogin) {
  const asked = { logins: 0, questions: 0 };
  return {
    asked,
    canForward: async () => {
      asked.questions += 1;
      return can;
    },
    login: async () => {
      asked.logins += 1;
      return answer;
    },
  };
}

describe('FirstRoute', () => {
  it('asks no server where the device forwards a login', async () => {
    const [device, relay] = [aWay(true, REFUSED), aWay(true, BLOCKED)];
    const route = new FirstRoute(device, relay);
    expect(await route.canForward(TARGET)).toBe(true);
    expect(await route.login(TARGET, ADMIN)).toBe(REFUSED);
    expect(relay.asked).toEqual({ logins: 0, questions: 0 });
  });

  it('logs in by way of the server where the device forwards nothing', async () => {
    const route = new FirstRoute(aWay(false, UNSUPPORTED), aWay(true, BLOCKED));
    expect(await route.canForward(TARGET)).toBe(true);
    expect(await route.login(TARGET, ADMIN)).toBe(BLOCKED);
  });

  it('gives no password to what is no such server', async () => {
    const relay = aWay(false, BLOCKED);
    const route = new FirstRoute(aWay(false, UNSUPPORTED), relay);
    expect(await route.canForward(TARGET)).toBe(false);
    expect(await route.login(TARGET, ADMIN)).toBe(UNSUPPORTED);
    expect(relay.asked.logins).toBe(0);
  });
});
