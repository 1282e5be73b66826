import { describe, expect, it } from 'vitest';
import { UsageError } from '../failure.ts';
import { allowedBy } from './modules-file.ts';

const isAllowed = (target: string, ...rules: Parameters<typeof allowedBy>[0]) =>
  allowedBy(rules)(new URL(target));

describe('the rule of targets', () => {
  it.each([
    ['https://192.0.2.7', '192.0.2.0/24', true],
    ['http://192.0.2.7', '192.0.2.0/24', true],
    ['https://192.0.3.7', '192.0.2.0/24', false],
    ['https://192.0.2.7', '192.0.2.7', true],
    ['https://[2001:db8::7]', '2001:db8::/64', true],
    ['https://[2001:db8:0:1::7]', '2001:db8::/64', false],
    ['https://tower.example.net', 'tower.example.net', true],
    ['https://TOWER.example.net', 'tower.example.net', true],
    ['https://evil-tower.example.net', 'tower.example.net', false],
    // A name may resolve to anything at the next look-up.
    ['https://localhost', '127.0.0.0/8', false],
    // The parser of addresses has made these ordinary ones.
    ['http://3221225991', '192.0.2.0/24', true],
    ['http://0xc0000207', '192.0.2.0/24', true],
  ])('%s by %s: %s', (target, hosts, expected) => {
    expect(isAllowed(target, { hosts })).toBe(expected);
  });

  it('covers the ports of the web alone, unless it names others', () => {
    expect(isAllowed('http://192.0.2.7:22', { hosts: '192.0.2.7' })).toBe(false);
    expect(isAllowed('http://192.0.2.7:8080', { hosts: '192.0.2.7', ports: [8080] })).toBe(true);
    expect(isAllowed('http://192.0.2.7', { hosts: '192.0.2.7', ports: [8080] })).toBe(false);
  });

  it('allows nothing without a rule', () => {
    expect(isAllowed('http://192.0.2.7')).toBe(false);
  });

  it.each(['192.0.2.0/33', '192.0.2.0/x', '*.example.net', 'tower/24', ''])('refuses %j', hosts => {
    expect(() => allowedBy([{ hosts }])).toThrow(UsageError);
  });
});
