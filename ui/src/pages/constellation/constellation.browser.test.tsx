import { ptmpAccessPointStatus, ptpStationStatus } from '@radiolink/domain/mothers';
import type { Station } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

let stage: Stage;
afterEach(() => stage.close());

async function show(status: DeviceStatus): Promise<void> {
  stage = setStage(part.models === undefined ? {} : { models: part.models });
  await stage.show(<part.View />);
  await stage.answer(status);
}

const dotsIn = (place: Element): number =>
  (place.querySelectorAll('path')[2]?.getAttribute('d') ?? '').split('M').length - 1;

it('draws the spread of both ends around the ideal points, with and without interference, and says what it is', async () => {
  await show(ptpStationStatus());
  await expect.element(page.getByText(/not single symbols/)).toBeVisible();
  const figures = [...stage.place.querySelectorAll('figure')];
  expect(figures).toHaveLength(4);
  for (const figure of figures) {
    expect(dotsIn(figure)).toBe(64);
    expect(figure.textContent).toMatch(/EVM [−-]\d+/);
  }
  await expect.element(page.getByText(/needs an EVM of .* dB|highest modulation/).first()).toBeVisible();
  expect(stage.complaints).toEqual([]);
});

it('draws the chosen station', async () => {
  const status = ptmpAccessPointStatus(2);
  const [first, second] = status.wireless.stations as [Station, Station];
  const { airmax } = second;
  const rx = { ...airmax!.rx, evmInterferenceDb: Array.from({ length: 64 }, () => 17) };
  const stations = [first, { ...second, airmax: { ...airmax!, rx } }];
  await show({ ...status, wireless: { ...status.wireless, stations } });
  const choice = page.getByRole('combobox', { name: 'Station' });
  await expect.element(choice).toBeVisible();
  const local = () => stage.place.querySelector('figure')!;
  const before = local().querySelectorAll('path')[2]!.getAttribute('d');
  await choice.selectOptions('client-2');
  await expect.poll(() => local().textContent).toMatch(/EVM [−-]17/);
  expect(local().querySelectorAll('path')[2]!.getAttribute('d')).not.toBe(before);
});

it('says that a device reports no EVM', async () => {
  const status = ptpStationStatus();
  const silent = status.wireless.stations.map(
    (station): Station => ({ ...station, airmax: undefined, remote: undefined }),
  );
  await show({ ...status, wireless: { ...status.wireless, stations: silent } });
  await expect.element(page.getByText(/^No EVM reported\./)).toBeVisible();
  expect(stage.place.querySelectorAll('figure')).toHaveLength(0);
});
