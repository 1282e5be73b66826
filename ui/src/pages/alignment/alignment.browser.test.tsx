import { AlignmentModel, MastModel, SensesPort } from '@radiolink/application/alignment';
import { AlignmentPort } from '@radiolink/application/tools';
import { ptpStationStatus, station } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

let stage: Stage;
const senses = {
  preventSleep: () => () => undefined,
  vibrate: vi.fn<(pattern: readonly number[]) => void>(),
  say: vi.fn<(text: string, language: string) => void>(),
  hush: () => undefined,
  sound: () => ({ play: () => undefined, end: () => undefined }),
};

const received = (signalDbm: number): DeviceStatus =>
  ptpStationStatus({
    wireless: { stations: [station({ signalDbm, chainSignalsDbm: [signalDbm - 2, signalDbm - 5] })] },
  });

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
  stage = setStage({
    ...(part.models === undefined ? {} : { models: part.models }),
    ports: [
      [AlignmentPort, { start: () => Promise.reject(new Error('none')) }],
      [SensesPort, senses],
    ],
  });
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

describe('an end of the link', () => {
  const cells = (): readonly string[] =>
    [...stage.place.querySelectorAll('table')[0]!.querySelectorAll('tbody tr')].map(row =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' '),
    );

  it('has level, best and difference of each chain, and the words of its imbalance', async () => {
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

  it('keeps its best while the device is out of reach, shows no level, and says for how long', async () => {
    await stage.answer(received(-60));
    await stage.fail(1);
    await expect.element(page.getByText(/The link is down\. The best marks stay\./)).toBeVisible();
    await vi.waitFor(() => expect(cells()[0]).toMatch(/^—.*62\s*dBm —/));
    await stage.answer(received(-58));
    await vi.waitFor(() => expect(stage.models.get(AlignmentModel).$downSince.getState()).toBeNull());
  });

  it('says that chains are not reported', async () => {
    const status = received(-60);
    const stations = status.wireless.stations.map(one => ({ ...one, chainSignalsDbm: [] }));
    stage.models.get(AlignmentModel).peerChosen(stations[0]!.mac);
    await stage.answer({ ...status, wireless: { ...status.wireless, stations } });
    await expect.element(page.getByText('No chain signals reported.').first()).toBeVisible();
  });
});

describe('mast mode', () => {
  it('is not left by the gesture for going back, but by the key', async () => {
    await stage.answer(received(-60));
    await enterMast();
    const back = new Event('cancel', { cancelable: true });
    mast()!.dispatchEvent(back);
    expect([back.defaultPrevented, stage.models.get(MastModel).$open.getState()]).toEqual([true, true]);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(mast()).toBeNull());
  });

  it.each([
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    { width: 844, height: 390 },
    { width: 640, height: 320 },
  ])('fits $width x $height without scroll, none of its figures over another', async ({ width, height }) => {
    await page.viewport(width, height);
    await stage.answer(received(-60));
    await stage.answer(received(-71));
    await enterMast();
    const dialog = mast()!;
    expect([dialog.scrollHeight, dialog.scrollWidth]).toEqual([dialog.clientHeight, dialog.clientWidth]);
    const level = dialog.querySelector('button')!;
    const texts = [...level.children].filter(child => child.getBoundingClientRect().width > 2);
    expect(texts).toHaveLength(3);
    const boxes = texts.map(text => text.getBoundingClientRect());
    const outer = level.getBoundingClientRect();
    for (const [place, box] of boxes.entries()) {
      expect(box.top).toBeGreaterThanOrEqual(outer.top - 1);
      expect(box.bottom).toBeLessThanOrEqual(outer.bottom + 1);
      expect(box.left).toBeGreaterThanOrEqual(outer.left - 1);
      expect(box.right).toBeLessThanOrEqual(outer.right + 1);
      for (const other of boxes.slice(place + 1)) expect(overlap(box, other)).toBe(false);
    }
    expect(boxes[1]!.height).toBeGreaterThan(Math.min(width, height) / 4);
  });

  it('speaks the level of the end that is shown when it is touched', async () => {
    await stage.answer(received(-60));
    await enterMast();
    mast()!.querySelector('button')!.click();
    expect(senses.say).toHaveBeenCalledExactlyOnceWith('minus 60, best', 'en');
  });
});

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
