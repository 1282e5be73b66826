import { describe, expect, it } from 'vitest';
import { ptmpAccessPointStatus } from '../mothers/index.ts';
import { API_VERSION, isOtherApiVersion } from './firmware-version.ts';
import { DEFAULT_DEVICE_ADDRESS, defaultCredentials } from './factory-defaults.ts';
import {
  MAX_CLIENTS,
  MAX_CLIENTS_FIXED_FRAME,
  maxClients,
  productClassOf,
  stationLimit,
} from './max-clients.ts';
import {
  DEVICE_BOOT_SECONDS,
  rebootSecondsOf,
  SOFT_RESTART_MS,
  upgradeSecondsOf,
} from './board-capabilities.ts';

describe('max clients, §9', () => {
  it('max clients are 50 for 11n, 85 for 11ac, 60 in mode 1 and fixed, 50 for bullet-ac', () => {
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
  ] as const)('max clients of %s with %j are %i', (product, frames, clients) => {
    expect(maxClients(product, frames)).toBe(clients);
  });

  it.each([
    [{ name: 'LiteAP GPS' }, '11ac'],
    [{ name: 'NanoStation M5' }, '11n'],
    [{ name: 'NanoStation loco M5 ' }, '11n'],
    [{ name: 'Rocket M900' }, '11n'],
    [{ name: 'Rocket', firmwarePrefix: 'XW' }, '11n'],
    [{ name: 'Rocket', ieeeMode: '11NAHT40' }, '11n'],
    [{ name: 'Bullet AC' }, 'bullet-ac'],
    [{ name: 'Bullet AC IP67', firmwarePrefix: 'WA' }, 'bullet-ac'],
    [{ name: 'BulletAC' }, 'bullet-ac'],
    [{ name: 'bullet-ac' }, 'bullet-ac'],
    [{ name: 'Bullet' }, '11ac'],
    [{ name: 'airFiber 60 LR' }, undefined],
    [{ name: 'LTU-Rocket' }, undefined],
    [{ name: 'Wave AP Micro' }, undefined],
    [{}, '11ac'],
  ])('%j is %s', (facts, product) => {
    expect(productClassOf(facts)).toBe(product);
  });
});

describe('the most stations of a device', () => {
  const limitOf = (change: Parameters<typeof ptmpAccessPointStatus>[1], count = 6) =>
    stationLimit(ptmpAccessPointStatus(count, change));

  it.each([31, 256])('the most stations of a device are the %i that it sends', limit => {
    expect(limitOf({ wireless: { stationLimit: limit } })).toBe(limit);
    expect(limitOf({ host: { deviceModel: 'Wave-AP' }, wireless: { stationLimit: limit } })).toBe(limit);
  });

  it('the most stations of a device are those of its class where it sends none, whatever the number of its firmware', () => {
    expect(limitOf({ host: { deviceModel: 'LiteAP GPS', firmwareVersion: 'v4.1.0' } })).toBe(85);
    expect(limitOf({ host: { deviceModel: 'Rocket M5', firmwareVersion: 'v8.7.18' } })).toBe(50);
  });

  it('the most stations of a device are unknown where it sends none and its line has no constant', () => {
    expect(limitOf({ wireless: { radio60: {} } })).toBeUndefined();
    expect(limitOf({ host: { deviceModel: 'LTU-Rocket' } })).toBeUndefined();
  });

  it('the most stations of a device are unknown where more are connected', () => {
    expect(limitOf({}, 85)).toBe(85);
    expect(limitOf({}, 256)).toBeUndefined();
    expect(limitOf({ wireless: { stationLimit: 31 } }, 32)).toBeUndefined();
  });
});

describe('boot and restart times, §9', () => {
  it('boot and restart times are 200 s and 100000 ms', () => {
    expect([DEVICE_BOOT_SECONDS, SOFT_RESTART_MS]).toEqual([200, 100_000]);
  });

  it('boot and restart times of a reboot are those of the board, else 200 s', () => {
    expect(rebootSecondsOf({ rebootSeconds: 30 })).toBe(30);
    expect(rebootSecondsOf({ rebootSeconds: 0 })).toBe(200);
    expect(rebootSecondsOf({ rebootSeconds: -1 })).toBe(200);
    expect(rebootSecondsOf({})).toBe(200);
  });

  it('boot and restart times of an upgrade include the reboot', () => {
    expect(upgradeSecondsOf({ upgradeSeconds: 150, rebootSeconds: 30 })).toBe(180);
    expect(upgradeSecondsOf({ upgradeSeconds: 150 })).toBe(350);
    expect(upgradeSecondsOf({})).toBe(200);
  });
});

describe('API version 1.0, §9', () => {
  it('API version 1.0 is what this program speaks', () => {
    expect(API_VERSION).toBe('1.0');
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
});

describe('a device after a reset', () => {
  it('answers at its default address', () => {
    expect(DEFAULT_DEVICE_ADDRESS).toBe('192.168.1.20');
  });

  it("takes the maker's defaults", () => {
    expect(defaultCredentials()).toEqual({ username: 'ubnt', password: 'ubnt' });
    expect(defaultCredentials('acme')).toEqual({ username: 'acme', password: 'acme' });
  });
});
