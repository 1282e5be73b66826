import { describe, expect, it } from 'vitest';
import { API_VERSION, isApiVersionSupported, isOtherApiVersion } from './api-version.ts';
import { DEFAULT_DEVICE_ADDRESS, DEFAULT_DEVICE_NETMASK, defaultCredentials } from './factory-defaults.ts';
import { MAX_CLIENTS, MAX_CLIENTS_FIXED_FRAME, maxClients, productClassOf } from './max-clients.ts';
import { DEVICE_BOOT_SECONDS, rebootSecondsOf, SOFT_RESTART_MS, upgradeSecondsOf } from './restart-time.ts';

describe('Specification §9 max clients', () => {
  it('are 50 for 11n, 85 for 11ac, 60 in mode 1 and fixed, 50 for bullet-ac', () => {
    expect(MAX_CLIENTS).toEqual({ '11n': 50, '11ac': 85, 'bullet-ac': 50 });
    expect(MAX_CLIENTS_FIXED_FRAME).toBe(60);
  });

  it.each([
    ['11n', {}, 50],
    ['11n', { mode: 1, fixed: true }, 50],
    ['11ac', {}, 85],
    ['11ac', { mode: 1, fixed: true }, 60],
    ['11ac', { mode: 1, fixed: false }, 85],
    ['11ac', { mode: 1 }, 85],
    ['11ac', { mode: 0, fixed: true }, 85],
    ['11ac', { mode: 2, fixed: true }, 85],
    ['bullet-ac', { mode: 1, fixed: true }, 50],
  ] as const)('of %s with %j are %i', (product, frames, clients) => {
    expect(maxClients(product, frames)).toBe(clients);
  });

  it.each([
    [{ name: 'LiteAP GPS', shortName: 'LAP-GPS' }, 'v8.7.18', '11ac'],
    [{ name: 'LiteAP GPS' }, undefined, '11ac'],
    [{ name: 'Rocket' }, 'v7.0.0', '11ac'],
    [{ name: 'NanoStation M5' }, 'XW.v6.3.16', '11n'],
    [{ name: 'Bullet AC' }, 'v6.9.9', '11n'],
    [{ name: 'Bullet AC IP67' }, 'v8.7.18', 'bullet-ac'],
    [{ shortName: 'BulletAC' }, 'v8.7.18', 'bullet-ac'],
    [{ model: 'bullet-ac' }, 'v8.7.18', 'bullet-ac'],
    [{ name: 'Bullet' }, 'v8.7.18', '11ac'],
    [{}, '', '11ac'],
  ])('%j with firmware %s is %s', (names, firmware, product) => {
    expect(productClassOf(names, firmware)).toBe(product);
  });
});

describe('Specification §9 boot and restart times', () => {
  it('are 200 s and 100000 ms', () => {
    expect([DEVICE_BOOT_SECONDS, SOFT_RESTART_MS]).toEqual([200, 100_000]);
  });

  it('of a reboot are those of the board, else 200 s', () => {
    expect(rebootSecondsOf({ rebootSeconds: 30 })).toBe(30);
    expect(rebootSecondsOf({ rebootSeconds: 0 })).toBe(200);
    expect(rebootSecondsOf({ rebootSeconds: -1 })).toBe(200);
    expect(rebootSecondsOf({})).toBe(200);
  });

  it('of an upgrade include the reboot', () => {
    expect(upgradeSecondsOf({ upgradeSeconds: 150, rebootSeconds: 30 })).toBe(180);
    expect(upgradeSecondsOf({ upgradeSeconds: 150 })).toBe(350);
    expect(upgradeSecondsOf({})).toBe(200);
  });
});

describe('Specification §9 API version 1.0', () => {
  it('is what this program speaks', () => {
    expect(API_VERSION).toBe('1.0');
  });

  it.each(['1.0', '1.1', '1.12.34', 'v1.0'])('%s is supported', version => {
    expect(isApiVersionSupported(version)).toBe(true);
  });

  it.each([
    ['1.0', false],
    ['v1.0.3', false],
    ['1.1', true],
    ['2.0', true],
    ['', false],
    ['new', false],
  ])('%j is another than the page knows: %s', (version, other) => {
    expect(isOtherApiVersion(version)).toBe(other);
  });

  it.each(['', '1', '0.9', '2.0', '10.0', '1.0-beta', 'x1.0', '1.x'])('%j is not supported', version => {
    expect(isApiVersionSupported(version)).toBe(false);
  });
});

describe('a device after a reset', () => {
  it('answers at its default address', () => {
    expect([DEFAULT_DEVICE_ADDRESS, DEFAULT_DEVICE_NETMASK]).toEqual(['192.168.1.20', '255.255.255.0']);
  });

  it("takes the maker's defaults", () => {
    expect(defaultCredentials()).toEqual({ username: 'ubnt', password: 'ubnt' });
    expect(defaultCredentials('acme')).toEqual({ username: 'acme', password: 'acme' });
  });
});
