import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };

describe('a device that offers its live socket', () => {
  it('shows its link by the socket, and asks for its statistics no more', async () => {
    const { url } = await startRadio({ profile: 'wave', liveStatus: true });
    const { page, close } = await browser.open();
    const frames: string[] = [];
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    const requested: string[] = [];
    page.on('request', request => requested.push(new URL(request.url()).pathname));
    await page.goto(url);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('heading', { name: 'Airtime and capacity' }).waitFor(PATIENCE);
    const samples = () => frames.filter(frame => frame.includes('"topic":"statistics"')).length;
    await expect.poll(samples, PATIENCE).toBeGreaterThan(0);
    const [requestedBefore, seenBefore] = [statisticsIn(requested), samples()];
    await expect.poll(samples, PATIENCE).toBeGreaterThan(seenBefore + 3);
    expect(statisticsIn(requested)).toBe(requestedBefore);
    await close();
  });
});

const statisticsIn = (requested: readonly string[]): number =>
  requested.filter(path => path === '/api/v1.0/statistics').length;
