import { EditingModel } from '@radiolink/application/configuration';
import { servicesStage } from './services-stage.mother.ts';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { countRenders, type Renders } from '../../testing/count-renders.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { SERVICES_CONFIGURATIONS } from './services-configurations.mother.ts';

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await screen.viewport(1440, 900);
  stage = setStage(servicesStage());
  const [lines = {}] = Object.values(SERVICES_CONFIGURATIONS);
  stage.models.get(EditingModel).configurationRead({
    text: configurationText(lines),
    modified: false,
    firstSetup: false,
  });
  await stage.answer(ptmpAccessPointStatus(8));
  await stage.show(<part.View />);
  // The mark of the section in view comes last.
  await vi.waitUntil(() => stage.place.querySelector('nav [aria-current]') !== null);
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const control = (id: string): HTMLInputElement =>
  stage.place.querySelector<HTMLInputElement>(`[data-setting="${id}"] input`)!;
const notes = (id: string): string =>
  stage.place.querySelector(`[data-setting="${id}"] [aria-live]`)?.textContent ?? '';

function enter(id: string, value: string): void {
  const element = control(id);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Settings that an act renders, until two frames pass without any. The clock ticks beside them. */
async function renderedBy(act: () => unknown): Promise<Renders> {
  const counting = countRenders(
    element => element.closest('[data-setting]')?.getAttribute('data-setting') ?? '',
  );
  await act();
  await new Promise(drawn => {
    setTimeout(drawn, 150);
  });
  return counting.stop();
}
const fieldsOf = ({ byPlace }: Renders): readonly string[] =>
  [...byPlace.keys()].filter(place => place !== '').toSorted();

describe('on the services page', () => {
  it('an edit renders its own field', async () => {
    expect(stage.place.querySelectorAll('[data-setting]').length).toBeGreaterThan(40);
    const edited = await renderedBy(() => enter('snmp.location', 'Quarry'));
    expect(control('snmp.location').value).toBe('Quarry');
    expect(fieldsOf(edited)).toEqual(['snmp.location']);
  });

  it('a tick of the status renders no field', async () => {
    const status = ptmpAccessPointStatus(8);
    const host = { ...status.host, localTime: '2026-03-18 12:00:07' };
    const ticked = await renderedBy(() => stage.answer({ ...status, host }));
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
    enter(id, port);
    await expect.poll(() => notes(id)).toBe(problem);
    expect(stage.models.get(EditingModel).$pendingCount.getState()).toBe(0);
  });
});

describe('the clock of the device', () => {
  const readings = (): string =>
    stage.place.querySelector('[data-section="ntp-servers"] dl')?.textContent ?? '';

  it('stands beside that of the browser, with its error apart from the time zone', async () => {
    const status = ptmpAccessPointStatus(8);
    const wall = Date.now() - new Date().getTimezoneOffset() * 60_000;
    const tell = (ms: number) =>
      stage.answer({
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
