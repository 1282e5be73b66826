import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { AlignmentPort, AudioHapticsPort } from '@radiolink/application/alignment/alignment.port';
import { MastModel } from '@radiolink/application/alignment/mast.model';
import { ptpStationStatus, station } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

let stage: Stage;
const senses = {
  canPreventSleep: true,
  canVibrate: true,
  preventSleep: () => () => undefined,
  vibrate: vi.fn<(pattern: readonly number[]) => void>(),
  say: vi.fn<(text: string, language: string) => void>(),
  stop: () => undefined,
  sound: () => ({ play: () => undefined, cue: () => undefined, end: () => undefined }),
};

const received = (signalDbm: number): DeviceStatus =>
  ptpStationStatus({
    wireless: { stations: [station({ signalDbm, chainSignalsDbm: [signalDbm - 2, signalDbm - 5] })] },
  });

const aStage = (): Stage =>
  setStage({
    ...(part.models === undefined ? {} : { models: part.models }),
    ports: [
      [AlignmentPort, { start: () => Promise.reject(new Error('none')) }],
      [AudioHapticsPort, senses],
    ],
  });

beforeEach(async () => {
  senses.canPreventSleep = true;
  senses.canVibrate = true;
  await page.viewport(1440, 900);
  vi.clearAllMocks();
  stage = aStage();
  await stage.show(<part.View />);
  // The page reads once it stands: an answer before is not measured.
  const { $before } = stage.models.get(AlignmentModel);
  await vi.waitUntil(async () => {
    await stage.answer(received(-80));
    return $before.getState() !== null;
  });
});
afterEach(() => stage.close());

const mast = (): HTMLDialogElement | null => stage.place.querySelector('dialog');

async function enterMast(): Promise<void> {
  stage.models.get(MastModel).entered();
  await vi.waitFor(() => expect(mast()?.open).toBe(true));
}

describe('the chart of the alignment', () => {
  it('the chart of the alignment is read at a time by keyboard, as those of the dashboard', async () => {
    await stage.answer(received(-60));
    await stage.answer(received(-62));
    const slider = page.getByRole('slider', { name: 'Signal: select time' });
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', expect.stringContaining('Local signal −62\u202FdBm'));
    slider.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', expect.stringContaining('Local signal −60\u202FdBm'));
  });
});

describe('the result of the alignment', () => {
  it('the result of the alignment is shown once an antenna was turned, not by opening the page', async () => {
    const result = page.getByRole('region', { name: 'Result', exact: true });
    await stage.answer(received(-80));
    await expect.element(page.getByRole('region', { name: 'Steps', exact: true })).toBeVisible();
    expect(result.query()).toBeNull();
    await stage.answer(received(-60));
    await expect.element(result).toHaveTextContent(/Local signal: .80 dBm before, .60 dBm after alignment/);
  });
});

