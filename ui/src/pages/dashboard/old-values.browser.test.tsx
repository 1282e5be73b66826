import { ptpAccessPointStatus, station } from '@radiolink/domain/mothers';
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

describe('what is old', () => {
  const opacity = (element: Element): number => {
    let product = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      product *= Number(getComputedStyle(at).opacity);
    return Math.round(product * 100) / 100;
  };

  it('what is old is dimmed as a whole, once, and says its age beside the verdict', async () => {
    const peer = station({ chainSignalsDbm: [-50, -58] });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [peer] } }));
    await expect.element(page.getByRole('region', { name: 'Local end' })).toBeVisible();
    await stage.fail(2);
    const main = page.getByRole('main').element();
    const seen = [...main.querySelectorAll('[data-figure], [data-live], [data-live] svg')];
    expect(seen.length).toBeGreaterThan(20);
    expect([...new Set(seen.map(opacity))]).toEqual([0.6]);
    const verdict = page
      .getByRole('main')
      .getByText(/check the connector/)
      .element();
    expect(verdict.closest('[data-live]')).not.toBeNull();
    const inks = [...main.querySelectorAll('[data-live]')].map(element => getComputedStyle(element).color);
    expect(new Set(inks).size).toBe(1);
    expect(main.textContent).toMatch(/\d+\ss old/);
  });
});

describe('when answers fail', () => {
  it('keeps the last good data and says how old it is', async () => {
    await stage.answer(ptpAccessPointStatus());
    await stage.fail(2);
    await expect.element(page.getByRole('banner')).toHaveTextContent('Reconnecting…');
    await expect.element(page.getByRole('banner')).toHaveTextContent(/\d+\ss old · 2 failed attempts/);
    await expect.element(page.getByRole('region', { name: 'Local end' })).toHaveTextContent('Ridge-AP');
  });

  it('counts down to the next attempt while the device does not answer, and says nothing of one under way', async () => {
    await stage.answer(ptpAccessPointStatus());
    await stage.fail(2);
    await expect.element(page.getByRole('banner')).toHaveTextContent(/next attempt in [56]\ss/);
    await expect.element(page.getByRole('banner')).toHaveTextContent(/next attempt in [34]\ss/);
    await stage.fail(3, -1000);
    await expect.element(page.getByRole('banner')).toHaveTextContent('3 failed attempts');
    await expect.element(page.getByRole('banner')).not.toHaveTextContent('next attempt');
  });

  it('neither dims them nor says so for a single missed answer', async () => {
    await stage.answer(ptpAccessPointStatus());
    await expect.element(page.getByRole('region', { name: 'Local end' })).toBeVisible();
    await stage.fail(1, 1000);
    await expect.element(page.getByRole('banner')).toHaveTextContent('Connected');
    expect(text()).not.toMatch(/Reconnecting|\d\ss old/);
    expect(getComputedStyle(stage.place.querySelector('main [data-figure]')!).opacity).toBe('1');
  });

  it('says so in place of the page when no answer ever came', async () => {
    await stage.fail(3);
    await expect.element(page.getByRole('alert')).toHaveTextContent('No data yet');
  });

  it('goes on by itself', async () => {
    await stage.fail(3);
    await stage.answer(ptpAccessPointStatus());
    await expect.element(page.getByRole('banner')).toHaveTextContent('Connected');
    expect(text()).not.toContain('Reconnecting');
  });
});

describe('a link that went down', () => {
  it('keeps its last readings with their time in place of zeros', async () => {
    await stage.answer(ptpAccessPointStatus());
    const remote = page.getByRole('region', { name: 'Remote end' });
    await expect.element(remote).toHaveTextContent(/−\d+\sdBm/);
    const signal = /−\d+/.exec(remote.element().textContent)?.[0];
    await stage.answer(
      ptpAccessPointStatus({
        wireless: { stations: [], stationCount: 0, distanceMetres: undefined, linkSeconds: 0 },
      }),
    );
    await expect.element(remote).toHaveTextContent(/Last readings, \d\d:\d\d/);
    await expect.element(remote).toHaveTextContent(signal ?? '?');
    const main = page.getByRole('main');
    await expect.element(main).not.toHaveTextContent(/\b0\s(m|ft|s)\b/);
    const figure = remote.element().querySelector('[data-figure]')!;
    expect(getComputedStyle(figure).opacity).toBe('0.6');
  });

  it('says nothing of a link that was never seen', async () => {
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0, linkSeconds: 0 } }));
    await expect.element(page.getByText('No remote device connected.')).toBeVisible();
    await expect.element(page.getByRole('main')).not.toHaveTextContent(/Last readings|up\s+0/);
  });
});

describe('a chart of which the device reports nothing', () => {
  it('says so in words; one with values is drawn', async () => {
    await stage.answer(
      ptpAccessPointStatus({ wireless: { txThroughputKbps: undefined, rxThroughputKbps: undefined } }),
    );
    const throughput = page.getByRole('region', { name: 'Throughput' });
    await expect.element(throughput).toHaveTextContent('Not reported by this device');
    expect(throughput.element().querySelector('canvas')).toBeNull();
    await expect
      .poll(() => page.getByRole('region', { name: 'Signal' }).element().querySelector('canvas'))
      .not.toBeNull();
  });
});

describe('a record that the device does not keep', () => {
  it('leaves no placeholder behind once that is known', async () => {
    await stage.answer(ptpAccessPointStatus());
    await userEvent.click(page.getByRole('radio', { name: '1 h' }));
    await expect.element(page.getByText(/could not be read|does not record history/)).toBeVisible();
    expect(page.getByRole('region', { name: 'History' }).element().querySelectorAll('section')).toHaveLength(
      0,
    );
    expect(
      page.getByRole('region', { name: 'History' }).element().querySelectorAll('[style*="--height"]'),
    ).toHaveLength(0);
  });
});

describe('what was not measured', () => {
  it('what was not measured is a dash with its reason where others have a value: distance and cable', async () => {
    await stage.answer(
      ptpAccessPointStatus({
        wireless: { distanceMetres: undefined, stations: [station({ distanceMetres: undefined })] },
        interfaces: [
          { name: 'eth0', enabled: true, plugged: false },
          { name: 'eth1', enabled: true, plugged: true, cableLengthMetres: 9 },
        ],
      }),
    );
    for (const reason of [/the link is too short/, /no cable is plugged in/]) {
      await expect.element(page.getByTitle(reason).first()).toHaveTextContent('—');
    }
  });

  it('what was not measured has no row and no column where nothing has a value: temperature and cable', async () => {
    await stage.answer(
      ptpAccessPointStatus({
        host: { temperatureCelsius: undefined },
        interfaces: [{ name: 'eth0', enabled: true, plugged: false }],
      }),
    );
    await expect.element(page.getByRole('columnheader', { name: 'MTU' })).toBeVisible();
    expect(page.getByRole('columnheader', { name: 'Cable' }).query()).toBeNull();
    expect(page.getByRole('region', { name: 'Device' }).getByText('Temperature').query()).toBeNull();
  });

  it('what was not measured is not a little: 17 kbps are told as such', async () => {
    await stage.answer(ptpAccessPointStatus({ wireless: { txThroughputKbps: 17 } }));
    await expect.poll(text).toMatch(/17\.0\skbps/);
  });
});
