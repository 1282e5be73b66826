import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { ptmpAccessPointStatus, ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../../app/print/print.css';
import type { Stage } from '../../../testing/stage.mother.tsx';
import { aDashboard } from '../dashboard-stage.mother.tsx';

const KEY = 'radiolink.dashboard-connections';
const CONFIGURATION = [
  'netmode=bridge',
  'bridge.status=enabled',
  'bridge.1.status=enabled',
  'bridge.1.devname=br0',
  'bridge.1.port.1.status=enabled',
  'bridge.1.port.1.devname=eth0',
  'bridge.1.port.2.status=enabled',
  'bridge.1.port.2.devname=ath0',
  'netconf.status=enabled',
  'netconf.1.status=enabled',
  'netconf.1.devname=eth0',
  'netconf.2.status=enabled',
  'netconf.2.devname=br0',
  'netconf.2.ip=192.0.2.12',
  'netconf.2.netmask=255.255.255.0',
].join('\n');

let stage: Stage;
beforeEach(async () => {
  await page.viewport(1280, 900);
  stage = await aDashboard();
  stage.models.get(StartModel).laterNeeded();
  stage.models.get(EditingModel).configurationRead({
    text: CONFIGURATION,
    modified: false,
    firstSetup: false,
  });
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const fold = () => page.getByRole('button', { name: 'Connections', exact: true });
const drawing = () => page.getByRole('navigation', { name: 'Connections' });
const links = (): readonly string[] =>
  [...stage.place.querySelectorAll('nav[aria-label="Connections"] a')].map(
    link => link.getAttribute('href') ?? '',
  );
/** What a screen reader reads, an item a part. */
const words = (): readonly string[] =>
  [...stage.place.querySelectorAll('nav[aria-label="Connections"] li')].map(item =>
    (item.textContent ?? '').replaceAll(/\s/g, ' '),
  );

async function open(status: DeviceStatus): Promise<void> {
  await stage.answer(status);
  await fold().click();
  await expect.element(drawing()).toBeInTheDocument();
}

/** Draws the page as for paper, or as on the screen again. */
const drawnFor = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

describe('the connections of an access point', () => {
  it('the connections of an access point are on paper as on the screen, its stations too', async () => {
    await open(ptmpAccessPointStatus(40));
    const stations = () =>
      [...stage.place.querySelectorAll<SVGElement>('svg a[href="#/stations"]')].filter(part =>
        part.checkVisibility(),
      );
    const onScreen = stations().length;
    expect(onScreen).toBeGreaterThan(0);
    await drawnFor('print');
    const onPaper = stations().length;
    await drawnFor('');
    expect(onPaper).toBe(onScreen);
  });

  it('the connections are closed at first, and drawn when they are opened', async () => {
    await stage.answer(ptmpAccessPointStatus(3));
    await expect.element(fold()).toHaveAttribute('aria-expanded', 'false');
    expect(drawing().query()).toBeNull();
    await fold().click();
    await expect.element(drawing()).toBeInTheDocument();
    expect(words()).toEqual([
      expect.stringContaining('eth0'),
      'br0, Management, members: eth0, ath0, 192.0.2.12/24',
      'ath0',
      'client-1, −50 dBm, Excellent link',
      'client-2, −51 dBm, Excellent link',
      'client-3, −52 dBm, Excellent link',
    ]);
    expect(links().slice(0, 3)).toEqual([
      '#/network/netconf.1.ip',
      '#/network/netconf.2.ip',
      '#/network/interfaces',
    ]);
    expect(links()[3]).toMatch(/^#\/stations/);
    expect(stage.complaints).toEqual([]);
  });

  it('open connections stay open for the next time, with the room that they had', async () => {
    await open(ptmpAccessPointStatus(3));
    await expect.poll(() => Number(localStorage.getItem(KEY))).toBeGreaterThan(100);
    await fold().click();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(drawing().query()).toBeNull();
  });

  it('the connections are opened and walked by the keyboard', async () => {
    await stage.answer(ptmpAccessPointStatus(2));
    await expect.element(fold()).toBeVisible();
    (fold().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(drawing()).toBeInTheDocument();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('data-value')).toBe('eth0');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('data-value')).toBe('br0');
  });

  it('the drawing changes where a reading changed, and nowhere else', async () => {
    const before = ptmpAccessPointStatus(3);
    await open(before);
    const svg = stage.place.querySelector('nav[aria-label="Connections"] svg')!;
    const changed: Node[] = [];
    const observer = new MutationObserver(records => changed.push(...records.map(({ target }) => target)));
    observer.observe(svg, { subtree: true, childList: true, characterData: true, attributes: true });
    await stage.answer({ ...before, host: { ...before.host, uptimeSeconds: 99_999 } });
    expect(changed).toEqual([]);
    const [first, ...others] = before.wireless.stations;
    const weaker = { ...first!, signalDbm: -51 };
    for (let tick = 0; tick < 3; tick += 1)
      await stage.answer({ ...before, wireless: { ...before.wireless, stations: [weaker, ...others] } });
    await expect.poll(() => changed.length).toBeGreaterThan(0);
    observer.disconnect();
    const boxes = changed.map(node =>
      (node instanceof Element ? node : node.parentElement)?.closest('a')?.textContent?.slice(0, 8),
    );
    expect(new Set(boxes)).toEqual(new Set(['client-1']));
  });

  it('a name from the air is text in the drawing, whole for a pointer and cut in its box', async () => {
    const name = '<img src=x onerror=alert(1)> and \u202E more';
    const [station] = ptmpAccessPointStatus(1).wireless.stations;
    const named = { ...station!, remote: { ...station!.remote!, hostname: name } };
    await open(ptmpAccessPointStatus(1, { wireless: { stations: [named] } }));
    const box = [...stage.place.querySelectorAll('nav[aria-label="Connections"] a')].at(-1)!;
    expect(box.querySelector('text')?.textContent).toBe('<img src=x onerr…');
    expect(box.querySelector('title')?.textContent).toContain('<img src=x onerror=alert(1)> and ');
    expect(box.textContent).not.toContain('\u202E');
    expect(stage.place.querySelector('img')).toBeNull();
  });

  it('many stations are drawn counted by their signal', async () => {
    await open(ptmpAccessPointStatus(25));
    const bands = words().slice(3);
    expect(bands[0]).toMatch(/^−50 dBm to −59 dBm, 10 stations/);
    expect(bands[1]).toMatch(/^−60 dBm to −69 dBm, 10 stations/);
    expect(bands[2]).toMatch(/^−70 dBm to −79 dBm, 5 stations/);
    expect(new Set(links().slice(3))).toEqual(new Set(['#/stations']));
  });

  it('the drawing fits a phone of 320 px', async () => {
    await page.viewport(320, 640);
    await open(ptmpAccessPointStatus(8));
    const svg = stage.place.querySelector('nav[aria-label="Connections"] svg')!;
    expect(svg.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // Two columns: what is read is no smaller than the small print of the page.
    expect(svg.getBoundingClientRect().width / 360).toBeGreaterThan(0.7);
  });
});

describe('the connections of one link', () => {
  it('a router has them too, with its remote end', async () => {
    await open(ptpAccessPointStatus({ host: { networkRole: 'router' } }));
    expect(words().at(-1)).toMatch(/dBm, (Excellent|Good) link$/);
  });

  it('a bridge has none, since the drawing of its link says it', async () => {
    await stage.answer(ptpAccessPointStatus({ host: { networkRole: 'bridge' } }));
    expect(fold().query()).toBeNull();
  });
});
