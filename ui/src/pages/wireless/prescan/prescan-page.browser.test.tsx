import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { StartModel } from '@radiolink/application/start/start.model';
import type { RadarPrescan } from '@radiolink/application/wireless/prescan-watch';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { buildRegulatoryDomain } from '@radiolink/domain/radio';
import { createStore } from 'effector';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Frame } from '../../../app/frame/frame.tsx';
import { ModelsProvider } from '../../../models/models.ts';
import { configurationText } from '../../../settings/configuration-text.mother.ts';
import { modelsBeside } from '../../../testing/models.mother.ts';
import { enter } from '../../../testing/settings-page.mother.tsx';
import { setStage, type Stage, type StageDevice } from '../../../testing/stage.mother.tsx';
import arabic from '../../../../translations/ar.json' with { type: 'json' };
import { part } from '../part.ts';
import { WIRELESS_CONFIGURATIONS } from '../wireless-configurations.mother.ts';

const BOARD = 'radio.1.devdomain=5000\nradio.1.txpower.min=-4\nradio.1.txpower.max=25\n';
const RESTS: RadarPrescan = { prescan: { status: 'finished', channels: [] }, receivedAt: 0, unanswered: 0 };
const RUNS: RadarPrescan = {
  prescan: {
    status: 'in-progress',
    frequencyMhz: 5260,
    remainingSeconds: 40,
    channels: [
      { centerMhz: 5270, widthMhz: 40, state: 'scanning' },
      { centerMhz: 5310, widthMhz: 40, state: 'pending' },
    ],
  },
  receivedAt: Date.now(),
  unanswered: 0,
};

let stage: Stage;

/** The channels of an access point in this country, on a device that listens for radar, can, or knows nothing of it. */
async function open(radar: RadarPrescan | null, country = 840, device: StageDevice = {}): Promise<void> {
  const domain = buildRegulatoryDomain(country, { main: { widthsMhz: [20, 40, 80] } })!;
  stage = setStage({ boardInfo: BOARD, regulation: { domain }, ...device });
  const text = configurationText({
    ...WIRELESS_CONFIGURATIONS['an access point']!,
    'radio.countrycode': String(country),
    'radio.1.countrycode': String(country),
  });
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  stage.models.get(StartModel).regulation.start();
  await stage.answer(ptmpAccessPointStatus(3));
  const wireless = { ...stage.models.get(WirelessModel), $prescan: createStore(radar) };
  await stage.show(
    <ModelsProvider value={modelsBeside(stage.models).with(WirelessModel, wireless)}>
      <Frame current="wireless">
        <part.View />
      </Frame>
    </ModelsProvider>,
  );
  await expect.poll(picker).not.toBeNull();
  picker()!.click();
  await expect.poll(() => stage.place.querySelector('details table')).not.toBeNull();
}

beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await page.viewport(1440, 900);
});
afterEach(async () => {
  await stage.close();
  await page.viewport(1440, 900);
  localStorage.clear();
  document.documentElement.dir = 'ltr';
});

const picker = () => stage.place.querySelector<HTMLElement>('main details summary');
const start = () => page.getByRole('button', { name: 'Run DFS prescan' });

describe('listening for radar before a channel is chosen', () => {
  it('listening for radar before a channel is chosen costs ten minutes a channel where weather radar is, in Germany', async () => {
    await open(RESTS, 276);
    await start().click();
    const dialog = page.getByRole('dialog', { name: 'Run DFS prescan' });
    await expect.element(dialog).toBeVisible();
    const channels = [...dialog.element().querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(channels.length).toBeGreaterThan(4);
    const slow = channels.filter(text => text.endsWith('10\u202Fmin') || text.endsWith('10 min'));
    expect(slow.map(text => text.slice(0, 4))).toEqual(['5580', '5620']);
  });

  it('listening for radar before a channel is chosen waits until a changed width is applied, for the device listens with what it runs', async () => {
    await open(RESTS);
    await expect.element(start()).toBeEnabled();
    const width = stage.place.querySelector<HTMLSelectElement>('[data-setting="radio.channelWidth"] select')!;
    enter(width, '20');
    await expect
      .element(page.getByText(/Apply the changed mode, country or channel width first/))
      .toBeVisible();
    await expect.element(start()).toBeDisabled();
  });

  it.each([false, true])(
    'listening for radar before a channel is chosen is stopped, but only seen by a read-only user: %s',
    async isReadOnly => {
      await open(RUNS, 840, { isReadOnly });
      await expect.element(page.getByText(/DFS prescan: 0 of 2 channels done/)).toBeVisible();
      await expect
        .element(page.getByRole('row', { name: /5260 MHz/ }))
        .toHaveTextContent(/CAC running, \d+ s left/);
      const buttons = ['Stop prescan', 'Run DFS prescan'].flatMap(name =>
        page.getByRole('button', { name }).elements(),
      );
      expect(buttons).toHaveLength(isReadOnly ? 0 : 2);
    },
  );

  it('listening for radar before a channel is chosen is not offered, and has no column, where the device knows nothing of it', async () => {
    await open(null);
    await expect.element(page.getByRole('button', { name: 'Scan for neighbors' })).toBeVisible();
    expect(start().elements()).toEqual([]);
    expect(page.getByRole('columnheader', { name: 'DFS prescan' }).elements()).toEqual([]);
  });

  it.each([
    ['en', {}],
    ['ar', arabic],
  ])(
    'listening for radar before a channel is chosen needs no sideways scrolling on the smallest screen: %s',
    async (language, translations) => {
      document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
      await page.viewport(320, 640);
      const overflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
      const device = { texts: { language, translations } };
      await open(RESTS, 840, device);
      await expect.poll(() => stage.place.querySelectorAll('details button').length).toBe(2);
      [...stage.place.querySelectorAll<HTMLElement>('details button')].at(-1)!.click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      expect(overflow(page.getByRole('dialog').element())).toBe(0);
      expect(overflow(document.documentElement)).toBe(0);
      await stage.close();
      await open(RUNS, 840, device);
      await expect.poll(() => stage.place.querySelectorAll('details ~ section button').length).toBe(1);
      expect(overflow(document.documentElement)).toBe(0);
    },
  );
});
