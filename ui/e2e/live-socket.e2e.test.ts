import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 20_000 };

describe('a device that offers its live socket', () => {
  it('shows its link by the socket, and asks for its statistics no more', async () => {
    const { url } = await startRadio({ profile: 'wave', liveStatus: true });
    const { page, close } = await browser.open();
    const frames: string[] = [];
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto(url);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('heading', { name: 'Airtime and capacity' }).waitFor(PATIENCE);
    const samples = () => frames.filter(frame => frame.includes('"topic":"statistics"')).length;
    await expect.poll(samples, PATIENCE).toBeGreaterThan(0);
    const [askedBefore, seenBefore] = [statisticsIn(asked), samples()];
    await expect.poll(samples, PATIENCE).toBeGreaterThan(seenBefore + 3);
    expect(statisticsIn(asked)).toBe(askedBefore);
    await close();
  });
});

const statisticsIn = (asked: readonly string[]): number =>
  asked.filter(path => path === '/api/v1.0/statistics').length;
