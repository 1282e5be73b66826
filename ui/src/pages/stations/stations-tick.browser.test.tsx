import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Stage } from '../../testing/stage.mother.tsx';
import { box, buttonOf, keys, measured, rows, scrollTo, showStations, ticked } from './stations.mother.tsx';

let stage: Stage;

beforeEach(async () => {
  await page.viewport(1440, 900);
  stage = await showStations();
});
afterEach(() => stage.close());

describe('a tick', () => {
  it('leaves focus, scroll position, selection and open panel as they are', async () => {
    const status = ptmpAccessPointStatus(100);
    await stage.answer(status);
    await scrollTo(1200);
    const [, , middle] = rows().filter(
      row => row.getBoundingClientRect().top > box().getBoundingClientRect().top + 40,
    );
    const key = middle!.getAttribute('data-key');
    middle!.querySelector('button')!.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('complementary', { name: 'Station details' })).toBeVisible();
    const before = { order: keys(), top: box().scrollTop };
    for (let tick = 1; tick <= 5; tick += 1) {
      await stage.answer(ticked(status, (_, place) => ({ signalDbm: -50 - ((place * 7 + tick * 13) % 30) })));
    }
    expect({ order: keys(), top: box().scrollTop }).toEqual(before);
    expect(document.activeElement?.closest('[data-key]')?.getAttribute('data-key')).toBe(key);
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    await expect.element(page.getByRole('complementary', { name: 'Station details' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Re-sort' })).toBeVisible();
  });

  it('keeps the row that has the focus, however far the list is scrolled', async () => {
    const status = ptmpAccessPointStatus(256);
    await stage.answer(status);
    const button = rows()[0]!.querySelector('button')!;
    button.focus();
    await scrollTo(6000);
    await stage.answer(ticked(status, () => ({ txLatencyMs: 7 })));
    expect(document.activeElement).toBe(button);
    expect(box().scrollTop).toBe(6000);
    expect(box().scrollHeight).toBe(256 * 36 + 36);
  });

  it('gives the focus to the next row when the station with the focus leaves', async () => {
    const status = ptmpAccessPointStatus(20);
    await stage.answer(status);
    const [, second, third] = keys();
    buttonOf(0).closest('tbody')!.querySelector<HTMLElement>(`[data-key="${second}"] button`)!.focus();
    const stations = status.wireless.stations.filter(({ mac }) => mac !== second);
    await stage.answer({ ...status, wireless: { ...status.wireless, stations } });
    await expect
      .poll(() => document.activeElement?.closest('[data-key]')?.getAttribute('data-key'))
      .toBe(third);
  });

  it('touches nothing when nothing changed', async () => {
    const status = ptmpAccessPointStatus(40);
    await stage.answer(status);
    await measured();
    const touched: Node[] = [];
    const observer = new MutationObserver(records => touched.push(...records.map(({ target }) => target)));
    observer.observe(stage.place, { subtree: true, childList: true, characterData: true, attributes: true });
    await stage.answer(structuredClone(status));
    observer.disconnect();
    expect(touched).toEqual([]);
  });

  it('touches the one cell whose value changed', async () => {
    // The lines of the signals grow every two seconds, which may pass here.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const status = ptmpAccessPointStatus(40);
    await stage.answer(status);
    await measured();
    const key = keys()[3];
    const cells = new Set<Element | null>();
    const observer = new MutationObserver(records => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        cells.add(element?.closest('td, th') ?? element);
      }
    });
    observer.observe(stage.place, { subtree: true, childList: true, characterData: true, attributes: true });
    await stage.answer(
      ticked(status, ({ mac, airmax }) =>
        mac === key ? { airmax: { ...airmax!, rx: { ...airmax!.rx, cinrDb: 19 } } } : {},
      ),
    );
    observer.disconnect();
    expect([...cells].map(cell => cell?.textContent)).toEqual([expect.stringMatching(/^19/)]);
  });
});
