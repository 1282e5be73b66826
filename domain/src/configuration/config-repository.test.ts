import { describe, expect, it } from 'vitest';
import { message } from '../errors/message.ts';
import { ConfigRepository } from './config-repository.ts';
import { bridgeConfig, bridgeText } from './config-text.mother.ts';
import { DeviceInMemory } from './device-in-memory.mother.ts';

const time = '2026-11-20T10:00:00.000Z';

const anotherTime = '2026-11-20T11:00:00.000Z';

const opened = async () => {
  const device = new DeviceInMemory();
  const repository = await ConfigRepository.open(device);
  return { device, repository };
};

const pendingKeys = (repository: ConfigRepository): readonly string[] =>
  repository.state.store.pending.map(({ key }) => key);

describe('the repository', () => {
  it('opens what the storage holds, with nothing pending', async () => {
    const { repository } = await opened();
    expect(repository.state.store.running.toString()).toBe(bridgeText);
    expect(repository.state).toMatchObject({ modified: false, firstSetup: false, unsaved: false });
  });
  it('the repository is the same after a reading that brings nothing new', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    const before = repository.state;
    await repository.refresh();
    expect(repository.state).toBe(before);
    device.modified = true;
    await repository.refresh();
    expect(repository.state.modified).toBe(true);
  });
  it('gives the error of a refused edit and stays as it was', async () => {
    const { repository } = await opened();
    const before = repository.state;
    expect(repository.set('netmode', 'a\nb')).toMatchObject({ ok: false, key: 'netmode' });
    expect(repository.state).toBe(before);
  });
  it('reverts a section, an entry and everything', async () => {
    const { repository } = await opened();
    repository.edit(
      new Map([
        ['netconf.1.mtu', '1400'],
        ['netconf.4.ip', '10.0.0.1'],
        ['netmode', 'router'],
      ]),
    );
    repository.revertUnder('netconf.4');
    expect(pendingKeys(repository)).toEqual(['netconf.1.mtu', 'netmode']);
    repository.revertUnder('netconf');
    expect(pendingKeys(repository)).toEqual(['netmode']);
    repository.revertAll();
    expect(pendingKeys(repository)).toEqual([]);
  });
});

