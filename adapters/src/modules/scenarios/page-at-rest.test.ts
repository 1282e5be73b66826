import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  aBrowser,
  aScenarioRadio,
  answersArrive,
  type ScenarioPage,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';

const NAME = 'resolv.host.1.name';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const readsOf = ({ requests }: ScenarioPage): number =>
  requests.filter(path => path === '/getcfg.cgi').length;
const savedName = ({ models }: ScenarioPage) => models.editing.$saved.getState().get(NAME);

async function twoPages(isSameBrowser: boolean) {
  const radio = aScenarioRadio();
  const browser = aBrowser();
  const page = await openPage(radio, { browser });
  const other = await openPage(radio, isSameBrowser ? { browser } : {});
  const save = async (): Promise<void> => {
    other.edit(NAME, 'mill');
    other.models.apply.applyRequested('save');
    await pass(10);
    expect(other.reported()).toBe('saved');
    other.kill();
  };
  return { radio, page, save };
}

it('what another tab of the browser has saved is read at once', async () => {
  const { page, save } = await twoPages(true);
  await save();
  await pass(2);
  expect(savedName(page)).toBe('mill');
  page.kill();
});

it('what another browser has saved is read within a minute, at one reading a minute', async () => {
  const { page, save } = await twoPages(false);
  await save();
  await pass(62);
  expect(savedName(page)).toBe('mill');
  const before = readsOf(page);
  await pass(300);
  expect(readsOf(page) - before).toBe(5);
  page.kill();
});

it('what another browser has saved is read when the changes are reviewed, and a conflict told', async () => {
  const { page, save } = await twoPages(false);
  page.edit(NAME, 'mine');
  await save();
  page.models.apply.reviewOpened();
  await pass(1);
  expect(page.models.editing.$conflicts.getState()).toMatchObject([{ mine: 'mine', theirs: 'mill' }]);
  page.kill();
});

it('a page that nobody sees reads nothing, whatever it hears, and reads once it is seen', async () => {
  const { page, save } = await twoPages(true);
  await pass(15);
  page.visible.next(false);
  await pass(6);
  const before = page.requests.length;
  await save();
  await pass(120);
  expect(page.requests.slice(before)).toEqual([]);
  page.visible.next(true);
  await pass(3);
  expect(savedName(page)).toBe('mill');
  page.kill();
});

it('what another browser has saved while nobody saw the page is read once it is seen', async () => {
  const { page, save } = await twoPages(false);
  await pass(15);
  page.visible.next(false);
  await pass(6);
  await save();
  await pass(10);
  page.visible.next(true);
  await pass(3);
  expect(savedName(page)).toBe('mill');
  page.kill();
});

it('a page at rest has one reading in flight on a device that answers slowly', async () => {
  const radio = aScenarioRadio();
  let isSlow = false;
  const page = await openPage(radio, { swallowed: path => path === '/getcfg.cgi' && isSlow });
  isSlow = true;
  const before = readsOf(page);
  for (let times = 0; times < 20; times += 1) page.models.apply.reviewOpened();
  await pass(3);
  expect(readsOf(page) - before).toBe(1);
  page.kill();
});
it('a page at rest does not take what another browser only tests for what is saved', async () => {
  const radio = aScenarioRadio();
  const page = await openPage(radio);
  const other = await openPage(radio);
  other.edit(NAME, 'tested');
  other.models.apply.applyRequested('test');
  await answersArrive();
  expect(other.state().kind).toBe('testing');
  page.models.apply.reviewOpened();
  await answersArrive();
  expect(page.state()).toMatchObject({ kind: 'testing', startedHere: false });
  expect(savedName(page)).not.toBe('tested');
  page.kill();
  other.kill();
});
