import { LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import { LogPort } from '@radiolink/application/log/log.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import type { StoredHistory } from '@radiolink/application/recorder/history-store.port';
import { RecorderModel } from '@radiolink/application/recorder/recorder.token';
import { HISTORY_MODELS } from '@radiolink/application/history/history.model';
import { DownloadPort } from '@radiolink/application/files/download.port';
import type { TransferFile } from '@radiolink/application/files/transfer';
import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { message } from '@radiolink/domain/errors';
import type { HistoryEvent, HistorySample } from '@radiolink/domain/history';
import { createEvent, createStore } from 'effector';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { HistoryPage } from './history.page.tsx';

const MINUTE = 60_000;
/** A whole minute, as the time field tells it. */
const NOW = Math.floor(Date.now() / MINUTE) * MINUTE;
const FELL = 'The local Ethernet port fell from 1000 to 100 Mbps.';
const QUIET = 'No significant degradation: all readings are within their normal range.';
/** Carries markup, and turns what follows it. */
const NAME = '<b>Barn</b>\u202E';

const ago = (minutes: number): number => NOW - minutes * MINUTE;
const event = (
  minutes: number,
  kind: HistoryEvent['kind'],
  text: string,
  station?: string,
): HistoryEvent => ({
  at: ago(minutes),
  kind,
  message: message(text, station === undefined ? undefined : { station }),
});

/** Five hours: the port fell an hour ago, and for twenty minutes of the second hour the device was not seen. */
const samples = Array.from({ length: 300 }, (_, place) => 300 - place)
  .filter(minutes => minutes < 200 || minutes > 220)
  .map((minutes): HistorySample => {
    const values = { 'port-speed': minutes > 60 ? 1000 : 100, airtime: 30 + (minutes % 3) };
    return { at: ago(minutes), values };
  });
const events = [
  event(210, 'reboot', 'The device rebooted.'),
  event(150, 'kick', '{station} was kicked.', NAME),
  event(90, 'link-back', 'The link is back.'),
];

let stage: Stage;
let saved: TransferFile[];

/** The page of a device of which so much was recorded, and whose log has these lines. */
async function show(recorded: StoredHistory): Promise<void> {
  saved = [];
  const refused = () => Promise.reject(new Error('Not here.'));
  const recorder: RecorderModel = {
    $mac: createStore<string | null>('02:00:00:00:00:01'),
    $recorded: createStore(recorded),
    wanted: createEvent(),
    noted: createEvent<readonly HistoryEvent[]>(),
    deleted: createEvent(),
  };
  stage = setStage({
    models: HISTORY_MODELS,
    ports: [
      [RecorderModel, recorder],
      [LinkHistoryPort, { spans: ['day'], read: refused }],
      [LogPort, { watch: () => of({ kind: 'failed' }), clear: refused }],
      [WeatherPort, { precipitation: refused }],
      [VisibilityPort, { visible: of(true) }],
      [DownloadPort, { save: async (file: TransferFile) => void saved.push(file) }],
    ],
  });
  await stage.show(<HistoryPage />);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  window.history.replaceState(null, '', '#/history');
});
afterEach(() => stage.close());

const finding = () => page.getByRole('region', { name: 'Likely cause' });
const listed = () => page.getByRole('region', { name: 'Events' }).getByRole('listitem');
const words = (): readonly string[] =>
  listed()
    .elements()
    .map(({ textContent }) => textContent);

it('a change of the configuration that made the link worse leads to the comparison of configurations', async () => {
  const worse = Array.from({ length: 300 }, (_, place) => 300 - place).map(
    (minutes): HistorySample => ({
      at: ago(minutes),
      values: { 'downlink-capacity': minutes > 60 ? 400_000 : 200_000, airtime: 30 + (minutes % 3) },
    }),
  );
  await show({ samples: worse, events: [event(61, 'configuration', 'The configuration was changed.')] });
  await expect
    .element(finding().getByRole('link', { name: 'Compare the configurations and revert the change.' }))
    .toHaveAttribute('href', '#/diff');
});

describe('the history of a device', () => {
  beforeEach(() => show({ samples, events }));

  it('names the cause of the greatest change, and the readings before and after, what changed most first', async () => {
    await expect.element(finding()).toHaveTextContent(FELL);
    const [, first, second] = page.getByRole('row').elements();
    expect(first?.textContent).toMatch(/^Local port speed1,000\sMbps100\sMbpsWorse$/);
    expect(second?.textContent).toMatch(/^Airtime.*Unchanged$/);
    expect(stage.complaints).toEqual([]);
  });

  it('compares the time of an event, and one that is typed; the address has it', async () => {
    await listed().filter({ hasText: 'was kicked' }).getByRole('button').click();
    await expect.element(finding()).toHaveTextContent(QUIET);
    expect(window.location.hash).toBe(`#/history?at=${ago(150)}`);
    const local = new Date(ago(60) - new Date().getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
    await page.getByLabelText('Time to compare').fill(local);
    await expect.element(finding()).toHaveTextContent(FELL);
    expect(window.location.hash).toBe(`#/history?at=${ago(60)}`);
  });

  it('lists what happened, newest first, and the name of a kicked station as text', async () => {
    await expect.poll(() => words().length).toBe(4);
    expect(words().slice(0, 3)).toEqual([
      expect.stringContaining('The link is back.'),
      expect.stringContaining('\u2068<b>Barn</b>U+202E\u2069 was kicked.'),
      expect.stringContaining('The device rebooted.'),
    ]);
    expect(stage.place.querySelector('b')).toBeNull();
  });

  it('tells a gap, and that the device rebooted in it', async () => {
    await expect.poll(() => words().at(-1)).toMatch(/^No record from .+ to .+: the device rebooted\.$/);
  });

  it.each([
    ['CSV', /^history-.*\.csv$/, /,kick,.*Barn.* was kicked\./],
    ['JSON', /^history-.*\.json$/, /"message": ".*Barn.* was kicked\."/],
  ])('the history of a device is saved as %s, with what happened', async (format, name, kick) => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: `Save as ${format}` }).click();
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.name).toMatch(name);
    const lines = (await saved[0]!.content.text()).split('\n');
    expect(lines.filter(line => line.includes('kicked'))).toEqual([expect.stringMatching(kick)]);
    expect(lines.length).toBeGreaterThan(samples.length);
  });
});

describe('a device of which no sample is there', () => {
  it('says so, and claims nothing', async () => {
    await show({ samples: [], events: [] });
    await expect.element(page.getByText(/^Nothing recorded yet\./)).toBeVisible();
    expect(finding().elements()).toEqual([]);
    expect(listed().elements()).toEqual([]);
  });

  it('shows the events that are known', async () => {
    await show({ samples: [], events });
    await expect.poll(() => words().length).toBe(3);
    await expect.element(page.getByText(/^Nothing recorded yet\./)).toBeVisible();
  });
});
