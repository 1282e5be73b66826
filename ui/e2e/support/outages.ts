import type { Page } from 'playwright-core';
import type { ServedRadio } from './radio.ts';

/** Time that a refused request has to arrive, ms of the real clock. */
const ARRIVES_MS = 15;

/** Lets seconds of the page's clock pass, one after the other, as the page would live through them. */
export async function passes(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1000);
    await new Promise(resolve => setTimeout(resolve, ARRIVES_MS));
  }
}

/** The device is out of reach for some seconds of the page's clock. */
export async function drop(page: Page, { radio }: ServedRadio, seconds: number): Promise<void> {
  radio.faults.set({ unreachable: true });
  await passes(page, seconds);
  radio.faults.clear();
}

/** Where the page says what state the connection, the link and the device are in. */
export const banner = (page: Page) => page.getByRole('banner');

/** What the page says of its connection. */
export const reconnecting = (page: Page) => banner(page).getByText('Reconnecting…');
