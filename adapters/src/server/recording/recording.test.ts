import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHar, type Exchange } from './har.mother.ts';
import { readHar } from './read-har.ts';
import { Recording } from './recording.ts';

const RADIO = 'http://192.0.2.1';
const recorded = (...exchanges: readonly Exchange[]) =>
  new Recording(readHar(JSON.stringify(aHar(...exchanges))));
const get = (path: string, query = '') => ({ method: 'GET', path, query, body: '' });
const textOf = (answer: { readonly body: Buffer } | undefined) => answer?.body.toString();

describe('a recording', () => {
  it('answers with the latest that the device had given by then', () => {
    assert(
      property(
        array(nat({ max: 60_000 }), { minLength: 1, maxLength: 20 }),
        nat({ max: 70_000 }),
        (times, at) => {
          const ordered = [...times].sort((a, b) => a - b);
          const recording = recorded(
            ...ordered.map(time => ({ url: `${RADIO}/status.cgi`, at: time, took: 0, body: String(time) })),
          );
          const [first = 0] = ordered;
          const expected = ordered.findLast(time => time - first <= at) ?? first;
          expect(textOf(recording.answer(get('/status.cgi'), at, true))).toBe(String(expected));
        },
      ),
    );
  });

  it('tells one port from another, and a write from another write', () => {
    const recording = recorded(
      { url: `${RADIO}/ethtool.cgi?ifname=eth0`, body: '0' },
      { method: 'POST', url: `${RADIO}/writecfg.cgi`, sent: 'cfgData=a%3D1&testmode=yes', body: 'written' },
    );
    const post = (body: string) => ({ method: 'POST', path: '/writecfg.cgi', query: '', body });
    expect(textOf(recording.answer(get('/ethtool.cgi', 'ifname=eth0'), 0, true))).toBe('0');
    expect(recording.answer(get('/ethtool.cgi', 'ifname=eth1'), 0, true)).toBeUndefined();
    expect(textOf(recording.answer(post('cfgData=a%3D1&testmode=yes'), 0, true))).toBe('written');
    expect(recording.answer(post('cfgData=a%3D2&testmode=yes'), 0, true)).toBeUndefined();
    expect(
      recording.answer({ ...post('cfgData=a%3D1&testmode=yes'), method: 'GET' }, 0, true),
    ).toBeUndefined();
  });

  it('takes any account, and within a session no answer from before the login', () => {
    const recording = recorded(
      { url: `${RADIO}/api/info/user`, status: 403, body: '{"error":"Not authorized"}' },
      { method: 'POST', url: `${RADIO}/api/auth`, at: 500, status: 403, sent: 'username=a&password=b' },
      { method: 'POST', url: `${RADIO}/api/auth`, at: 9000, sent: 'username=a&password=c' },
      { url: `${RADIO}/api/info/user`, at: 9100, body: 'user' },
    );
    expect(recording.loginAtMs).toBe(9000);
    const login = { method: 'POST', path: '/api/auth', query: '', body: 'username=x&password=y' };
    expect(recording.answer(login, 0, false)?.status).toBe(200);
    expect(recording.answer(get('/api/info/user'), 0, false)?.status).toBe(403);
    expect(textOf(recording.answer(get('/api/info/user'), 0, true))).toBe('user');
  });
});