describe('an end of the link', () => {
  const cells = (): readonly string[] =>
    [...stage.place.querySelectorAll('table')[0]!.querySelectorAll('tbody tr')].map(row =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' '),
    );

  it('an end of the link has level, best and difference of each chain, and the words of its imbalance', async () => {
    await stage.answer(received(-60));
    await stage.answer(received(-64));
    const minus = /−/g;
    await vi.waitFor(() =>
      expect(cells().map(row => row.replaceAll(minus, '-').replaceAll(/\s/g, ' '))).toEqual([
        '-66 dBm -62 dBm 4 dB',
        '-69 dBm -65 dBm 4 dB',
      ]),
    );
    await expect.element(page.getByText('Chains balanced: 3 dB').first()).toBeVisible();
  });

  it('keeps its level while the device is out of reach, and shows none once the link is reported down', async () => {
    await stage.answer(received(-60));
    await stage.fail(1);
    expect(stage.place.textContent).not.toContain('The link is down.');
    expect(cells()[0]).toMatch(/^.62\s*dBm .62\s*dBm 0/);
    await stage.answer(ptpStationStatus({ wireless: { stations: [], stationCount: 0 } }));
    await expect.element(page.getByText(/The link is down\. Best values are kept\./)).toBeVisible();
    await vi.waitFor(() => expect(cells()[0]).toMatch(/^—.*62\s*dBm —/));
    await stage.answer(received(-58));
    await vi.waitFor(() => expect(stage.models.get(AlignmentModel).$downSince.getState()).toBeNull());
  });

  it('speaks the time of a link that is down every 30 s, not each second', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      await stage.answer(ptpStationStatus({ wireless: { stations: [], stationCount: 0 } }));
      const spoken: string[] = [];
      for (let second = 0; second < 65; second += 1) {
        await act(() => vi.advanceTimersByTime(1000));
        const note = stage.place.querySelector('[role=status]:has([aria-hidden] [data-figure])')!;
        const read = note.cloneNode(true) as Element;
        for (const unread of read.querySelectorAll('[aria-hidden=true]')) unread.remove();
        const words = read.textContent.replaceAll(/\s+/g, ' ').trim();
        if (words !== spoken.at(-1)) spoken.push(words);
      }
      expect(spoken).toEqual([
        'The link is down. Best values are kept.',
        'The link is down. Best values are kept. 30 s',
        'The link is down. Best values are kept. 1 min 0 s',
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that chains are not reported', async () => {
    const status = received(-60);
    const stations = status.wireless.stations.map(one => ({ ...one, chainSignalsDbm: [] }));
    stage.models.get(AlignmentModel).peerChosen(stations[0]!.mac);
    await stage.answer({ ...status, wireless: { ...status.wireless, stations } });
    await expect.element(page.getByText('No chain signals reported.').first()).toBeVisible();
  });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const isOpen = (): boolean => stage.models.get(MastModel).$open.getState();

describe('mast mode', () => {
  it('mast mode is started by the first button of the page, seen without a scroll on the smallest phone', async () => {
    await page.viewport(320, 640);
    const [first] = stage.place.querySelectorAll('button');
    expect(first?.textContent).toBe('Start mast mode');
    expect(first!.getBoundingClientRect().bottom).toBeLessThan(320);
    first!.click();
    await vi.waitFor(() => expect(mast()?.open).toBe(true));
  });

  it('says on the page that a phone without vibration sounds its new best', async () => {
    const words = page.getByText(
      'This browser cannot vibrate. With sound, two rising tones = new best signal.',
    );
    expect(words.elements()).toEqual([]);
    await stage.close();
    senses.canVibrate = false;
    stage = aStage();
    await stage.show(<part.View />);
    await expect.element(words).toBeVisible();
  });

  it.each([
    ['a key', () => userEvent.keyboard('{Escape}')],
    [
      'the gesture for going back',
      async () => void mast()!.dispatchEvent(new Event('cancel', { cancelable: true })),
    ],
    ['a dialog closed by the browser', async () => mast()!.close()],
    ['the way back in the history', async () => window.history.back()],
  ])('asks at %s before it is left', async (_, goBack) => {
    await stage.answer(received(-60));
    await enterMast();
    await goBack();
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Leave mast mode?');
    expect([mast()?.open, isOpen()]).toEqual([true, true]);
    await button('Stay').click();
    expect(page.getByRole('alertdialog').query()).toBeNull();
    await goBack();
    await button('Leave').click();
    await vi.waitFor(() => expect(mast()).toBeNull());
  });

  it('leaves the history as it was', async () => {
    const { href } = window.location;
    await enterMast();
    expect(window.history.state).toMatchObject({ stays: true });
    stage.models.get(MastModel).left();
    await vi.waitFor(() => expect(window.history.state?.stays).toBeUndefined());
    expect(window.location.href).toBe(href);
  });

  it('mast mode is left by holding its button, not by a touch', async () => {
    await enterMast();
    const hold = button('Hold to leave').element();
    hold.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    hold.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    expect(isOpen()).toBe(true);
    hold.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(mast()).toBeNull(), { timeout: 3000 });
  });

  it.each([
    { width: 390, height: 844, least: 180 },
    { width: 320, height: 640, least: 140 },
    { width: 844, height: 390, least: 220 },
    { width: 640, height: 320, least: 150 },
  ])(
    'mast mode has digits as large as $width x $height allows, without scroll',
    async ({ width, height, least }) => {
      await page.viewport(width, height);
      await stage.answer(received(-60));
      await stage.answer(received(-71));
      await enterMast();
      const dialog = mast()!;
      for (const side of ['local', 'both', 'remote'] as const) {
        stage.models.get(MastModel).sideChosen(side);
        await expect.poll(() => dialog.querySelectorAll('section')).toHaveLength(side === 'both' ? 2 : 1);
        await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn, 0)));
        expect([dialog.scrollHeight, dialog.scrollWidth]).toEqual([dialog.clientHeight, dialog.clientWidth]);
        const parts = dialog.querySelectorAll(
          '[data-age] button > [data-live] > *, dl > *, fieldset, [aria-pressed], button:last-child',
        );
        const boxes = [...parts].map(one => one.getBoundingClientRect());
        for (const [place, box] of boxes.entries()) {
          expect(box.top).toBeGreaterThanOrEqual(-1);
          expect(box.bottom).toBeLessThanOrEqual(height + 1);
          expect(box.left).toBeGreaterThanOrEqual(-1);
          expect(box.right).toBeLessThanOrEqual(width + 1);
          for (const other of boxes.slice(place + 1)) expect(overlap(box, other)).toBe(false);
        }
        const [digits] = dialog.querySelectorAll<HTMLElement>('button [data-live] > span');
        const size = Number.parseFloat(digits!.style.fontSize);
        expect(size).toBeGreaterThan(side === 'both' ? least / 2 : least);
      }
    },
  );

  it('mast mode has a toggle of the sound that keeps its name: only its state changes', async () => {
    await stage.answer(received(-60));
    await enterMast();
    const toggle = mast()!.querySelector<HTMLElement>('[aria-pressed]')!;
    const said = () => [toggle.innerText.trim(), toggle.ariaLabel, toggle.ariaPressed];
    const before = stage.models.get(MastModel).$sound.getState() !== 'off';
    expect(said()).toEqual(['Sound', null, String(before)]);
    for (const pressed of [!before, before]) {
      await act(() => toggle.click());
      expect(said()).toEqual(['Sound', null, String(pressed)]);
    }
  });

  it('mast mode has the figures of the chains, and the distance to the best and to the expected signal', async () => {
    await stage.answer(received(-60));
    await stage.answer(received(-64));
    await enterMast();
    const minus = /−/g;
    const text = (): string => mast()!.innerText.replaceAll(minus, '-').replaceAll(/\s+/g, ' ');
    await vi.waitFor(() => expect(text()).toContain('-66 dBm'));
    expect(text()).toContain('-69 dBm');
    expect(text()).toMatch(/Best -60 dBm ▼ -4 dB/);
    expect(text()).toMatch(/Expected -\d+ dBm [▼▲] -?\d+ dB/);
  });

  it('mast mode has the sound as it was when it is switched off and on', async () => {
    stage.models.get(MastModel).soundChosen('both');
    await enterMast();
    await button('Sound').click();
    await button('Sound').click();
    expect(stage.models.get(MastModel).$sound.getState()).toBe('both');
  });

  it('speaks the level of the end that is shown when it is touched', async () => {
    await stage.answer(received(-60));
    await enterMast();
    mast()!.querySelector('button')!.click();
    expect(senses.say).toHaveBeenCalledExactlyOnceWith('minus 60, best', 'en');
  });

  it('keeps the last level while answers are missed, dims it and says its age', async () => {
    await stage.answer(received(-60));
    await enterMast();
    await stage.fail(1);
    const end = mast()!.querySelector('section')!;
    await vi.waitFor(() => expect(end.dataset['age']).toBe('old'), { timeout: 4000 });
    expect(end.textContent).toContain('60');
    expect(end.textContent).toMatch(/2\ss old/);
    expect(end.textContent).not.toContain('No link');
    await vi.waitFor(() => expect(end.dataset['age']).toBe('missing'), { timeout: 4000 });
    end.querySelector('button')!.click();
    expect(senses.say).toHaveBeenCalledWith('No new values', 'en');
  });
});