describe('writing', () => {
  it('sends the running text with sensitive keys stripped and the stamp, and has nothing pending then', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    expect(await repository.write({ time })).toEqual({ kind: 'written', fastRestart: true });
    const expected = bridgeText
      .replace('radio.1.freq=5500', 'radio.1.freq=5600')
      .replace(/users\.1\.password=.*\n/, '')
      .replace(/system\.cfg\.editor\.webui=.*\n/, '');
    expect(device.writes).toEqual([
      { text: `${expected}system.cfg.editor.webui=${time}\n`, testMode: false, noSave: false },
    ]);
    expect(repository.state.store.isChanged).toBe(false);
    expect(repository.state.store.original.get('users.1.password')).toBe('$1$salt$hashhashhash');
  });
  it('reads the device before, and merges what another hand changed there', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    device.text = bridgeConfig({ netmode: 'router' }).toString();
    await repository.write({ time });
    expect(device.calls).toEqual(['read', 'read', 'write']);
    expect(device.text).toContain('netmode=router\n');
    expect(device.text).toContain('radio.1.freq=5600\n');
  });
  it('sends nothing while a conflict is open', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    device.text = bridgeConfig({ 'radio.1.freq': '5700' }).toString();
    const conflicts = [
      { key: 'radio.1.freq', changedBy: 'conflict', base: '5500', mine: '5600', theirs: '5700' },
    ];
    expect(await repository.write({ time })).toEqual({ kind: 'conflicts', conflicts });
    expect(device.writes).toEqual([]);
    expect(repository.state.disputed?.conflicts).toEqual(conflicts);
    expect(repository.state.store.running.get('radio.1.freq')).toBe('5600');
  });
  it.each(['mine', 'theirs'] as const)(
    'writing goes on when the conflict is settled for %s',
    async choice => {
      const { device, repository } = await opened();
      repository.edit(
        new Map([
          ['radio.1.freq', '5600'],
          ['netmode', 'router'],
        ]),
      );
      device.text = bridgeConfig({ 'radio.1.freq': '5700' }).toString();
      await repository.refresh();
      expect(repository.settle(new Map([['radio.1.freq', choice]]))).toEqual([]);
      expect(repository.state.disputed).toBeUndefined();
      expect(await repository.write({ time })).toMatchObject({ kind: 'written' });
      expect(device.text).toContain(`radio.1.freq=${choice === 'mine' ? 5600 : 5700}\n`);
      expect(device.text).toContain('netmode=router\n');
    },
  );
  it('asks again when the device changed once more after the conflict was settled', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    device.text = bridgeConfig({ 'radio.1.freq': '5700' }).toString();
    await repository.refresh();
    repository.settle(new Map([['radio.1.freq', 'mine']]));
    device.text = bridgeConfig({ 'radio.1.freq': '5800' }).toString();
    expect(await repository.write({ time })).toMatchObject({
      kind: 'conflicts',
      conflicts: [{ base: '5700', theirs: '5800' }],
    });
  });
  it('changes nothing while only some of the conflicts are settled', async () => {
    const { device, repository } = await opened();
    repository.edit(
      new Map([
        ['radio.1.freq', '5600'],
        ['netmode', 'router'],
      ]),
    );
    device.text = bridgeConfig({ 'radio.1.freq': '5700', netmode: 'soho' }).toString();
    await repository.refresh();
    expect(repository.settle(new Map([['netmode', 'mine']])).map(({ key }) => key)).toEqual(['radio.1.freq']);
    expect(repository.state.disputed?.conflicts).toHaveLength(2);
    expect(pendingKeys(repository)).toEqual(['radio.1.freq', 'netmode']);
  });
  it('lists a conflict that an edit begins while another one is open, so that all can be settled', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    device.text = bridgeConfig({ 'radio.1.freq': '5700', netmode: 'soho' }).toString();
    await repository.refresh();
    repository.set('netmode', 'router');
    expect(repository.state.disputed?.conflicts).toMatchObject([
      { key: 'netmode', mine: 'router', theirs: 'soho' },
      { key: 'radio.1.freq', mine: '5600', theirs: '5700' },
    ]);
    repository.settle(new Map([['radio.1.freq', 'mine']]));
    expect(repository.state.disputed?.conflicts).toHaveLength(2);
    const both = new Map([
      ['radio.1.freq', 'mine'],
      ['netmode', 'theirs'],
    ] as const);
    expect(repository.settle(both)).toEqual([]);
    expect(await repository.write({ time })).toMatchObject({ kind: 'written' });
    expect(device.text).toContain('radio.1.freq=5600\n');
    expect(device.text).toContain('netmode=soho\n');
  });
  it('lists no conflict any more that was edited away, and merges the rest', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    device.text = bridgeConfig({ 'radio.1.freq': '5700', netmode: 'soho' }).toString();
    await repository.refresh();
    repository.revertKey('radio.1.freq');
    expect(repository.state.disputed).toBeUndefined();
    expect(repository.state.store.running.get('netmode')).toBe('soho');
    expect(pendingKeys(repository)).toEqual([]);
  });
  it('writing has nothing to settle without a conflict', async () => {
    const { repository } = await opened();
    expect(repository.settle(new Map([['netmode', 'mine']]))).toEqual([]);
  });
  it('lets the failure of the storage pass and keeps the changes', async () => {
    const { device, repository } = await opened();
    repository.set('netmode', 'router');
    device.failure = new Error('gone');
    await expect(repository.write({ time })).rejects.toThrow('gone');
    expect(pendingKeys(repository)).toEqual(['netmode']);
  });
  it('refuses what cannot be sent', async () => {
    const { device, repository } = await opened();
    expect(await repository.write({ time: 'now' })).toMatchObject({ kind: 'refused' });
    expect(device.writes).toEqual([]);
  });
  it.each([
    ['another key', 'netmode', 'router'],
    ['another value', 'radio.1.freq', '5700'],
    ['the change taken back', 'radio.1.freq', '5500'],
  ])('sends nothing that was not reviewed: %s', async (_, key, value) => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    const reviewed = repository.state.store.changes;
    const writing = repository.write({ time, reviewed });
    repository.set(key, value);
    expect(await writing).toMatchObject({
      kind: 'refused',
      problem: { key: 'The changes were edited after the review. Review them again.' },
    });
    expect(device.writes).toEqual([]);
  });
  it('writing is judged by what would be sent, another hand’s changes in it, and not sent when that is wrong', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    device.text = bridgeConfig({ netmode: 'router' }).toString();
    const judged: string[] = [];
    const written = await repository.write({
      time,
      check: ({ running }) => {
        judged.push(`${running.get('netmode')} ${running.get('radio.1.freq')}`);
        return message('Not like this.');
      },
    });
    expect(written).toEqual({ kind: 'refused', problem: message('Not like this.') });
    expect([judged, device.writes]).toEqual([['router 5600'], []]);
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
  });
  it('takes nothing of what was read when the device holds the writing back', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    device.text = bridgeConfig({ netmode: 'router' }).toString();
    const lockedBy = async () => message('A test runs.');
    expect(await repository.write({ time, lockedBy })).toEqual({
      kind: 'refused',
      problem: message('A test runs.'),
    });
    expect(device.writes).toEqual([]);
    expect(repository.state.store.original.get('netmode')).toBe('bridge');
  });
  it('sends what was reviewed when another hand has made a part of it', async () => {
    const { device, repository } = await opened();
    repository.set('radio.1.freq', '5600');
    repository.set('netmode', 'router');
    const reviewed = repository.state.store.changes;
    device.text = bridgeConfig({ netmode: 'router' }).toString();
    expect(await repository.write({ time, reviewed })).toMatchObject({ kind: 'written' });
  });
  it('keeps an edit pending that was made while the text was under way', async () => {
    const { device, repository } = await opened();
    repository.set('netmode', 'router');
    const write = device.write.bind(device);
    device.write = async sent => {
      repository.set('radio.1.freq', '5600');
      return write(sent);
    };
    await repository.write({ time });
    expect(pendingKeys(repository)).toEqual(['radio.1.freq']);
  });
  it('writing without saving marks the device as unsaved until a plain write', async () => {
    const { device, repository } = await opened();
    repository.set('netmode', 'router');
    await repository.write({ time, noSave: true });
    expect([
      device.writes.at(-1)?.noSave,
      repository.state.unsaved,
      repository.state.store.isChanged,
    ]).toEqual([true, true, false]);
    await repository.write({ time: anotherTime });
    expect([device.writes.at(-1)?.noSave, repository.state.unsaved]).toEqual([false, false]);
  });
});
