import { describe, expect, it } from 'vitest';
import { ConfigRepository } from './config-repository.ts';
import { bridgeConfig, bridgeText } from './config-text.mother.ts';
import { DeviceInMemory } from './device-in-memory.mother.ts';

const time = '2026-11-20T10:00:00.000Z';

const opened = async () => {
  const device = new DeviceInMemory();
  const repository = await ConfigRepository.open(device);
  return { device, repository };
};

const pendingKeys = (repository: ConfigRepository): readonly string[] =>
  repository.state.store.pending.map(({ key }) => key);

describe('test mode', () => {
  const underTest = async () => {
    const all = await opened();
    all.repository.set('radio.1.freq', '5600');
    await all.repository.write({ time, testMode: true });
    return all;
  };
  it('keeps the changes pending while the device tries them', async () => {
    const { device, repository } = await underTest();
    expect(device.writes.at(-1)?.testMode).toBe(true);
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
    expect(repository.state.underTest?.config.get('radio.1.freq')).toBe('5600');
  });
  it('test mode does not take the configuration under test for the stored one', async () => {
    const { device, repository } = await underTest();
    expect(await repository.refresh()).toEqual([]);
    expect(device.calls.filter(call => call === 'read')).toHaveLength(2);
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
  });
  it('ends for good with apply: nothing is pending but what was edited since', async () => {
    const { repository } = await underTest();
    repository.set('netmode', 'router');
    expect(await repository.apply()).toEqual({ fastRestart: false });
    repository.testOver(bridgeConfig({ 'radio.1.freq': '5600' }));
    expect(repository.state.underTest).toBeUndefined();
    expect(repository.state.store.original.get('radio.1.freq')).toBe('5600');
    expect(pendingKeys(repository)).toEqual(['netmode']);
  });
  it('keeps the changes pending when the device had gone back before it heard of apply', async () => {
    const { repository } = await underTest();
    await repository.apply();
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
    repository.testOver(bridgeConfig());
    expect(repository.state.underTest).toBeUndefined();
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
  });
  it('test mode stays unsaved after apply when it was written without saving', async () => {
    const { repository } = await opened();
    repository.set('netmode', 'router');
    await repository.write({ time, testMode: true, noSave: true });
    await repository.apply();
    repository.testOver(bridgeConfig({ netmode: 'router' }));
    expect(repository.state.unsaved).toBe(true);
  });
  it('ends with discard: the changes are pending again', async () => {
    const { device, repository } = await underTest();
    await repository.discard({ testMode: true });
    expect(device.calls.at(-1)).toBe('discard test');
    expect(repository.state.underTest).toBeUndefined();
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
  });
  it('ends when the device fell back by itself', async () => {
    const { repository } = await underTest();
    repository.testFellBack();
    expect(repository.state.underTest).toBeUndefined();
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
  });
});

describe('a staged backup', () => {
  it('counts as modified until it is applied', async () => {
    const { device, repository } = await opened();
    device.modified = true;
    await repository.refresh();
    expect(repository.state.modified).toBe(true);
    await repository.apply();
    expect(repository.state.modified).toBe(false);
  });
  it('a staged backup is gone after discard, and what the device has without it is read', async () => {
    const { device, repository } = await opened();
    device.modified = true;
    device.text = bridgeConfig({ netmode: 'router' }).toString();
    await repository.refresh();
    Object.assign(device, { modified: false, text: bridgeText });
    await repository.discard();
    expect(device.calls.slice(-2)).toEqual(['discard', 'read']);
    expect([repository.state.modified, repository.state.store.running.get('netmode')]).toEqual([
      false,
      'bridge',
    ]);
  });
});

describe('a backup that waits on the device', () => {
  it('a backup that waits on the device is not applied by a write of something else', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    Object.assign(device, { modified: true, text: bridgeConfig({ netmode: 'router' }).toString() });
    expect(await repository.write({ time })).toMatchObject({
      kind: 'refused',
      problem: { key: 'An uploaded backup on the device is not applied yet. Apply or discard it first.' },
    });
    expect(device.writes).toEqual([]);
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
  });
  it('leaves known what the device had before it, until it is gone', async () => {
    const { device, repository } = await opened();
    Object.assign(device, { modified: true, text: bridgeConfig({ netmode: 'router' }).toString() });
    await repository.refresh();
    await repository.refresh();
    expect(repository.state.beforeStaged?.toString()).toBe(bridgeText);
    await repository.apply();
    expect(repository.state.beforeStaged).toBeUndefined();
  });
});