describe('the screen of the phone', () => {
  const video = (): HTMLVideoElement | null => document.querySelector('video');

  it('the screen of the phone is kept on by the browser where it can: no word, no video', async () => {
    expect(stage.place.textContent).not.toContain('keep the screen on');
    await enterMast();
    expect(video()).toBeNull();
  });

  it('the screen of the phone may turn off over plain HTTP: said before the climb, and a small video in view plays until the mode is left', async () => {
    await stage.close();
    senses.canPreventSleep = false;
    stage = aStage();
    await stage.show(<part.View />);
    await expect
      .element(page.getByText(/The browser cannot keep the screen on over plain HTTP/))
      .toBeVisible();
    await button('Start mast mode').click();
    await vi.waitFor(() => expect(video()).toMatchObject({ paused: false, muted: false, loop: false }));
    const playing = video()!;
    await vi.waitFor(() => expect(playing.currentTime).toBeGreaterThan(0));
    const { width, right, bottom } = playing.getBoundingClientRect();
    expect([width > 8, right <= window.innerWidth, bottom <= window.innerHeight]).toEqual([true, true, true]);
    // The end is never reached: it begins again before.
    playing.currentTime = playing.duration - 0.5;
    await vi.waitFor(() => expect(playing.currentTime).toBeLessThan(playing.duration / 2));
    stage.models.get(MastModel).left();
    await vi.waitFor(() => expect(video()).toBeNull());
    expect(playing.paused).toBe(true);
  });
});

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
