import {
  ethernetPort,
  hybridStatus,
  ptpAccessPointStatus,
  remoteStatus,
  station,
  station60,
} from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Stage } from '../../testing/stage.mother.tsx';
import { aDashboard } from './dashboard-stage.mother.tsx';

let stage: Stage;

beforeEach(async () => {
  stage = await aDashboard();
});
afterEach(() => stage.close());

describe('a port that costs throughput', () => {
  it.each([1440, 390, 320])(
    'a port that costs throughput has its mark on the line of its words at %i px',
    async width => {
      await page.viewport(width, 900);
      const remote = remoteStatus({ ethernet: [ethernetPort({ speedMbps: 10, fullDuplex: false })] });
      await stage.answer(ptpAccessPointStatus({ wireless: { stations: [station({ remote })] } }));
      const fact = page.getByText('10 half').first();
      await expect.element(fact).toBeVisible();
      const place = fact.element().closest('dd')!;
      const mark = place.querySelector('svg')!.getBoundingClientRect();
      const words = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (words.nextNode()?.nodeValue?.trim() === '');
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const line = range.getBoundingClientRect();
      const middle = (mark.top + mark.bottom) / 2;
      expect([middle > line.top, middle < line.bottom]).toEqual([true, true]);
      await page.viewport(1440, 900);
    },
  );
});

describe('the word between the ends', () => {
  it('the word between the ends is that of the fact which colours it, beside the score', async () => {
    await page.viewport(1440, 900);
    const remote = remoteStatus({ ethernet: [ethernetPort({ speedMbps: 10, fullDuplex: false })] });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [station({ remote })] } }));
    await expect.element(page.getByText(/^Slow Ethernet · \d+$/)).toBeVisible();
    expect(page.getByText(/(Good|Excellent) link ·/).query()).toBeNull();
  });
});

describe('on a phone, a link of two radios', () => {
  afterEach(() => page.viewport(1440, 900));

  it('a link of two radios has, on a phone, both ends side by side and the states of the radios above them', async () => {
    await page.viewport(390, 844);
    await stage.answer(hybridStatus());
    const states = page.getByRole('listitem').filter({ hasText: 'active' });
    await expect.element(states).toBeVisible();
    const [local, remote] = ['LOCAL', 'REMOTE'].map(side =>
      [...stage.place.querySelectorAll('section')]
        .find(({ textContent }) => textContent.toUpperCase().startsWith(side))!
        .getBoundingClientRect(),
    );
    expect(local!.top).toBe(remote!.top);
    expect(states.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(local!.top);
  });
});

describe('the chains of a link', () => {
  afterEach(() => page.viewport(1440, 900));

  it.each([320, 390])('the chains of a link have no figure under a bar at %i px', async width => {
    await page.viewport(width, 844);
    const apart = station({ chainSignalsDbm: [-55, -68] });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [apart] } }));
    await expect.element(page.getByRole('main').getByText('chain 0').first()).toBeVisible();
    const rows = [...stage.place.querySelectorAll('li')].filter(({ innerText }) =>
      /^chain \d/.test(innerText),
    );
    const covered = rows.filter(row => {
      const [, bar, value] = [...row.children].map(part => part.getBoundingClientRect());
      const inside = [...row.children[1]!.querySelectorAll('*')].map(
        part => part.getBoundingClientRect().right,
      );
      return (
        value!.left < Math.max(bar!.right, ...inside) && value!.top < bar!.bottom && bar!.top < value!.bottom
      );
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(covered.map(({ innerText }) => innerText)).toEqual([]);
  });
});

describe('the first look of a phone', () => {
  afterEach(() => page.viewport(1280, 800));

  it('the first look of a phone has the verdict, both signals with their chains and what flows within 350 px', async () => {
    await page.viewport(390, 844);
    await stage.answer(ptpAccessPointStatus());
    const ends = [
      page.getByRole('region', { name: 'Local end' }),
      page.getByRole('region', { name: 'Remote end' }),
    ];
    await expect.element(ends[1]!).toBeVisible();
    const chains = ends.map(end => end.element().querySelector('ul')!.getBoundingClientRect());
    expect(Math.max(...chains.map(({ bottom }) => bottom))).toBeLessThanOrEqual(350);
    expect(chains[0]!.right).toBeLessThan(chains[1]!.left);
    const capacity = page
      .getByText(/^capacity/)
      .first()
      .element()
      .getBoundingClientRect();
    expect(capacity.bottom).toBeLessThan(chains[0]!.top);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('on a phone, the histories', () => {
  afterEach(() => page.viewport(1280, 800));

  it('the histories are one chart with the choice of it on a phone, and all of them on a laptop', async () => {
    await page.viewport(390, 844);
    await stage.answer(ptpAccessPointStatus());
    const heads = () => [...stage.place.querySelectorAll('h3')].map(({ textContent }) => textContent);
    const choice = page.getByRole('group', { name: 'Chart' });
    await expect.element(choice).toBeVisible();
    await expect.poll(heads).toEqual(['Throughput']);
    await choice.getByText('Signal').click();
    await expect.poll(heads).toEqual(['Signal']);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1280, 800);
    await expect.poll(() => heads().slice(0, 3)).toEqual(['Throughput', 'Signal', 'Capacity']);
    expect(choice.query()).toBeNull();
  });
});

describe('on a phone, the long cards of two radios', () => {
  afterEach(async () => {
    localStorage.clear();
    await page.viewport(1280, 800);
  });

  it.each(['Both radios', 'Failover'])(
    'a long card of two radios is folded at first on a phone: %s',
    async title => {
      await page.viewport(390, 844);
      const stations = [station60({ linked5: true })];
      await stage.answer(hybridStatus({ wireless: { mode: 'ap-ptmp', stations } }));
      const fold = page.getByRole('button', { name: title, exact: true });
      await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
      expect(
        stage.place.querySelector(`#${CSS.escape(fold.element().getAttribute('aria-controls')!)}`)!
          .textContent,
      ).toBe('');
      await fold.click();
      const content = () =>
        stage.place.querySelector(`#${CSS.escape(fold.element().getAttribute('aria-controls')!)}`)!
          .textContent;
      await expect.poll(content).toMatch(title === 'Failover' ? 'Stations by radio' : 'Local signal');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
      await page.viewport(1280, 800);
      await expect.element(page.getByRole('region', { name: title, exact: true })).toBeVisible();
      expect(fold.query()).toBeNull();
    },
  );

  it('the card of both radios is folded at first on a phone at the end of one link too', async () => {
    await page.viewport(390, 844);
    await stage.answer(hybridStatus());
    const fold = page.getByRole('button', { name: 'Both radios', exact: true });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the details of a device', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('the details of a device are closed at first, and then as the person left them', async () => {
    await stage.close();
    localStorage.clear();
    stage = await aDashboard({ areDetailsOpen: false });
    await stage.answer(ptpAccessPointStatus());
    const fold = page.getByRole('button', { name: 'Details', exact: true });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByRole('region', { name: 'Device' }).query()).toBeNull();
    await fold.click();
    await expect.element(page.getByRole('region', { name: 'Device' })).toBeVisible();
    await stage.close();
    stage = await aDashboard({ areDetailsOpen: false });
    await stage.answer(ptpAccessPointStatus());
    await expect.element(page.getByRole('region', { name: 'Device' })).toBeVisible();
    await fold.click();
    await expect.poll(() => page.getByRole('region', { name: 'Device' }).query()).toBeNull();
  });
});
