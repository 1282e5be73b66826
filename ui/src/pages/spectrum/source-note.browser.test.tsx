import {
  ChannelDataPort,
  type SpectrumEvent,
  SpectrumPort,
} from '@radiolink/application/spectrum/spectrum.port';
import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import { DownloadPort } from '@radiolink/application/files/download.port';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { AirView, airRecordingText, recordingOf } from '@radiolink/domain/tools';
import { Profiler } from 'react';
import { NEVER, Subject } from 'rxjs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

const BINS = 64;
const SCALE = { minDbm: -125, stepDb: 2 };

let stage: Stage;
let events: Subject<SpectrumEvent>;
let commits: number;

/** The worker is built with the page alone: here the page paints. */
const transfer = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
beforeAll(() => void Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'));
afterAll(() => {
  if (transfer !== undefined)
    Object.defineProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen', transfer);
});

beforeEach(async () => {
  events = new Subject();
  commits = 0;
  stage = setStage({
    ...(part.models === undefined ? {} : { models: part.models }),
    ports: [
      [SpectrumPort, { watch: () => events }],
      [ChannelDataPort, { read: () => new Promise(() => undefined) }],
      [SiteSurveyPort, { watch: () => NEVER }],
      [DownloadPort, { save: () => Promise.resolve() }],
    ],
  });
  await stage.answer(ptpStationStatus());
  await stage.show(
    <Profiler id="spectrum" onRender={() => void (commits += 1)}>
      <part.View />
    </Profiler>,
  );
  await vi.waitUntil(() => events.observed, { timeout: 20_000 });
});
afterEach(() => stage.close());

const sweep = (level: number, by: 'socket' | 'polling' = 'socket'): SpectrumEvent => ({
  kind: 'sample',
  by,
  spectrum: {
    scale: SCALE,
    fineLabels: Array.from({ length: BINS }, (_, bin) => 51_000_000 + bin * 12_500),
    histogram: [],
    totalSamples: [],
    latestLevels: Array.from({ length: BINS }, () => level),
    medium: { labels: [], rows: [], intervalSeconds: 60 },
    long: { labels: [], rows: [], intervalSeconds: 640 },
  },
});

const canvas = (): HTMLCanvasElement | null => stage.place.querySelector('canvas');

it('says that the service is disabled, where it is enabled, and draws once it runs', async () => {
  events.next({ kind: 'idle' });
  await expect.element(page.getByText(/^The spectrum view service is disabled/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Services' }).element();
  expect(link.getAttribute('href')).toBe('#/services/airview.enabled');
  expect(canvas()).toBeNull();
  events.next(sweep(12));
  await vi.waitFor(() => expect(canvas()).not.toBeNull());
  expect(page.getByText(/is disabled/).elements()).toEqual([]);
});

it('says that a device has none, before and after a recording', async () => {
  const words = page.getByText(/^This device does not provide a spectrum view\./);
  events.next({ kind: 'unsupported' });
  await expect.element(words).toBeVisible();
  const view = new AirView({ firstMhz: 5180, stepMhz: 5, bins: 8, scale: SCALE });
  view.add({ at: 0, levels: new Uint8Array(8) });
  const text = airRecordingText(recordingOf(view));
  stage.models.get(SpectrumModel).fileOpened({ name: 'ridge.json', text });
  await expect.element(page.getByText('Recording: ridge.json')).toBeVisible();
  await vi.waitFor(() => expect(canvas()).not.toBeNull());
  await page.getByRole('button', { name: 'Show live spectrum' }).click();
  await expect.element(words).toBeVisible();
});

it('says that the device is out of reach, and leaves the picture as it was', async () => {
  events.next(sweep(12));
  await vi.waitFor(() => expect(canvas()).not.toBeNull());
  events.next({
    kind: 'failure',
    failures: 3,
    failure: { kind: 'network', reason: 'unreachable', message: 'No answer.' },
  });
  await expect.element(page.getByRole('status').first()).toBeVisible();
  expect(canvas()).not.toBeNull();
  events.next(sweep(12, 'polling'));
  await expect.element(page.getByText(/^Live updates are unavailable\./)).toBeVisible();
  expect(page.getByRole('status').elements()).toEqual([]);
});

it('the spectrum is drawn past React: sweeps render nothing', async () => {
  events.next(sweep(12));
  await vi.waitUntil(() => (canvas()?.width ?? 0) > 0);
  const frame = () => new Promise(drawn => requestAnimationFrame(drawn));
  for (let wait = 0; wait < 20; wait += 1) await frame();
  const before = commits;
  const { view } = stage.models.get(SpectrumModel).$air.getState()!;
  for (let count = 0; count < 30; count += 1) {
    events.next(sweep(10 + (count % 9)));
    await frame();
  }
  expect(view.count).toBe(31);
  // The table of peaks may be due once meanwhile: each three seconds.
  expect(commits - before).toBeLessThanOrEqual(1);
  expect(stage.complaints).toEqual([]);
});
