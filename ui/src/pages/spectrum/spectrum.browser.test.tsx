import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import {
  ChannelDataPort,
  type SpectrumEvent,
  SpectrumPort,
} from '@radiolink/application/spectrum/spectrum.port';
import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { DownloadPort } from '@radiolink/application/files/download.port';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { NEVER, Subject } from 'rxjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

const BINS = 648;
const TONE_BIN = 324;
const QUIET = 10;
const TONE = 33;

let stage: Stage;
let sweeps: Subject<SpectrumEvent>;
const saved = vi.fn<(file: { readonly name: string; readonly content: Blob }) => Promise<void>>();

/** A sweep of quiet with one tone in the middle of the axis. */
const sweep = (): SpectrumEvent => ({
  kind: 'sample',
  by: 'socket',
  spectrum: {
    scale: { minDbm: -125, stepDb: 2 },
    fineLabels: Array.from({ length: BINS }, (_, bin) => 50_956_250 + bin * 12_500),
    histogram: [],
    totalSamples: [],
    latestLevels: Array.from({ length: BINS }, (_, bin) => (Math.abs(bin - TONE_BIN) < 8 ? TONE : QUIET)),
    medium: { labels: [], rows: [], intervalSeconds: 60 },
    long: { labels: [], rows: [], intervalSeconds: 640 },
  },
});

