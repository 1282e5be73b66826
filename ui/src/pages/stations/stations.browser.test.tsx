import { ptmpAccessPointStatus, station, stationMac } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Stage, StageDevice } from '../../testing/stage.mother.tsx';
import german from '../../../translations/de_DE.json' with { type: 'json' };
import { box, keys, rows, scrollTo, showStations, ticked } from './stations.mother.tsx';

let stage: Stage;

async function enter(device?: StageDevice): Promise<void> {
  stage = await showStations(device);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  await enter();
});
afterEach(() => stage.close());

describe('a list that is longer than what is read of it', () => {
  it('says so, and counts as many in the header', async () => {
    const { wireless, ...status } = ptmpAccessPointStatus(40);
    await stage.answer({ ...status, wireless: { ...wireless, stationsSent: 10_000 } });
    await expect.element(page.getByText('Stations listed: the first 40 of 10000.')).toBeVisible();
    await expect.element(page.getByRole('banner')).toHaveTextContent('10000 stations');
  });

  it('a list that is longer than what is read of it is not spoken of where all are listed', async () => {
    await stage.answer(ptmpAccessPointStatus(40));
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(page.getByText('Stations listed:').elements()).toEqual([]);
  });
});

describe('a long list', () => {
  it('draws at most 60 of 256 rows wherever it is scrolled to, and tells how many there are', async () => {
    await stage.answer(ptmpAccessPointStatus(256));
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '257');
    for (const top of [0, 3000, 100_000]) {
      await scrollTo(top);
      expect(stage.place.querySelectorAll('tr').length).toBeLessThanOrEqual(60);
      expect(rows().length).toBeGreaterThan(15);
    }
    expect(keys().length).toBe(new Set(keys()).size);
  });

  it('a long list is as high as all its rows', async () => {
    await stage.answer(ptmpAccessPointStatus(256));
    await expect.poll(() => box().scrollHeight).toBe(256 * 36 + 36);
    await scrollTo(4000);
    expect(box().scrollHeight).toBe(256 * 36 + 36);
  });

  it('draws at most 60 rows on the tallest screen', async () => {
    await page.viewport(1440, 4000);
    await stage.answer(ptmpAccessPointStatus(256));
    await scrollTo(3000);
    expect(stage.place.querySelectorAll('tr').length).toBeLessThanOrEqual(60);
  });
});

describe('at 1280 px', () => {
  it('shows all its columns without a sideways scroll, and the link takes most of what is left', async () => {
    await page.viewport(1280, 800);
    await stage.answer(ptmpAccessPointStatus(40));
    await expect.poll(() => rows().length).toBeGreaterThan(10);
    const heads = [...box().querySelectorAll('thead th')];
    expect(heads).toHaveLength(9);
    expect(box().scrollWidth).toBeLessThanOrEqual(box().clientWidth);
    const right = box().getBoundingClientRect().right;
    for (const head of heads) expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    const widths = () => heads.map(each => each.getBoundingClientRect().width);
    const narrow = widths();
    await page.viewport(1600, 800);
    const grown = () => widths().map((width, place) => width - (narrow[place] ?? 0));
    await expect.poll(() => grown()[1]).toBeGreaterThan(60);
    const [name = 0, link = 0, ...others] = grown();
    expect(name).toBeGreaterThan(0);
    for (const other of others) expect(other).toBeLessThan(link);
  });

  it('cuts no figure and no head', async () => {
    await page.viewport(1280, 800);
    await stage.answer(ptmpAccessPointStatus(40));
    await expect.poll(() => rows().length).toBeGreaterThan(10);
    const cells = [...box().querySelectorAll<HTMLElement>('thead th, tbody td:not(:nth-child(2))')];
    const cut = cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent);
    expect(cut).toEqual([]);
  });
});

