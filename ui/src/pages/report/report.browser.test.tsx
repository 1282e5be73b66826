import { INSTALLATION_MODELS } from '@radiolink/application/installation/installation.model';
import { RemoteDeviceModel } from '@radiolink/application/remote-device/remote-device.model';
import {
  RemoteDevicePort,
  type RemoteSession,
} from '@radiolink/application/remote-device/remote-device.port';
import { SpeedTestMemoryPort } from '@radiolink/application/speed-test/speed-test.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { emptyStatus, ptmpAccessPointStatus, ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Texts } from '../../i18n/create-i18n.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { ReportPage } from './report.page.tsx';

let stage: Stage;
afterEach(() => stage.close());

/** The remote device, which gives its configuration to who is logged in. */
const REMOTE = {
  readOnly: false,
  readStatus: () => new Promise(() => undefined),
  readLog: () => new Promise(() => undefined),
  openChange: async () => ({ configuration: { read: async () => ({ text: 'wireless.1.ssid=barn\n' }) } }),
} as unknown as RemoteSession;

async function show(texts: Texts = { language: 'en', translations: {} }): Promise<void> {
  stage = setStage({
    texts,
    models: INSTALLATION_MODELS,
    ports: [
      [SpeedTestMemoryPort, { read: () => undefined, store: () => undefined }],
      [
        RemoteDevicePort,
        { canForward: async () => true, login: async () => ({ ok: true, session: REMOTE }) },
      ],
      [VisibilityPort, { visible: of(true) }],
    ],
  });
  await stage.show(<ReportPage />);
}

it('shows both ends of a link, and what was typed as text for paper', async () => {
  await show();
  await stage.answer(ptpAccessPointStatus());
  const table = page.getByRole('table', { name: 'Link at 5 GHz: Barn-ST' });
  await expect.element(table.getByRole('row', { name: /^Name Ridge-AP Barn-ST$/ })).toBeVisible();
  await page.getByLabelText('Notes').fill('<b>clamp</b>');
  expect(stage.place.textContent).toContain('<b>clamp</b>');
  expect(stage.place.querySelector('b')).toBeNull();
  expect(stage.complaints).toEqual([]);
});

const TRANSLATIONS = import.meta.glob<{ readonly default: Texts['translations'] }>(
  '../../../translations/*.json',
  {
    eager: true,
  },
);

/** Words of a name of a row that stand on more than one line. */
function brokenWords(): readonly string[] {
  const heads = [...stage.place.querySelectorAll('[class*="ends"] tbody th')];
  return heads.flatMap(head => {
    const text = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode()!;
    return [...text.nodeValue!.matchAll(/[^ -]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

describe('on a phone', () => {
  afterEach(() => page.viewport(1280, 800));

  it.each(Object.entries(TRANSLATIONS))(
    'breaks no word of a reading: %s',
    async (file, { default: translations }) => {
      await page.viewport(390, 844);
      await show({ language: /(\w+)\.json/.exec(file)![1]!, translations });
      await stage.answer(ptpAccessPointStatus());
      await expect.poll(() => stage.place.querySelectorAll('[class*="ends"] tbody th').length).toBe(16);
      expect(brokenWords()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    },
  );
});

it('a link without a remote end says so once, and has no column of dashes', async () => {
  await show();
  await stage.answer(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }));
  const table = page.getByRole('table', { name: 'Link at 5 GHz' });
  await expect.element(table).toBeVisible();
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Reading', 'Local']);
  const said = [...stage.place.querySelectorAll('dd')].filter(
    ({ textContent }) => textContent === 'Not connected',
  );
  expect(said).toHaveLength(1);
});

it('the report is of the moment when it was taken, until it is taken again', async () => {
  await show();
  await stage.answer(ptpAccessPointStatus());
  await stage.answer(ptpAccessPointStatus({ wireless: { essid: 'later' } }));
  expect(stage.place.textContent).not.toContain('later');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => stage.place.textContent).toContain('later');
});

it('names the worst stations of an access point, and of a device that reports nothing shows dashes', async () => {
  await show();
  await stage.answer(ptmpAccessPointStatus(40));
  const links = () => page.getByRole('heading', { name: /^Link at 5 GHz: client-/ }).elements();
  await expect.poll(() => links().length).toBe(5);
  await stage.answer(emptyStatus());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => stage.place.textContent).toContain('—');
  expect(stage.place.textContent).not.toMatch(/undefined|NaN|null/);
  expect(stage.complaints).toEqual([]);
});

it('shows what the name of a station hides in a warning, and lets it turn no word around it', async () => {
  await show();
  const status = ptmpAccessPointStatus(40);
  const stations = status.wireless.stations.map(station => ({
    ...station,
    remote: station.remote && { ...station.remote, hostname: 'roof\u202Eevil' },
  }));
  await stage.answer({ ...status, wireless: { ...status.wireless, stations } });
  const warnings = () => page.getByRole('listitem').filter({ hasText: 'roof' }).elements();
  await expect.poll(() => warnings().length).toBeGreaterThan(0);
  expect(warnings().every(({ textContent }) => textContent.startsWith('\u2068roofU+202Eevil\u2069: '))).toBe(
    true,
  );
});

it('shows the settings of the remote device once somebody is logged in there, and until then how to add them', async () => {
  await show();
  await stage.answer(ptpAccessPointStatus());
  await expect
    .element(page.getByText('Log in to the remote device on the dashboard', { exact: false }))
    .toBeVisible();
  const remote = stage.models.get(RemoteDeviceModel);
  remote.shown(ptpAccessPointStatus().wireless.stations[0]!.mac);
  remote.loginRequested({ username: 'admin', password: 'x' });
  await expect.poll(() => remote.$state.getState().kind).toBe('open');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByRole('heading', { name: 'Settings of Barn-ST' })).toBeVisible();
  expect(stage.place.textContent).toContain('SSIDbarn');
  expect(stage.place.textContent).not.toContain('Log in to the remote device');
  remote.left();
  expect(stage.complaints).toEqual([]);
});
