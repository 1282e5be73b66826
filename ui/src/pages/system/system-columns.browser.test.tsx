import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Frame } from '../../app/frame/frame.tsx';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { SYSTEM_CONFIGURATIONS } from './system-configurations.mother.ts';
import { systemPorts } from './system-ports.mother.ts';

let stage: Stage;

beforeEach(async () => {
  window.location.hash = '#/system';
  await page.viewport(1200, 900);
  stage = setStage({ models: part.models ?? [], ports: systemPorts() });
  const text = configurationText(SYSTEM_CONFIGURATIONS['a device with every part']!);
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  await stage.answer(ptpStationStatus());
  await stage.show(
    <Frame current="system">
      <part.View />
    </Frame>,
  );
  await vi.waitUntil(() => section('reboot-and-reset')?.querySelector('input') != null, { timeout: 15_000 });
});
afterEach(async () => {
  await stage.close();
  await page.viewport(1440, 900);
  window.location.hash = '';
});

const section = (id: string) => stage.place.querySelector<HTMLElement>(`[data-section="${id}"]`);
const topOf = (id: string): number | undefined => section(id)?.getBoundingClientRect().top;

it('the system page has two columns from 1200 px', async () => {
  await expect.poll(() => topOf('date-and-time')).toBe(topOf('device'));
  await expect.poll(() => topOf('reboot-and-reset')).toBe(topOf('hardware'));
  await page.viewport(1199, 900);
  await expect.poll(() => topOf('date-and-time') === topOf('device')).toBe(false);
});

it('firmware and backup have both columns, with what is there beside the ways to bring a file', async () => {
  await page.viewport(1440, 900);
  const widthOf = (id: string) => section(id)?.getBoundingClientRect().width;
  const file = (id: string) =>
    section(id)?.querySelector('input[type="file"]')?.getBoundingClientRect().left ?? 0;
  const first = (id: string) =>
    section(id)?.querySelector('button')?.getBoundingClientRect().right ?? Infinity;
  for (const id of ['firmware', 'backup']) {
    await expect.poll(() => widthOf(id)).toBe(widthOf('users'));
    await expect.poll(() => file(id) > first(id)).toBe(true);
  }
});

it('reboot and reset end where their content does, whatever the hardware beside them lists', async () => {
  const bottomOf = (element: Element | undefined) => element?.getBoundingClientRect().bottom ?? 0;
  const last = () => [...section('reboot-and-reset')!.querySelectorAll('button')].at(-1);
  section('hardware')!.style.minBlockSize = '900px';
  expect(bottomOf(section('hardware')!)).toBeGreaterThan(bottomOf(last()) + 60);
  expect(bottomOf(section('reboot-and-reset')!) - bottomOf(last())).toBeLessThan(30);
});

it('support, licenses and help of the system page open when they are asked for', async () => {
  const terms = page.getByRole('button', { name: 'Terms Of Service' });
  await expect.poll(() => section('support-and-help')).not.toBeNull();
  expect(terms.elements().some(each => each.checkVisibility())).toBe(false);
  window.location.hash = '#/system/help-pages';
  await expect.element(terms).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(section('support-and-help'));
});

it('a field without help keeps no room for words under it', async () => {
  const empty = () => [...stage.place.querySelectorAll('main [aria-live][id$="-notes"]:empty')];
  // The sections of the page come one after the other.
  await expect.poll(() => empty().length).toBeGreaterThan(1);
  expect(Math.max(...empty().map(each => each.clientHeight))).toBe(0);
});
