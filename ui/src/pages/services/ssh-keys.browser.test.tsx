import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { servicesStage } from './services-stage.mother.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

const KEY = 'AAAAC3NzaC1lZDI1NTE5AAAAINliU/ZFZ4FADZ6LAKLpiVa4XSdNgy1djYF0PrboDkt/';
const FINGERPRINT = 'SHA256:APkE32RUC/6XY/WYUPu7SuSym9s5NLWpWhWTCUy/I/0';

let stage: Stage;
const show = async (...lines: readonly string[]): Promise<void> => {
  stage.models.get(EditingModel).configurationRead({
    text: `${['sshd.status=enabled', ...lines].join('\n')}\n`,
    modified: false,
    firstSetup: false,
  });
  await stage.show(<part.View />);
};
beforeEach(() => {
  stage = setStage(servicesStage());
});
afterEach(() => stage.close());

const area = (): HTMLTextAreaElement => stage.place.querySelector<HTMLTextAreaElement>('[data-ssh-keys]')!;
const section = (): string => stage.place.querySelector('[data-section="ssh-server"]')?.textContent ?? '';
const button = (name: string): HTMLButtonElement =>
  [...stage.place.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === name,
  )!;
const values = (): ReadonlyMap<string, string> => stage.models.get(EditingModel).$values.getState();

async function paste(text: string): Promise<void> {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text);
  area().dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => button('Add').disabled).toBe(false);
  button('Add').click();
}

describe('SSH keys', () => {
  it('SSH keys are pasted: the entry has its comment and fingerprint, and can be removed', async () => {
    await show();
    expect(section()).toContain('No SSH keys');
    await paste(`ssh-ed25519 ${KEY} tower@noc`);
    await expect.poll(() => values().get('sshd.auth.key.1.value')).toBe(KEY);
    expect(section()).toContain('tower@noc is added.');
    const entry = (): string =>
      stage.place.querySelector('[data-entry="sshd.auth.key.1"]')?.textContent ?? '';
    await expect.poll(entry).toContain(`ssh-ed25519 ${FINGERPRINT}`);
    expect(entry()).toContain('SSH key tower@noc');
    // One row, one mark, and as much of the fingerprint as tells keys apart.
    expect(stage.place.querySelector('[data-entry="sshd.auth.key.1"] code[aria-hidden]')?.textContent).toBe(
      'ed25519 APkE32RUC/6X…',
    );
    expect(section()).toContain('1 changed · restarts services');
    expect(entry().match(/changed|New/g)).toEqual(['New']);
    expect(area().value).toBe('');
    button('Remove SSH key tower@noc').click();
    await expect.poll(() => [...values().keys()]).toEqual(['sshd.status']);
    expect(stage.complaints).toEqual([]);
  });

  it('SSH keys are dropped as a file', async () => {
    await show();
    const files = new DataTransfer();
    files.items.add(new File([`# keys\nssh-ed25519 ${KEY} dropped@noc\n`], 'id_ed25519.pub'));
    area().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
    await expect.poll(() => values().get('sshd.auth.key.1.comment')).toBe('dropped@noc');
  });

  it('SSH keys are refused with the reason, and stay where they were pasted', async () => {
    await show();
    await paste(`command="reboot" ssh-ed25519 ${KEY} tower@noc`);
    await expect.poll(section).toContain('Options before the key are not supported.');
    expect(area().getAttribute('aria-invalid')).toBe('true');
    await paste('-----BEGIN OPENSSH PRIVATE KEY-----');
    await expect.poll(section).toContain('This is a private key.');
    await paste(`ssh-ed25519 ${KEY} tower@noc\nsshd.auth.passwd=enabled`);
    await expect.poll(section).toContain('Line 2: This is not an SSH public key.');
    expect([...values().keys()]).toEqual(['sshd.status']);
  });

  it('SSH keys of a file that are refused stand in the field with the reason, until they are edited', async () => {
    await show();
    const files = new DataTransfer();
    files.items.add(new File(['-----BEGIN OPENSSH PRIVATE KEY-----'], 'id_ed25519'));
    area().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
    await expect.poll(section).toContain('This is a private key.');
    expect(area().value).toBe('-----BEGIN OPENSSH PRIVATE KEY-----');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), 'ssh-');
    area().dispatchEvent(new Event('input', { bubbles: true }));
    await expect.poll(section).not.toContain('This is a private key.');
    expect(stage.complaints).toEqual([]);
  });

  it('SSH keys are at most 10, §9', async () => {
    await show(...Array.from({ length: 10 }, (_, at) => `sshd.auth.key.${at + 1}.value=AAAA${at}`));
    await paste(`ssh-ed25519 ${KEY} tower@noc`);
    await expect.poll(section).toContain('The SSH server supports at most 10 keys.');
    expect(stage.models.get(EditingModel).$pendingCount.getState()).toBe(0);
  });
});
