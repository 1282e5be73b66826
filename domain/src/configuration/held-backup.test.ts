import { describe, expect, it } from 'vitest';
import { ConfigRepository } from './config-repository.ts';
import type { ConfigurationStorage } from './configuration-storage.port.ts';

const RUNNING = 'netmode=bridge\nradio.1.freq=5500\nusers.1.password=own\nwpa.psk=old\n';
const BACKUP = 'radio.1.freq=5600\nusers.1.password=other\nwpa.psk=new\nsyslog.status=enabled\n';

/** A device with an uploaded backup; the failing operation is given by name. */
class BackupDevice implements ConfigurationStorage {
  staged: string | undefined = BACKUP;
  readonly fails = new Set<'read' | 'discard' | 'answer to discard'>();
  readonly calls: string[] = [];
  /** Nothing can be read once it was requested to drop the backup. */
  failsAfterDiscard = false;

  async read() {
    this.#called('read');
    return { text: this.staged ?? RUNNING, modified: this.staged !== undefined, firstSetup: false };
  }
  async write() {
    return { fastRestart: true };
  }
  async apply() {
    return { fastRestart: true };
  }
  async discard() {
    this.#called('discard');
    this.staged = undefined;
    if (this.failsAfterDiscard) this.fails.add('read');
    if (this.fails.has('answer to discard')) throw new Error('The answer was lost.');
    return { fastRestart: true };
  }
  #called(call: 'read' | 'discard') {
    this.calls.push(call);
    if (this.fails.has(call)) throw new Error('The device does not respond.');
  }
}

const opened = async () => {
  const device = new BackupDevice();
  return { device, repository: await ConfigRepository.open(device) };
};
const pending = ({ state }: ConfigRepository) => Object.fromEntries(state.store.changes);

describe('a backup that is made changes', () => {
  it('leaves the device with what runs, and pending what differs, but for what is never written', async () => {
    const { device, repository } = await opened();
    expect(await repository.reviewBackup()).toBe('pending');
    expect(device.staged).toBeUndefined();
    expect(pending(repository)).toEqual({
      netmode: undefined,
      'radio.1.freq': '5600',
      'wpa.psk': 'new',
      'syslog.status': 'enabled',
    });
    expect(repository.state).toMatchObject({ modified: false, held: undefined });
    expect(repository.state.store.original.toString()).toBe(RUNNING);
  });

  it('leaves what was edited on the page as it was edited', async () => {
    const { repository } = await opened();
    repository.set('radio.1.freq', '5700');
    repository.set('netmode', 'bridge');
    await repository.reviewBackup();
    expect(pending(repository)).toEqual({
      'radio.1.freq': '5700',
      'wpa.psk': 'new',
      'syslog.status': 'enabled',
    });
  });

  it('waits on the device as before when that does not drop it', async () => {
    const { device, repository } = await opened();
    device.fails.add('discard');
    await expect(repository.reviewBackup()).rejects.toThrow('does not respond');
    expect(device.staged).toBe(BACKUP);
    expect(repository.state).toMatchObject({ modified: true, held: undefined });
    expect(repository.state.store.original.toString()).toBe(BACKUP);
  });

  it('becomes changes although the answer to the dropping was lost', async () => {
    const { device, repository } = await opened();
    device.fails.add('answer to discard');
    expect(await repository.reviewBackup()).toBe('pending');
    expect(pending(repository)).toMatchObject({ 'radio.1.freq': '5600' });
  });

  it('a backup that is made changes is held while what runs cannot be read, and becomes changes once it can', async () => {
    const { device, repository } = await opened();
    device.failsAfterDiscard = true;
    await expect(repository.reviewBackup()).rejects.toThrow('does not respond');
    expect(repository.state.held).toMatchObject({ isOff: true });
    expect(repository.state.held?.text.toString()).toBe(BACKUP);
    device.fails.clear();
    await repository.refresh();
    expect(repository.state.held?.text.toString()).toBe(BACKUP);
    expect(await repository.settleHeldBackup()).toBe('pending');
    expect(pending(repository)).toMatchObject({ 'radio.1.freq': '5600', 'wpa.psk': 'new' });
    expect(device.calls.filter(call => call === 'discard')).toHaveLength(1);
  });

  it('a backup that is made changes is dropped only where it is the one that the page has shown', async () => {
    const { device, repository } = await opened();
    device.staged = 'radio.1.freq=5580\n';
    expect(await repository.reviewBackup()).toBe('replaced');
    expect(device.staged).toBe('radio.1.freq=5580\n');
    expect(repository.state.store.original.toString()).toBe('radio.1.freq=5580\n');
  });

  it('a backup that is made changes is gone where somebody else dropped it, and nothing is pending', async () => {
    const { device, repository } = await opened();
    device.staged = undefined;
    expect(await repository.reviewBackup()).toBe('gone');
    expect(pending(repository)).toEqual({});
    expect(device.calls).not.toContain('discard');
  });
});
