import { type DeviceLog, LogPort } from '@radiolink/application/log/log.port';
import { DownloadPort } from '@radiolink/application/files/download.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Frame } from '../../app/frame/frame.tsx';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { LogLines } from './log-lines.tsx';
import { part } from './part.ts';

let stage: Stage;
let told: Subject<Watched<DeviceLog>>;

/** A key lets the lines glide: what follows it waits until they stand. */
async function untilStill(): Promise<void> {
  let before: number | undefined;
  const isStill = (): boolean => {
    const { scrollTop } = box().element();
    const stands = scrollTop === before;
    before = scrollTop;
    return stands;
  };
  await expect.poll(isStill, { interval: 300 }).toBe(true);
}

async function open(lines: readonly string[], isReadOnly = false): Promise<void> {
  stage = setStage({
    isReadOnly,
    models: part.models ?? [],
    ports: [
      [LogPort, { watch: () => told, clear: async () => undefined }],
      [DownloadPort, { save: () => undefined }],
    ],
  });
  await stage.answer(ptpStationStatus());
  await stage.show(
    <Frame current="log">
      <part.View />
    </Frame>,
  );
  tell(lines);
  await expect.poll(() => rows().length).toBeGreaterThan(0);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  told = new Subject();
});
afterEach(() => stage.close());

const tell = (lines: readonly string[]): void =>
  told.next({ kind: 'value', value: { enabled: true, lines } });
const rows = (): HTMLElement[] => [...stage.place.querySelectorAll<HTMLElement>('main li')];
const isMarked = (words: string): boolean =>
  [...stage.place.querySelectorAll('mark')].some(({ textContent }) => textContent.includes(words));
const box = () => page.getByRole('region', { name: 'Lines of the log' });
const isAtEnd = (): boolean => {
  const { scrollHeight, scrollTop, clientHeight } = box().element();
  return scrollHeight - scrollTop - clientHeight <= 4;
};

/** Lines as a device may write them, one of them hostile. */
const manyLines = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => {
    const time = new Date(Date.UTC(2026, 4, 1) + place * 1000).toISOString().slice(11, 19);
    return place === count - 2
      ? `May  1 ${time} hostapd: <img src=x onerror="document.title='taken'">\u001b[2J\u202Etxet\u0000`
      : `May  1 ${time} app${place % 7}[${place}]: event ${place} of a long day`;
  });

describe('the log', () => {
  it('the log is live, follows the newest line until one scrolls up, and leads back', async () => {
    const lines = manyLines(300);
    await open(lines);
    await expect.element(page.getByText('event 299 of a long day')).toBeVisible();
    await expect.poll(isAtEnd).toBe(true);
    lines.push('May  1 12:00:00 kernel: eth0: link down');
    tell([...lines]);
    await expect.poll(() => isMarked('link down')).toBe(true);
    await expect.poll(isAtEnd).toBe(true);

    box().element().focus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    await untilStill();
    lines.push(
      'May  1 12:00:01 httpd: failed login from 192.0.2.9',
      'May  1 12:00:02 kernel: radar detected',
    );
    tell([...lines]);
    const news = page.getByRole('button', { name: '2 new' });
    await expect.element(news).toBeVisible();
    expect(isAtEnd()).toBe(false);
    news.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isMarked('radar detected')).toBe(true);
    await expect.poll(isAtEnd).toBe(true);
    expect(page.getByRole('button', { name: /new$/ }).elements()).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });

  it('draws few of 10,000 lines, finds any, and takes hostile ones for text', async () => {
    await open(manyLines(10_000));
    await expect.element(page.getByText('10000 lines')).toBeVisible();
    await expect.element(page.getByText('event 9999 of')).toBeVisible();
    expect(rows().length).toBeLessThan(80);
    expect(stage.place.querySelectorAll('main img')).toHaveLength(0);
    const hostile = rows().find(({ textContent }) => textContent.includes('<img src=x'));
    expect(hostile?.innerText).toMatch(/␛\[2JU\+202Etxet␀/);
    expect(document.title).not.toBe('taken');

    await page.getByRole('searchbox', { name: 'Search the log' }).fill('event 4321 ');
    await expect.element(page.getByText('1 of 10000 lines')).toBeVisible();
    expect(rows()).toHaveLength(1);
    await page.getByRole('searchbox').fill('nothing is like this');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('combobox', { name: 'Process' }).selectOptions('app3');
    await expect.element(page.getByText('1429 of 10000 lines')).toBeVisible();
    await page.getByRole('combobox', { name: 'Process' }).selectOptions('');
    await page.getByRole('combobox', { name: 'Severity' }).selectOptions('error');
    await expect.element(page.getByText('No line matches the filters.')).toBeVisible();
    expect(stage.complaints).toEqual([]);
  });

  it.each([false, true])('the log is cleared, but not by a read-only user: %s', async isReadOnly => {
    await open(manyLines(3), isReadOnly);
    expect(page.getByRole('button', { name: 'Clear log' }).elements()).toHaveLength(isReadOnly ? 0 : 1);
  });
});

it('scrolling a long log reads the lines that come into sight, and no others', async () => {
  await open(['kernel: begin']);
  let reads = 0;
  const entries = Array.from({ length: 5000 }, (_, number) => ({
    number,
    raw: '',
    line: {
      stamp: undefined,
      process: 'kernel',
      severity: 'information' as const,
      get text() {
        reads += 1;
        return `line ${number}`;
      },
    },
  }));
  await stage.show(
    <div style={{ blockSize: 400, display: 'flex', flexDirection: 'column' }}>
      <LogLines entries={entries} />
    </div>,
  );
  const lines = box().element();
  await expect.poll(() => lines.textContent).toContain('line 4999');
  lines.scrollTo({ top: 1000, behavior: 'instant' });
  await expect.poll(() => lines.textContent).toMatch(/line 4\d(?!\d)/);
  reads = 0;
  lines.scrollTo({ top: 2000, behavior: 'instant' });
  await expect.poll(() => lines.textContent).toMatch(/line 7\d(?!\d)/);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(500);
});
