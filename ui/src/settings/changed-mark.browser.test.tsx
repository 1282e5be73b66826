import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enter, leave } from '../testing/settings-page.mother.tsx';
import { setStage, type Stage } from '../testing/stage.mother.tsx';
import { settingsPage } from './settings-page.tsx';

const services = settingsPage('services', {});
const TEXT = 'sshd.status=enabled\nsshd.port=22\nhttpd.status=enabled\nhttpd.port=80\n';

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  stage = setStage();
  stage.models.get(EditingModel).configurationRead({ text: TEXT, modified: false, firstSetup: false });
  await stage.show(<services.View />);
  // Away from the fields, where another test may have left it: what a field is pointed at says more.
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const field = (id: string): HTMLElement => stage.place.querySelector<HTMLElement>(`[data-setting="${id}"]`)!;
const control = (id: string): HTMLInputElement => field(id).querySelector('input')!;
const head = (section: string): string | undefined =>
  stage.place.querySelector(`[data-section="${section}"] header`)?.textContent;
/** The words of the risk at a field, and whether they are seen. */
const risk = (id: string, words: string): boolean | undefined => {
  const found = [...field(id).querySelectorAll('span')].find(({ textContent }) => textContent === words);
  return found && found.getBoundingClientRect().width > 1;
};
const change = (id: string, value: string): void => {
  enter(control(id), value);
  leave(control(id));
};

it('says once for a group what is changed and what it does, and at each field to a screen reader', async () => {
  change('ssh.port', '2022');
  await expect.poll(() => head('ssh-server')).toBe('SSH server1 changed · restarts services');
  control('ssh.password').click();
  await expect.poll(() => head('ssh-server')).toBe('SSH server2 changed · restarts services');
  control('ssh.password').blur();
  expect(risk('ssh.port', 'restarts services')).toBe(false);
  expect(field('ssh.port').innerText).not.toContain('changed');
  const mark = field('ssh.port').querySelector('button')!;
  expect(mark.ariaLabel).toMatch(/ changed: show previous value$/);
  mark.click();
  await expect.poll(() => field('ssh.port').innerText).toMatch(/Previous value:\s*22/);
  expect(head('web-server')).toBe('Web server');
});

it('says each thing that the changes of a group do once, the worst first, and none of them at a field', async () => {
  change('web.port', '8080');
  await expect.poll(() => head('web-server')).toBe('Web server1 changed · cuts management access');
  change('web.sessionTimeout', '20');
  await expect
    .poll(() => head('web-server'))
    .toBe('Web server2 changed · cuts management access · restarts services');
  expect(risk('web.port', 'cuts management access')).toBe(false);
  expect(risk('web.sessionTimeout', 'restarts services')).toBe(false);
});