describe('at 1024 px', () => {
  it.each([
    ['en', {}, 'Throughput'],
    ['de_DE', german, 'Durchsatz'],
  ])(
    'shows all its columns without a sideways scroll, and cuts no figure and no head: %s',
    async (language, translations, head) => {
      await stage.close();
      await page.viewport(1024, 768);
      await enter({ texts: { language, translations } });
      await stage.answer(ptmpAccessPointStatus(40));
      await expect.poll(() => stage.place.querySelectorAll('[data-key]').length).toBeGreaterThan(10);
      const table = stage.place.querySelector('table')!.parentElement!;
      expect(table.textContent).toContain(head);
      expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
      const cells = [...table.querySelectorAll<HTMLElement>('thead th, tbody td:not(:nth-child(2))')];
      expect(cells.filter(cell => cell.tagName === 'TH')).toHaveLength(9);
      const cut = cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent);
      expect(cut).toEqual([]);
    },
  );
});

describe('the units of a column', () => {
  const column = (place: number): (string | null)[] =>
    rows().map(row => row.querySelector(`td:nth-child(${place})`)?.textContent ?? null);

  it('the units of a column are one: that of the largest distance, and Mbps for every rate', async () => {
    const status = ptmpAccessPointStatus(3);
    const distances = [4500, 640, 90];
    await stage.answer(
      ticked(status, ({ remote }, place) => ({
        distanceMetres: distances[place] ?? 0,
        remote: { ...remote!, rxThroughputKbps: 17 },
      })),
    );
    await expect.poll(() => column(8).toSorted()).toEqual(['0.09\u202Fkm', '0.64\u202Fkm', '4.50\u202Fkm']);
    for (const text of column(5)) expect(text).toContain('<0.1\u202FMbps');
    const near = rows().find(row => row.textContent.includes('0.64\u202Fkm'));
    near!.querySelector('button')!.click();
    const details = page.getByRole('complementary', { name: 'Station details' });
    await expect.element(details.getByText('0.64\u202Fkm')).toBeVisible();
  });

  it('stay as they are while only near stations are listed', async () => {
    await stage.answer(
      ticked(ptmpAccessPointStatus(2), (_, place) => ({ distanceMetres: place * 4410 + 90 })),
    );
    const [near] = keys();
    await page.getByRole('searchbox').fill(near ?? '');
    await expect.poll(() => column(8)).toEqual([expect.stringContaining('km')]);
  });
});

describe('the details', () => {
  it('begin with the signals, show the link history, and lead to the next station with the focus', async () => {
    const status = ptmpAccessPointStatus(3);
    await stage.answer(status);
    const [first, second] = keys();
    rows()[0]!.querySelector('button')!.click();
    const panel = page.getByRole('complementary', { name: 'Station details' });
    await expect.element(panel).toBeVisible();
    const heads = [...panel.element().querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['Signal', 'Link history', 'Link']);
    await expect
      .element(panel.getByRole('slider', { name: 'Link history: select time' }))
      .toBeInTheDocument();
    await expect.element(panel.getByText('45\u202FdB').first()).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Previous station' })).toBeDisabled();
    const next = panel.getByRole('button', { name: 'Next station' });
    await next.click();
    const isOpen = (key: string | undefined | null) =>
      stage.place.querySelector(`[data-key="${key}"] button`)?.getAttribute('aria-expanded');
    await expect.poll(() => [isOpen(first), isOpen(second)]).toEqual(['false', 'true']);
    expect(document.activeElement).toBe(next.element());
  });

  it('the details say which rate the signal of each end allows, and whether a rate in use is SISO or MIMO', async () => {
    const rates = { rxRateIndex: 8, rxStreams: 2, txRateIndex: 4, txStreams: 1, signalDbm: -75 };
    await stage.answer(ticked(ptmpAccessPointStatus(1), () => rates));
    rows()[0]!.querySelector('button')!.click();
    const panel = page.getByRole('complementary', { name: 'Station details' });
    await expect.element(panel).toBeVisible();
    const readings = (label: string) =>
      [...panel.element().querySelectorAll('dt')]
        .filter(({ textContent }) => textContent === label)
        .map(term => term.nextElementSibling?.textContent);
    // 40 MHz: the signal counts 3 dB less than in 20 MHz. The remote end hears more.
    expect(readings('Rate for this signal')).toEqual(['6x', '8x']);
    expect(readings('Receive rate')).toEqual(['8x 256QAM 3/4 MIMO']);
    expect(readings('Transmit rate')).toEqual(['4x 16QAM 3/4 SISO']);
  });
});