/** The worker is built with the page alone: here the page paints. */
const transfer = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
beforeAll(() => void Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'));
afterAll(() => {
  if (transfer !== undefined)
    Object.defineProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen', transfer);
});

beforeEach(async () => {
  await page.viewport(1440, 900);
  saved.mockReset();
  sweeps = new Subject();
  stage = setStage({
    ...(part.models === undefined ? {} : { models: part.models }),
    ports: [
      [SpectrumPort, { watch: () => sweeps }],
      [ChannelDataPort, { read: () => Promise.resolve(RECEIVED) }],
      [SiteSurveyPort, { watch: () => NEVER }],
      [DownloadPort, { save: saved }],
    ],
  });
  await stage.answer(ptpStationStatus());
  await stage.show(<part.View />);
  // The page asks for sweeps once it stands: one that is sent before is received by nobody.
  await vi.waitUntil(() => sweeps.observed, { timeout: 20_000 });
  for (let count = 0; count < 5; count += 1) sweeps.next(sweep());
  // The first picture is there, and with it the size by which the pointer is read.
  await vi.waitUntil(() => (stage.place.querySelector('canvas')?.width ?? 0) > 300, { timeout: 20_000 });
});
afterEach(() => stage.close());

/** What the channel chooser of this device reports. */
const RECEIVED = {
  channels: [],
  frequenciesMhz: [5180, 5185, 5190],
  local: { levels: [9, 9, 10] },
  stations: [],
};

const picture = (): HTMLElement | null => stage.place.querySelector('canvas')?.parentElement ?? null;
const slider = () => page.getByRole('slider', { name: 'Cursor frequency' });
const shown = (): readonly [number, number] => {
  const { min, max } = slider().element() as HTMLInputElement;
  return [Number(min), Number(max)];
};
const WHOLE = [5095, 5905] as const;
const near = (range: readonly [number, number], other: readonly [number, number]): boolean =>
  Math.abs(range[0] - other[0]) <= 1 && Math.abs(range[1] - other[1]) <= 1;

async function press(name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  (await vi.waitFor(() => button.element() as HTMLElement)).click();
}

/** From the menu of the strip, which is closed afterwards. */
async function choose(name: string): Promise<void> {
  await press('More');
  await press(name);
  await expect.poll(() => stage.place.querySelector(':popover-open')).toBeNull();
}

function pointer(type: string, x: number, id = 1, pointerType = 'touch'): void {
  const place = picture()!;
  const { left, top } = place.getBoundingClientRect();
  const at = { clientX: left + x, clientY: top + 60 };
  place.dispatchEvent(new PointerEvent(type, { ...at, pointerId: id, pointerType, bubbles: true }));
}

describe('the shown range', () => {
  it('zooms by keys around the cursor, moves, and is whole again', async () => {
    await expect.poll(() => near(shown(), WHOLE)).toBe(true);
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard('+');
    await expect.poll(() => Math.abs(shown()[1] - shown()[0] - 648)).toBeLessThan(2);
    const [from] = shown();
    await userEvent.keyboard('{]}');
    await expect.poll(() => shown()[0]).toBeGreaterThan(from);
    await userEvent.keyboard('0');
    await expect.poll(() => near(shown(), WHOLE)).toBe(true);
  });

  it('zooms by the wheel around the pointer', async () => {
    const place = picture()!;
    const { left, top } = place.getBoundingClientRect();
    const event = new WheelEvent('wheel', {
      clientX: left + 60,
      clientY: top + 60,
      deltaY: -1,
      cancelable: true,
    });
    place.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(() => shown()[1]).toBeLessThan(5800);
    expect(shown()[0]).toBe(WHOLE[0]);
  });

  it('zooms by two fingers', async () => {
    pointer('pointerdown', 500, 1);
    pointer('pointerdown', 600, 2);
    pointer('pointermove', 700, 2);
    await expect.poll(() => shown()[1] - shown()[0]).toBeLessThan(500);
  });

  it('moves with two fingers that keep their distance, and with a pressed mouse', async () => {
    pointer('pointerdown', 500, 1);
    pointer('pointerdown', 600, 2);
    pointer('pointermove', 700, 2);
    pointer('pointermove', 400, 1);
    pointer('pointermove', 600, 2);
    pointer('pointerup', 400, 1);
    pointer('pointerup', 600, 2);
    await expect.poll(() => shown()[1] - shown()[0]).toBeLessThan(500);
    const [from, to] = shown();
    for (const [type, x] of [
      ['pointerdown', 400],
      ['pointermove', 360],
      ['pointermove', 340],
      ['pointerup', 340],
    ] as const)
      pointer(type, x, 9, 'mouse');
    await expect.poll(() => shown()[0]).toBeGreaterThan(from + 10);
    expect(Math.abs(shown()[1] - shown()[0] - (to - from))).toBeLessThan(2);
  });

  it('the shown range is chosen from a list of the bands, which tells the range that was zoomed to', async () => {
    const list = page.getByRole('combobox', { name: 'Frequency range' });
    const chosen = () => {
      const { selectedOptions } = list.element() as HTMLSelectElement;
      return selectedOptions[0]?.textContent;
    };
    expect(chosen()).toBe('All frequencies');
    await userEvent.selectOptions(list, [...list.element().querySelectorAll('option')][2]!);
    await expect.poll(() => near(shown(), [5470, 5725])).toBe(true);
    await press('Zoom in');
    await expect.poll(() => shown()[1] - shown()[0]).toBeLessThan(140);
    expect(chosen()).toMatch(/^5,?\d{3} to 5,?\d{3} MHz$/);
    await press('Zoom out');
    await userEvent.selectOptions(list, 'All frequencies');
    await expect.poll(() => near(shown(), WHOLE)).toBe(true);
  });
});

describe('the cursor', () => {
  it('reads the levels under it, without a render of the page', async () => {
    const readings = () => [...stage.place.querySelectorAll('dd')].map(({ textContent }) => textContent);
    const pointed = (x: number): typeof readings => {
      pointer('pointermove', x, 1, 'mouse');
      return readings;
    };
    await expect.poll(() => pointed(picture()!.clientWidth / 2 + 24)()[0]).toMatch(/^5[,\s]?50\d/);
    await expect.poll(() => readings()[1]).toMatch(/59\sdBm/);
    await expect.poll(() => pointed(120)()[1]).toMatch(/105\sdBm/);
  });

  it('the menu sets a marker where the mouse was before it left for the button', async () => {
    pointer('pointermove', 120, 1, 'mouse');
    pointer('pointerleave', 120, 1, 'mouse');
    await choose('Set marker');
    const { $markers, markerRemoved } = stage.models.get(SpectrumModel).markers;
    await expect.poll(() => $markers.getState().length).toBe(1);
    const { mhz } = $markers.getState()[0]!;
    expect(mhz).toBeLessThan(5300);
    markerRemoved(mhz);
  });

  it('sets a marker that is named and removed again', async () => {
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard('m');
    const name = page.getByRole('textbox', { name: /^Name of the marker at \d/ });
    await name.fill('Weather radar');
    const { markers } = stage.models.get(SpectrumModel);
    expect(markers.$markers.getState()).toMatchObject([{ name: 'Weather radar' }]);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => markers.$markers.getState()).toEqual([]);
  });
});

