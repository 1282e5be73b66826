import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { enter, fieldsOf, leave, useSettingsPage } from '../../testing/settings-page.mother.tsx';
import { part } from './part.ts';
import { SERVICES_CONFIGURATIONS } from './services-configurations.mother.ts';
import { servicesStage } from './services-stage.mother.ts';

const [configuration = {}] = Object.values(SERVICES_CONFIGURATIONS);
const page = useSettingsPage({
  View: part.View,
  configuration,
  stage: servicesStage,
  device: stage => stage.answer(ptmpAccessPointStatus(8)),
});
const { control, renderedBy } = page;
const notes = (id: string): string =>
  document.getElementById(control(id).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const enterAndLeave = (id: string, value: string): unknown => leave(enter(control(id), value));

describe('on the services page', () => {
  it('an edit renders its own field', async () => {
    expect(page.stage.place.querySelectorAll('[data-setting]').length).toBeGreaterThan(40);
    const edited = await renderedBy(() => enterAndLeave('snmp.location', 'Quarry'));
    expect(control('snmp.location').value).toBe('Quarry');
    expect(fieldsOf(edited)).toEqual(['snmp.location']);
  });

  it('a tick of the status renders no field', async () => {
    const status = ptmpAccessPointStatus(8);
    const host = { ...status.host, localTime: '2026-03-18 12:00:07' };
    const ticked = await renderedBy(() => page.stage.answer({ ...status, host }));
    expect(fieldsOf(ticked)).toEqual([]);
  });
});

describe('a port', () => {
  it.each([
    ['ssh.port', '80', '80 is used by another service: HTTP'],
    ['web.port', '443', '443 is used by another service: HTTPS'],
    ['telnet.port', '22', '22 is used by another service: SSH'],
    ['web.httpsPort', '23', '23 is used by another service: Telnet'],
    ['ssh.port', '57436', '57436 is used by system'],
    ['ssh.port', '18888', '18888 is used by system'],
  ])('%s is refused at %s, with the name of the service', async (id, port, problem) => {
    enterAndLeave(id, port);
    await expect.poll(() => notes(id)).toBe(problem);
    expect(page.stage.models.get(EditingModel).$pendingCount.getState()).toBe(0);
  });
});

describe('the clock of the device', () => {
  const readings = (): string =>
    page.stage.place.querySelector('[data-section="ntp-servers"] dl')?.textContent ?? '';

  it('stands beside that of the browser, with its error apart from the time zone', async () => {
    const status = ptmpAccessPointStatus(8);
    const wall = Date.now() - new Date().getTimezoneOffset() * 60_000;
    const tell = (ms: number) =>
      page.stage.answer({
        ...status,
        host: { ...status.host, localTime: new Date(ms).toISOString().slice(0, 19).replace('T', ' ') },
      });
    await tell(wall + 3_600_000);
    await expect.poll(readings).toContain('In sync');
    await tell(wall + 3_600_000 + 240_000);
    await expect.poll(readings).toMatch(/Clock error.*[34].min/);
  });
});

it('Telnet carries a warning', () => {
  expect(notes('telnet.enabled')).toContain('Telnet transmits usernames and passwords unencrypted.');
});
