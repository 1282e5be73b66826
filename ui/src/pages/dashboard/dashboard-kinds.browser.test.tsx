import {
  airOs6Status,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
} from '@radiolink/domain/mothers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Stage } from '../../testing/stage.mother.tsx';
import { aDashboard } from './dashboard-stage.mother.tsx';

let stage: Stage;

beforeEach(async () => {
  await page.viewport(1440, 900);
  stage = await aDashboard();
});
afterEach(() => stage.close());

const card = (name: string) => page.getByRole('region', { name, exact: true });
const edgesOf = (name: string) => card(name).element().getBoundingClientRect();

it('the dashboard of an access point has its first charts in the first view of a notebook', async () => {
  await stage.answer(ptmpAccessPointStatus(12));
  for (const name of ['Throughput', 'Capacity']) {
    await expect.element(card(name)).toBeVisible();
    await expect.poll(() => card(name).element().getBoundingClientRect().bottom).toBeLessThan(900);
  }
});

it('the device of a sector stands under its stations and ends with the charts beside it, at any number of stations', async () => {
  for (const count of [0, 2, 40]) {
    await stage.answer(ptmpAccessPointStatus(count));
    await expect.element(card('Device')).toBeVisible();
    await expect.element(card('Airtime')).toBeVisible();
    const stations = edgesOf('Stations needing attention');
    await expect.poll(() => edgesOf('Device').top).toBeGreaterThan(stations.bottom);
    expect(edgesOf('Device').left).toBe(stations.left);
    await expect.poll(() => edgesOf('Device').bottom).toBeCloseTo(edgesOf('History').bottom, 0);
    expect(edgesOf('History').bottom - edgesOf('Airtime').bottom).toBeLessThan(80);
  }
  await page.viewport(1200, 900);
  await expect.poll(() => edgesOf('Radio').left > edgesOf('Device').left).toBe(true);
});
it('the details of a device name nothing that it does not report', async () => {
  await stage.answer({
    ...ptmpAccessPointStatus(2),
    host: { hostname: 'Town-Wave', uptimeSeconds: 5 },
    services: { dhcpClient: false },
    firewall: {},
    cloud: {},
  });
  await expect.element(card('Services')).toHaveTextContent(/^ServicesDHCP client.*Off$/);
  await expect.element(card('Device')).not.toHaveTextContent('Device time');
});

it('the dashboard of 60 GHz with a backup says how both links stand and which is active', async () => {
  await stage.answer(hybridStatus());
  const radios = () =>
    page
      .getByRole('listitem')
      .filter({ hasText: 'GHz' })
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(radios)
    .toEqual([expect.stringMatching(/60.GHz.*active/), expect.stringMatching(/5.GHz.*Connected/)]);
  const rows = () =>
    card('Both radios')
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(rows)
    .toEqual([
      expect.stringContaining('Receive capacity'),
      expect.stringMatching(/60.GHz.*Local.*active.*dBm.*Mbps/),
      expect.stringMatching(/60.GHz.*Remote.*active.*dBm.*Mbps/),
      expect.stringMatching(/5.GHz.*Local.*dBm/),
      expect.stringMatching(/5.GHz.*Remote.*Connected/),
    ]);
});

it('a value that old firmware does not send is told why it is missing, by keyboard', async () => {
  await stage.answer(airOs6Status());
  const why = () =>
    [...stage.place.querySelectorAll('summary')].find(({ textContent }) =>
      textContent.includes('Why some values show “—”'),
    );
  await expect.poll(why).toBeDefined();
  const reason = page.getByText(/This device runs airOS 6/).first();
  await expect.element(reason).not.toBeVisible();
  why()!.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).toBeVisible();
});

it('the link report is copied with one tap: both ends as text and as JSON', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await stage.answer(ptpAccessPointStatus());
  await page.getByRole('button', { name: 'Copy link report' }).click();
  await expect.poll(() => copy.mock.calls.length).toBe(1);
  const report = copy.mock.calls[0]?.[0] ?? '';
  copy.mockRestore();
  expect(report).toMatch(/^Link report of /);
  expect(report).toMatch(/^Signal +-\d+ dBm +-\d+ dBm$/m);
  const { links } = JSON.parse(report.slice(report.indexOf('\n{')));
  expect(links[0].local.name).not.toBe(links[0].remote.name);
  expect(links[0].remote.chainSignalsDbm).toHaveLength(2);
});
