import { BACKUP_MODELS } from '@radiolink/application/backup/backup.model';
import { HARDWARE_MODELS } from '@radiolink/application/hardware/hardware.model';
import { HELP_MODELS } from '@radiolink/application/help/help.model';
import { LOCATE_MODELS } from '@radiolink/application/locate/locate.model';
import { SUPPORT_MODELS } from '@radiolink/application/support/support.model';
import { SYSTEM_MODELS } from '@radiolink/application/system/system.model';
import type { Transfer, TransferFile } from '@radiolink/application/files/transfer';
import { RequestFailure } from '@radiolink/domain/errors';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import type { ReactNode } from 'react';
import { NEVER, type Observable, of, Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { BackupPanel } from './backup/backup-panel.tsx';
import { HelpPanel } from './support/support-and-help.tsx';
import { HardwarePanel } from './hardware/hardware-panel.tsx';
import { ClockReadings } from './time-and-location.tsx';
import { SupportPanel } from './support/support-panel.tsx';
import { type SystemActs, systemPorts } from './system-ports.mother.ts';

const LOST = { kind: 'network', reason: 'unreachable', message: 'No response.' } as const;
const MODELS = [
  ...SYSTEM_MODELS,
  ...BACKUP_MODELS,
  ...SUPPORT_MODELS,
  ...HARDWARE_MODELS,
  ...LOCATE_MODELS,
  ...HELP_MODELS,
];
/** A configuration with the sections that each has. */
const BACKUP = [
  'netconf.status=enabled',
  'netmode.status=enabled',
  'radio.status=enabled',
  'resolv.status=enabled',
  'system.status=enabled',
  'users.status=enabled',
].join('\n');

let stage: Stage;
afterEach(() => stage.close());

async function show(content: ReactNode, acts: SystemActs = {}): Promise<void> {
  stage = setStage({ models: MODELS, ports: systemPorts({}, acts) });
  await stage.answer(ptpStationStatus());
  await stage.show(content);
}
const text = (): string => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = async (name: string): Promise<void> => {
  await expect.poll(() => button(name)?.disabled).toBe(false);
  button(name)?.click();
};
describe('the clock of the device', () => {
  it('the clock of the device has no readings where its status has no time, and a dash for a sync that never was', async () => {
    await show(<ClockReadings />);
    await stage.answer(
      ptpStationStatus({ host: { localTime: '2026-03-04 10:20:31' }, ntpLastSync: undefined }),
    );
    await expect.poll(text).toMatch(/Device time.*2026.*Last NTP sync—/);
    await stage.answer(ptpStationStatus({ host: { localTime: undefined }, ntpLastSync: undefined }));
    await expect.poll(text).not.toContain('Last NTP sync');
    expect(text()).not.toContain('—');
  });
});

async function choose(content: string): Promise<void> {
  const input = stage.place.querySelector<HTMLInputElement>('input[type=file]')!;
  const files = new DataTransfer();
  files.items.add(new File([content], 'ridge.cfg'));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const addressField = () => stage.place.querySelector<HTMLInputElement>('input[inputmode=url]')!;

async function enterAddress(address: string): Promise<void> {
  await expect.poll(addressField).not.toBeNull();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(addressField(), address);
  addressField().dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => button('Restore from this address')?.disabled).toBe(false);
}

describe('the backup', () => {
  it('the backup is downloaded: its progress, its name, and why it failed', async () => {
    const transfers: Subject<Transfer<TransferFile>>[] = [];
    const download = () => {
      transfers.push(new Subject());
      return transfers.at(-1)!;
    };
    await show(<BackupPanel />, { backup: { download } });
    await press('Download backup');
    transfers[0]!.next({ kind: 'progress', bytes: 30, totalBytes: 60 });
    await expect.poll(() => stage.place.querySelector('progress')?.value).toBe(50);
    transfers[0]!.next({ kind: 'done', result: { name: 'ridge.cfg', content: new Blob() } });
    transfers[0]!.complete();
    await expect.poll(text).toContain('ridge.cfg was saved.');
    await press('Download backup');
    transfers[1]!.error(new RequestFailure(LOST));
    await expect.poll(text).toContain('The file was not saved.');
    expect(stage.complaints).toEqual([]);
  });

  it('the backup is checked before it is uploaded to a device that keeps it', async () => {
    const upload = vi.fn<() => typeof NEVER>(() => NEVER);
    await show(<BackupPanel />, { backup: { stage: upload } });
    await choose('nothing of use');
    await expect.poll(() => stage.place.querySelector('input[aria-invalid=true]')).not.toBeNull();
    expect(button('Upload')?.disabled).toBe(true);
    expect(text()).not.toContain('Backup address');
    await choose(BACKUP);
    await press('Upload');
    await expect.poll(text).toContain('Uploading the backup…');
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('the backup is not asked for at what is no address, which says how one starts until it is edited', async () => {
    const restoreFrom = vi.fn<() => Observable<number>>(() => of(100));
    await show(<BackupPanel />, { backup: { appliesItself: true, restoreFrom } });
    await expect.poll(() => button('Restore from this address')?.disabled).toBe(true);
    await enterAddress('files.example/ridge.tar.gz');
    await press('Restore from this address');
    await expect.poll(text).toContain('Enter an address that starts with http:// or https://.');
    expect(document.activeElement).toBe(addressField());
    expect(text()).not.toContain('All settings and users are replaced');
    await enterAddress('https://files.example/ridge.tar.gz');
    await expect.poll(text).not.toContain('Enter an address');
    expect(restoreFrom).not.toHaveBeenCalled();
  });

  it('the backup is restored by a device that does it itself, after a question with the price', async () => {
    const restoreFrom = vi.fn<() => Observable<number>>(() => of(100));
    await show(<BackupPanel />, { backup: { appliesItself: true, restoreFrom } });
    await enterAddress('https://files.example/ridge.tar.gz');
    await press('Restore from this address');
    await expect.poll(text).toContain('All settings and users are replaced');
    expect(restoreFrom).not.toHaveBeenCalled();
    await press('Restore and reboot');
    await expect.poll(text).toContain('The device applies it and reboots');
    expect(restoreFrom).toHaveBeenCalledWith({
      url: 'https://files.example/ridge.tar.gz',
      verifyCertificate: true,
    });
  });
});

describe('support', () => {
  it('support has its file where the device gives one, else the reason', async () => {
    const refused = new RequestFailure({
      kind: 'device-api',
      error: 'Not supported by this device.',
      message: 'Not supported by this device.',
      detail: '',
      statusCode: 404,
    });
    const sending = new Subject<Transfer<TransferFile>>();
    await show(<SupportPanel />, { supportFile: { download: () => sending } });
    await press('Download support file');
    sending.error(refused);
    await expect.poll(text).toContain('The file was not saved.');
    expect(stage.complaints).toEqual([]);
  });
});

describe('the hardware of the device', () => {
  it('says what the board calls itself, and no name that it does not have', async () => {
    stage = setStage({
      models: MODELS,
      ports: systemPorts(),
      boardInfo: 'board.sysid=0xE7F5\nboard.fcc_id=SWX-R5AC\nboard.ic_id=\n',
    });
    await stage.show(<HardwarePanel />);
    await expect.poll(text).toContain('System ID0xe7f5');
    expect(text()).toContain('FCC IDSWX-R5AC');
    expect(text()).not.toContain('IC ID');
    expect(text()).not.toContain('CPU revision');
  });
});

describe('the locator LEDs', () => {
  it('flash, count down, and are stopped', async () => {
    let active = false;
    await show(<HardwarePanel />, {
      locate: {
        read: async () => (active ? { active, secondsLeft: 60 } : { active }),
        start: async () => void (active = true),
        stop: async () => void (active = false),
      },
    });
    await press('Flash the LEDs');
    await expect.poll(text).toContain('The LEDs flash');
    await press('Stop flashing');
    await expect.poll(() => button('Flash the LEDs')).toBeDefined();
  });

  it('the locator LEDs are said to be missing where the device has no such call', async () => {
    const missing = new RequestFailure({
      kind: 'response-status',
      status: 404,
      statusText: 'Not Found',
    } as never);
    await show(<HardwarePanel />, { locate: { read: () => Promise.reject(missing) } });
    await expect.poll(text).toContain('This device cannot flash its LEDs to be located.');
  });
});

describe('the help pages of the device', () => {
  it('open in a frame that may do nothing, at the path that the device tells', async () => {
    await show(<HelpPanel />, {
      help: {
        find: async (page, language) => ({ title: page, language, path: `/help/${language}/${page}.html` }),
      },
    });
    await press('Privacy Policy');
    const frame = () => document.querySelector('iframe');
    await expect.poll(() => frame()?.getAttribute('src')).toBe('/help/en/privacy.html');
    expect(frame()?.getAttribute('sandbox')).toBe('');
    await press('Close');
    await expect.poll(frame).toBeNull();
  });

  it('say why one could not be opened', async () => {
    await show(<HelpPanel />, { help: { find: () => Promise.reject(new RequestFailure(LOST)) } });
    await press('Terms Of Service');
    await expect.poll(text).toContain('The page could not be opened.');
  });
});
