import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

const TEXT = [
  'radio.1.devname=ath0',
  'radio.countrycode=840',
  'wireless.1.ssid=ridge-north',
  'sshd.status=enabled',
  'sshd.port=22',
  'snmp.status=enabled',
  'snmp.community=ridge-read',
  'ntpclient.status=enabled',
  'ntpclient.1.server=time.example',
  'ntpclient.2.server=other.example',
  '',
].join('\n');

let stage: Stage;
beforeEach(async () => {
  stage = setStage();
  stage.models.get(EditingModel).configurationRead({ text: TEXT, modified: false, firstSetup: false });
  await stage.show(<part.View />);
});
afterEach(() => stage.close());

const link = (address: string): HTMLAnchorElement =>
  stage.place.querySelector<HTMLAnchorElement>(`[data-card="${address}"]`)!;
const card = (address: string): string => link(address)?.closest('section')?.textContent ?? '';

it('shows each section as a card that leads to it, with its main values', async () => {
  await expect.poll(() => card('services/ssh-server')).toContain('SSH port22');
  expect(card('wireless/wireless-network')).toContain('ridge-north');
  expect(card('services/ntp-servers')).toContain('Server time.example');
  expect(link('services/ssh-server').getAttribute('href')).toBe('#/services/ssh-server');
  expect(stage.complaints).toEqual([]);
});

it('shows no secret, and no name that only the device has', async () => {
  await expect.poll(() => card('services/snmp-agent')).toContain('SNMP community');
  expect(stage.place.textContent).not.toContain('ridge-read');
  expect(stage.place.textContent).not.toContain('840');
});

it('shows the settings that differ from the defaults alone, and all of them', async () => {
  await expect.poll(() => card('services/ssh-server')).toContain('SSH port22');
  stage.place.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
  await expect.poll(() => card('services/web-server')).toBe('');
  expect(card('services/ssh-server')).not.toContain('SSH port22');
  expect(card('wireless/wireless-network')).toContain('ridge-north ◆');
  stage.models.get(EditingModel).edited(new Map([['sshd.port', '2222']]));
  await expect.poll(() => card('services/ssh-server')).toContain('SSH port2222 ◆');
});

it('shows what is pending with its new value', async () => {
  stage.models.get(EditingModel).edited(new Map([['sshd.port', '2222']]));
  await expect.poll(() => card('services/ssh-server')).toContain('1 changed');
  expect(card('services/ssh-server')).toContain('SSH port2222');
  expect(card('services/snmp-agent')).not.toContain('changed');
});
