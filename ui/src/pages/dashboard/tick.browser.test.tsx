import type { DeviceStatus } from '@radiolink/domain/status';
import {
  airOs6Status,
  emptyStatus,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
  station,
} from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Stage } from '../../testing/stage.mother.tsx';
import { aDashboard } from './dashboard-stage.mother.tsx';

let stage: Stage;

beforeEach(async () => {
  stage = await aDashboard();
});
afterEach(() => stage.close());

const text = (): string => stage.place.innerText;

describe('what the device names', () => {
  it('stands apart from the text around it, so that it cannot turn its direction', async () => {
    const status = ptpAccessPointStatus();
    await stage.answer(status);
    const [port] = status.interfaces;
    const isolated = () => [...stage.place.querySelectorAll('td bdi')].map(({ textContent }) => textContent);
    await expect.poll(isolated).toContain(port?.hwaddr);
    expect(stage.place.querySelector('dt bdi')?.textContent).toBe('eth0');
  });
});

const SHAPES: readonly (readonly [string, DeviceStatus])[] = [
  ['an empty answer', emptyStatus()],
  ['the access point of a link', ptpAccessPointStatus()],
  ['the station of a link', ptpStationStatus()],
  ['an access point of many', ptmpAccessPointStatus(8)],
  ['a hybrid of 60 and 5 GHz', hybridStatus()],
  ['airOS 6', airOs6Status()],
];

describe.each(SHAPES)('every reading of %s', (_, status) => {
  it('is drawn without NaN, undefined or a complaint', async () => {
    await stage.answer(status);
    await userEvent.click(page.getByText('All readings'));
    await expect.element(page.getByRole('heading', { name: 'Management' })).toBeInTheDocument();
    expect(text()).not.toMatch(/NaN|undefined|null|\[object/);
    expect(text()).toContain('—');
    expect(stage.complaints).toEqual([]);
  });
});

describe('a name from the air', () => {
  it.each(['<img src=x onerror=alert(1)>', '{count} $t(Login)', "=cmd|' /C calc'!A0"])(
    'a name from the air is shown as it is: %s',
    async name => {
      await stage.answer(ptpAccessPointStatus({ host: { hostname: name }, wireless: { essid: name } }));
      await expect.element(page.getByRole('banner').getByText(name)).toBeVisible();
      expect(stage.place.querySelector('img')).toBeNull();
      expect(stage.complaints).toEqual([]);
    },
  );

  it('a name from the air cannot turn the text around it', async () => {
    await stage.answer(ptpAccessPointStatus({ host: { hostname: 'a\u202eb' } }));
    await expect.element(page.getByRole('banner')).toHaveTextContent('aU+202Eb');
  });
});

/** Parts that are loaded after the first figure arrive in their own time: shown when the page was still three times. */
async function allPartsShown(): Promise<void> {
  // Where a test before left the pointer a chart may stand now, and tell what is under it.
  await userEvent.hover(page.getByRole('banner'));
  let before = '';
  let stills = 0;
  await expect
    .poll(
      () => {
        stills = before === stage.place.innerHTML ? stills + 1 : 0;
        before = stage.place.innerHTML;
        return stills;
      },
      { interval: 200 },
    )
    .toBeGreaterThanOrEqual(3);
}

describe('a tick', () => {
  it('changes at most two nodes for each value that changed', async () => {
    const status = ptpAccessPointStatus();
    await stage.answer(status);
    await expect.element(page.getByRole('region', { name: 'Local end' })).toBeVisible();
    const count = { nodes: 0, values: 0 };
    const observer = new MutationObserver(records => {
      for (const { type, addedNodes, removedNodes } of records) {
        if (type === 'characterData') count.values += 1;
        count.nodes += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
      }
    });
    const link = page.getByRole('region', { name: 'Local end' }).element().parentElement;
    if (link)
      observer.observe(link, { subtree: true, childList: true, characterData: true, attributes: true });
    const peer = { ...station(), signalDbm: -54, chainSignalsDbm: [-57, -57] };
    await stage.answer({
      ...status,
      wireless: { ...status.wireless, txThroughputKbps: 9000, stations: [peer] },
    });
    await expect.poll(() => count.values).toBeGreaterThan(2);
    observer.disconnect();
    expect(count.nodes).toBeLessThanOrEqual(2 * count.values);
  });

  it('touches nothing when nothing changed', async () => {
    const status = ptmpAccessPointStatus(40);
    await stage.answer(status);
    await allPartsShown();
    // The charts say of each second without an answer that there was none, and a busy machine took some of them.
    await stage.answer(structuredClone(status));
    const touched: Node[] = [];
    const observer = new MutationObserver(records => touched.push(...records.map(({ target }) => target)));
    observer.observe(stage.place, { subtree: true, childList: true, characterData: true, attributes: true });
    await stage.answer(structuredClone(status));
    observer.disconnect();
    expect(touched).toEqual([]);
  });

  it('touches the one listed station that changed', async () => {
    const status = ptmpAccessPointStatus(40);
    await stage.answer(status);
    await allPartsShown();
    const card = page.getByRole('region', { name: 'Stations needing attention' }).element();
    const name = card.querySelector('bdi')?.textContent;
    const touched = new Set<Element | null>();
    const observer = new MutationObserver(records => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest('li') ?? null);
      }
    });
    observer.observe(card, { subtree: true, childList: true, characterData: true, attributes: true });
    const stations = status.wireless.stations.map(peer =>
      peer.remote?.hostname === name ? { ...peer, signalDbm: -90 } : peer,
    );
    await stage.answer({ ...status, wireless: { ...status.wireless, stations } });
    observer.disconnect();
    expect([...touched].map(item => item?.querySelector('bdi')?.textContent)).toEqual([name]);
  });
});
