import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { ptmpAccessPointStatus, stationMac } from '@radiolink/domain/mothers';
import { buildRegulatoryDomain } from '@radiolink/domain/radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';

const BOARD = 'radio.1.devdomain=5000\nradio.1.txpower.min=-4\nradio.1.txpower.max=25\n';
const USA = buildRegulatoryDomain(840, { main: { widthsMhz: [20, 40, 80] } })!;

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await screen.viewport(1440, 900);
  stage = setStage({ boardInfo: BOARD, regulation: { domain: USA } });
  const text = configurationText(WIRELESS_CONFIGURATIONS['an access point']!);
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  stage.models.get(StartModel).regulation.start();
  await stage.answer(ptmpAccessPointStatus(3));
  await stage.show(<part.View />);
  await vi.waitUntil(() => stage.place.querySelectorAll('[data-section]').length > 4);
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const field = (id: string): HTMLElement => stage.place.querySelector<HTMLElement>(`[data-setting="${id}"]`)!;
const value = (key: string): string | undefined => stage.models.get(EditingModel).$values.getState().get(key);
const marked = (): (string | null)[] =>
  [...stage.place.querySelectorAll('nav [aria-current]')].map(({ textContent }) => textContent);

describe('the wireless page', () => {
  it('the wireless page has three short fields a row, and shows limits before a mistake', () => {
    const columns = getComputedStyle(field('radio.antennaGain').parentElement!).gridTemplateColumns;
    expect(columns.split(' ')).toHaveLength(3);
    expect(field('radio.antennaGain').textContent).toContain('From 0 to 60 dBi');
    expect(field('radio.cableLoss').textContent).toContain('From 0 to 60 dB · Default: 0\u202FdB');
    expect(field('radio.outputPower').textContent).toContain('From −4 to 25 dBm');
  });

  it('marks the section that is in view', async () => {
    await expect.poll(marked).toEqual(['Mode and country']);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const last = [...stage.place.querySelectorAll('nav a')].at(-1)?.textContent;
    await expect.poll(marked).toEqual([last]);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect.poll(marked).toEqual(['Mode and country']);
  });

  it('picks a channel by one click on the strip of the spectrum, and the next by a key', async () => {
    const strip = screen.getByRole('slider', { name: 'Channel' });
    const { width } = strip.element().getBoundingClientRect();
    await strip.click({ position: { x: width * 0.02, y: 40 } });
    await expect.poll(() => value('radio.1.freq')).toBe('5180');
    await expect.element(strip).toHaveAttribute('aria-valuetext', expect.stringContaining('no DFS'));
    strip.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => Number(value('radio.1.freq'))).toBeGreaterThan(5180);
    expect(value('radio.1.center.1.freq')).not.toBe('5180');
  });

  it('marks the chosen channel on the strip, also of another country with the same channels', async () => {
    const drawn = (): number => stage.place.querySelectorAll('span[class*=chosen]').length;
    await expect.poll(drawn).toBe(1);
    const { $regulation } = stage.models.get(WirelessModel);
    const before = $regulation.getState();
    stage.models.get(EditingModel).edited(new Map([['radio.countrycode', '124']]));
    await expect.poll(() => $regulation.getState()).not.toBe(before);
    await new Promise(requestAnimationFrame);
    await expect.poll(drawn).toBe(1);
  });

  it('compares the channels without scrolling sideways', async () => {
    await screen.getByText(/^Compare \d+ MHz channels$/).click();
    const table = screen.getByRole('table', { name: 'Channels' }).element();
    expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
  });

  it('fills the MAC access list with the connected stations, once', async () => {
    const before = value('wireless.1.mac_acl.1.mac');
    await screen.getByRole('button', { name: 'Add 3 connected stations' }).click();
    await expect.poll(() => value('wireless.1.mac_acl.2.mac')).toBe(stationMac(0).toUpperCase());
    expect(value('wireless.1.mac_acl.4.mac')).toBe(stationMac(2).toUpperCase());
    expect(value('wireless.1.mac_acl.1.mac')).toBe(before);
    await expect
      .element(screen.getByRole('button', { name: 'All connected stations are listed' }))
      .toBeDisabled();
  });
});
