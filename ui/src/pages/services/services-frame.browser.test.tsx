import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { servicesStage } from './services-stage.mother.ts';

const LINES = [
  'httpd.status=enabled',
  'sshd.status=enabled',
  'sshd.port=2222',
  'snmp.status=disabled',
  'syslog.status=enabled',
  'syslog.remote.status=disabled',
];

let stage: Stage;
beforeEach(async () => {
  await screen.viewport(1440, 900);
  stage = setStage(servicesStage());
  stage.models.get(EditingModel).configurationRead({
    text: `${LINES.join('\n')}\n`,
    modified: false,
    firstSetup: false,
  });
});
afterEach(async () => {
  window.location.hash = '';
  await stage.close();
});

const section = (id: string): HTMLElement =>
  stage.place.querySelector<HTMLElement>(`[data-section="${id}"]`)!;
const details = (id: string): HTMLDetailsElement | null => section(id).querySelector('details');
const isOpen = (id: string): boolean => details(id)?.open === true;
const head = (id: string): HTMLElement => section(id).querySelector<HTMLElement>('summary')!;
const field = (id: string): HTMLInputElement =>
  stage.place.querySelector<HTMLInputElement>(`[data-setting="${id}"] input`)!;
function type(id: string, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(id), value);
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
  field(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

describe('a service', () => {
  it('a service is a line with its port that opens to its fields', async () => {
    await stage.show(<part.View />);
    expect(isOpen('ssh-server')).toBe(false);
    expect(head('ssh-server').innerText).toMatch(/SSH server[^]*command-line[^]*Port 2222/);
    head('ssh-server').click();
    await expect.poll(() => field('ssh.port').checkVisibility()).toBe(true);
    expect(stage.complaints).toEqual([]);
  });

  it('a service that is off has nothing to open, and opens as it goes on', async () => {
    await stage.show(<part.View />);
    expect(details('snmp-agent')).toBeNull();
    field('snmp.enabled').click();
    await expect.poll(() => isOpen('snmp-agent')).toBe(true);
    expect(field('snmp.contact').checkVisibility()).toBe(true);
  });

  it('a service of which the device has a part alone has the switch and the name of that part', async () => {
    const keys = ['syslog.remote.status', 'syslog.remote.ip', 'syslog.remote.port'];
    stage.models.get(EditingModel).configurationRead({
      text: 'syslog.status=enabled\nsyslog.remote.status=disabled\n',
      modified: false,
      firstSetup: false,
      carried: new Set(keys),
    });
    await stage.show(<part.View />);
    expect(section('system-log').innerText).toMatch(/^Remote log/);
    expect(details('system-log')).toBeNull();
    field('log.remote').click();
    await expect.poll(() => isOpen('system-log')).toBe(true);
    expect(field('log.server').checkVisibility()).toBe(true);
  });

  it.each([
    ['by a setting in it', 'ssh.port'],
    ['by its heading', 'ssh-server'],
  ])('a service is opened %s in the address', async (_, target) => {
    window.location.hash = `#/services/${target}`;
    await stage.show(<part.View />);
    await expect.poll(() => isOpen('ssh-server')).toBe(true);
    expect(isOpen('web-server')).toBe(false);
    // The same address again, after it was closed.
    head('ssh-server').click();
    await expect.poll(() => isOpen('ssh-server')).toBe(false);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await expect.poll(() => isOpen('ssh-server')).toBe(true);
    expect(stage.place.contains(document.activeElement)).toBe(true);
  });

  it('a service that is closed says that it is changed, and that a field of it is not right', async () => {
    await stage.show(<part.View />);
    type('ssh.port', '2022');
    await expect.poll(() => head('ssh-server').innerText).toContain('1 changed');
    expect(head('ssh-server').innerText).not.toContain('Error');
    type('ssh.port', '99999');
    await expect.poll(() => head('ssh-server').innerText).toContain('Error');
    expect(isOpen('ssh-server')).toBe(false);
  });

  it.each([
    ['closed', 'ssh-server', 'ssh.enabled', 'On', true],
    ['open', 'snmp-agent', 'snmp.enabled', 'Off', false],
  ])('a service is switched back in its line, %s', async (_, id, toggle, words, before) => {
    await stage.show(<part.View />);
    const button = (name: string): HTMLButtonElement | undefined =>
      [...section(id).querySelectorAll('button')].find(
        each => each.textContent === name && each.checkVisibility(),
      );
    field(toggle).click();
    await expect.poll(() => field(toggle).checked).toBe(!before);
    await expect.poll(() => isOpen(id)).toBe(!before);
    await expect.poll(() => button('changed')).toBeDefined();
    // The line says it once.
    expect(section(id).innerText).not.toContain('1 changed');
    button('changed')?.click();
    await expect.poll(() => section(id).innerText).toMatch(new RegExp(`Previous value:\\s*${words}`));
    expect(button('Revert')?.closest('summary')).toBeNull();
    button('Revert')?.click();
    await expect.poll(() => field(toggle).checked).toBe(before);
    expect(button('changed')).toBeUndefined();
    expect(stage.complaints).toEqual([]);
  });

  it('shows both of two equal servers', async () => {
    stage.models.get(EditingModel).configurationRead({
      text: [
        ...LINES,
        'ntpclient.status=enabled',
        ...[1, 2].flatMap(n => [`ntpclient.${n}.status=enabled`, `ntpclient.${n}.server=ntp.example.net`]),
        '',
      ].join('\n'),
      modified: false,
      firstSetup: false,
    });
    const errors = vi.spyOn(console, 'error');
    await stage.show(<part.View />);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    expect(head('ntp-servers').innerText).toContain('ntp.example.net · ntp.example.net');
  });

  it('claims danger only where the management may be lost', async () => {
    await stage.show(<part.View />);
    const ink = (id: string, words: string): string =>
      [...section(id).querySelectorAll('h2 ~ span span')]
        .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent === words)
        .map(element => getComputedStyle(element).color)
        .join(' ');
    const plain = getComputedStyle(section('ssh-server').querySelector('[aria-live]')!).color;
    field('ssh.enabled').click();
    await expect.poll(() => ink('ssh-server', 'restarts services')).toBe(plain);
    expect(ink('web-server', 'cuts management access')).toBe('');
    field('web.enabled').click();
    await expect.poll(() => ink('web-server', 'cuts management access')).not.toBe('');
    expect(ink('web-server', 'cuts management access')).not.toBe(plain);
  });
});
