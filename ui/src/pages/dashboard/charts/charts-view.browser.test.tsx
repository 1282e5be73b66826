import { LINK_CHARTS_MODELS } from '@radiolink/application/charts/link-charts.model';
import { type LinkHistory, LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import { StatusModel } from '@radiolink/application/status/status.model';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setStage, type Stage, type StageDevice } from '../../../testing/stage.mother.tsx';
import { ChartsView } from './charts-view.tsx';

const seconds = Array.from({ length: 300 }, (_, place) => place);
const none = seconds.map(() => undefined);
const full = seconds.map(() => 5000);
/** Of throughput alone, as an access point for many has it. */
const RECORD: LinkHistory = {
  intervalSeconds: 1,
  times: seconds,
  downlinkScore: none,
  uplinkScore: none,
  signalDbm: none,
  remoteSignalDbm: none,
  downlinkCapacityKbps: none,
  uplinkCapacityKbps: none,
  txKbps: full,
  rxKbps: full,
};

const DEVICE = {
  models: LINK_CHARTS_MODELS,
  ports: [[LinkHistoryPort, { spans: ['minute', 'hour'], read: async () => RECORD }]],
} satisfies StageDevice;

let stage: Stage;
beforeEach(() => {
  stage = setStage(DEVICE);
});
afterEach(() => stage.close());

it('charts side by side show the same minutes, also where the device has a record of one alone', async () => {
  const write = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  await stage.show(<ChartsView charts={['throughput', 'airtime']} />);
  await stage.answer(ptpStationStatus());
  const chartsWith = (mark: string) =>
    new Set(write.mock.contexts.filter((_, call) => write.mock.calls[call]?.[0] === mark)).size;
  const { $airtimeHistory } = stage.models.get(StatusModel);
  // Before its first tick a chart shows two minutes of nothing.
  await expect.poll(() => $airtimeHistory.getState().times.at(-1), { timeout: 10_000 }).not.toBeNaN();
  write.mockClear();
  await expect.poll(() => chartsWith('now'), { timeout: 10_000 }).toBe(2);
  expect(chartsWith('−2:00')).toBe(2);
});

it('the ranges of the charts are in the letters of the reader', async () => {
  await stage.close();
  stage = setStage({ ...DEVICE, texts: { language: 'ar', translations: {} } });
  await stage.show(<ChartsView charts={['throughput']} />);
  const ranges = [...stage.place.querySelectorAll('label:has(input[type=radio])')];
  expect(ranges.map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))).toEqual([
    '2 د',
    '1 س',
    '24 س',
  ]);
});