describe('by keyboard', () => {
  it('the arrows lead from row to row and to both ends', async () => {
    await stage.answer(ptmpAccessPointStatus(256));
    const at = () => document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
    rows()[0]!.querySelector('button')!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(at).toBe('4');
    await userEvent.keyboard('{End}');
    await expect.poll(at).toBe('257');
    await userEvent.keyboard('{PageUp}');
    await expect.poll(at).toBe('247');
    await userEvent.keyboard('{Home}');
    await expect.poll(at).toBe('2');
  });

  it('Esc closes the details and the focus is on their row', async () => {
    await stage.answer(ptmpAccessPointStatus(5));
    const button = rows()[2]!.querySelector('button')!;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Copy the MAC' }).element().focus?.();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => stage.place.querySelector('aside')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button);
  });
});

it.each([
  ['an access point offers to kick its station', 'ap-ptp', 1],
  ['a station does not offer to kick its access point', 'sta-ptp', 0],
] as const)('%s', async (_, mode, offered) => {
  await stage.answer(ptmpAccessPointStatus(1, { wireless: { mode } }));
  rows()[0]!.querySelector('button')!.click();
  const panel = page.getByRole('complementary', { name: 'Station details' });
  await expect.element(panel.getByRole('button', { name: 'Manage remote device' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Kick station' }).elements()).toHaveLength(offered);
});

describe('stations without a MAC', () => {
  it('stations without a MAC have a row and details each, and nothing that would need the MAC', async () => {
    const stations = [station({ mac: '', remote: undefined }), station({ mac: '', remote: undefined })];
    await stage.answer(ptmpAccessPointStatus(0, { wireless: { stations } }));
    expect(rows()).toHaveLength(2);
    rows()[1]!.querySelector('button')!.click();
    const panel = page.getByRole('complementary', { name: 'Station details' });
    await expect.element(panel.getByRole('heading', { name: '—' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Kick station' }).elements()).toHaveLength(0);
    expect(panel.getByRole('textbox').elements()).toHaveLength(0);
    expect(stage.complaints).toEqual([]);
  });
});

describe('a list that has nothing to show', () => {
  it('says how a station gets into it', async () => {
    await stage.answer(ptmpAccessPointStatus(0));
    await expect.element(page.getByText(/Stations appear here when they connect/)).toBeVisible();
  });

  it('offers all stations when none matches', async () => {
    await stage.answer(ptmpAccessPointStatus(3));
    await page.getByRole('searchbox').fill('nobody');
    await page.getByRole('button', { name: 'Show all stations' }).click();
    expect(rows()).toHaveLength(3);
  });

  it('says so when no answer ever came', async () => {
    await stage.fail(3);
    await expect.element(page.getByRole('alert')).toHaveTextContent('No data yet');
  });
});

describe('stations that left', () => {
  it('stations that left are listed with their reason in words', async () => {
    const disconnected = [{ mac: stationMac(9), hostname: 'Mill', reasonCode: 4, disconnectedSeconds: 75 }];
    await stage.answer(ptmpAccessPointStatus(2, { wireless: { disconnected } }));
    await page.getByRole('radio', { name: /^Disconnected/ }).click();
    const table = page.getByRole('table', { name: 'Disconnected stations' });
    await expect.element(table).toHaveTextContent(/Mill\s*Inactive for too long\s*1\smin 15\ss/);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('is a list of two lines each, of which at most 60 are drawn', async () => {
    await stage.answer(ptmpAccessPointStatus(256));
    await expect.element(page.getByRole('listitem').first()).toBeVisible();
    expect(stage.place.querySelector('table')).toBeNull();
    expect(stage.place.querySelectorAll('li').length).toBeLessThanOrEqual(60);
    await scrollTo(8000);
    expect(stage.place.querySelectorAll('li').length).toBeLessThanOrEqual(60);
  });

  it('opens the details as a sheet that Esc closes', async () => {
    await stage.answer(ptmpAccessPointStatus(5));
    await page.getByRole('button', { name: /client-3/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Station details' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => stage.place.querySelector('dialog')).toBeNull();
  });
});