describe('the rows on the axis', () => {
  const laneOf = (button: Element) => document.getElementById(button.getAttribute('aria-controls')!);

  it('the rows on the axis have something in each lane, and are folded and unfolded by their names', async () => {
    // The locator counts the arrow of the row as part of its name, though it has an alternative text of nothing.
    const noise = page.getByRole('button', { name: /Local noise$/ });
    await expect.element(noise).toBeVisible();
    const rows = [...stage.place.querySelectorAll('button[aria-expanded][aria-controls]')].filter(laneOf);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(laneOf(row)!.children.length).toBeGreaterThan(0);
    const lane = laneOf(noise.element())!;
    expect(lane.getBoundingClientRect().height).toBeGreaterThan(0);
    await press(/Local noise$/);
    await expect.poll(() => lane.getBoundingClientRect().height).toBe(0);
    await press(/Local noise$/);
    await expect.poll(() => lane.getBoundingClientRect().height).toBeGreaterThan(0);
  });
});

describe('the picture', () => {
  it('the picture is saved as PNG with axes, its tone in the middle brighter than the quiet around it', async () => {
    await choose('Save as PNG');
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    const { name, content } = saved.mock.lastCall![0];
    expect([name.endsWith('.png'), content.type]).toEqual([true, 'image/png']);
    const bitmap = await createImageBitmap(content);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const scale = bitmap.width / picture()!.clientWidth;
    const brightness = (x: number, y: number): number => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x * scale, y * scale, 1, 1).data;
      return red + green + blue;
    };
    const { clientWidth: width, clientHeight: height } = picture()!;
    const newest = Math.floor((height - 28) * 0.45) + 9;
    const middle = 60 + (width - 72) * ((TONE_BIN + 0.5) / BINS);
    expect(brightness(middle, newest)).toBeGreaterThan(brightness(middle + 60, newest) + 200);
    const margin = context.getImageData(0, 0, 56 * scale, height * scale).data;
    const colours = new Set(Array.from({ length: margin.length / 4 }, (_, dot) => margin[4 * dot]));
    expect(colours.size).toBeGreaterThan(2);
  });

  it('fills the screen where the browser can, and stays where it is refused', async () => {
    const requestFullscreen = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')));
    const real = HTMLElement.prototype.requestFullscreen;
    HTMLElement.prototype.requestFullscreen = requestFullscreen;
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    try {
      await choose('Full screen');
      expect(requestFullscreen).toHaveBeenCalledOnce();
      expect(stage.complaints).toEqual([]);
      Object.defineProperty(document, 'fullscreenElement', { value: stage.place, configurable: true });
      document.dispatchEvent(new Event('fullscreenchange'));
      await press('More');
      await expect.element(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    } finally {
      Reflect.deleteProperty(document, 'fullscreenElement');
      HTMLElement.prototype.requestFullscreen = real;
      Reflect.deleteProperty(document, 'fullscreenEnabled');
    }
  });

  it('while the picture fills the screen, its menu keeps no room for the bar of a phone below it', async () => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', '56px');
    await press('More');
    // By a real click: a browser refuses it otherwise.
    await userEvent.click(page.getByRole('button', { name: 'Full screen' }));
    try {
      await expect.poll(() => document.fullscreenElement).not.toBeNull();
      const menu = document.fullscreenElement!.querySelector('[popover]')!;
      expect(getComputedStyle(menu).getPropertyValue('--bottom-bar')).toBe('0px');
    } finally {
      style.removeProperty('--bottom-bar');
      await document.exitFullscreen();
    }
  });

  it('a browser that cannot fill the screen is not offered it', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
    try {
      await press('More');
      await expect.element(page.getByRole('button', { name: 'Save as PNG' })).toBeVisible();
      expect(page.getByRole('button', { name: 'Full screen' }).elements()).toEqual([]);
    } finally {
      Reflect.deleteProperty(document, 'fullscreenEnabled');
    }
  });

  it('the picture is stopped, stepped back through and played', async () => {
    await press('Pause');
    const back = page.getByRole('slider', { name: 'Step back' });
    (await vi.waitFor(() => back.element() as HTMLElement)).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const { $until } = stage.models.get(SpectrumModel).replay;
    await expect.poll(() => $until.getState()).toBe(3);
    await press('Play');
    await expect.poll(() => $until.getState()).toBe(5);
    await press('Resume');
    await expect.poll(() => $until.getState()).toBeNull();
  });
});

describe('a file', () => {
  it('a file that is no recording is refused with words, and nothing is lost', async () => {
    const { fileOpened, $air } = stage.models.get(SpectrumModel);
    fileOpened({ name: 'holiday.json', text: '{' });
    await expect
      .element(page.getByText('holiday.json is neither a recording nor a captured spectrum.'))
      .toBeVisible();
    expect($air.getState()?.view.count).toBe(5);
  });
});
