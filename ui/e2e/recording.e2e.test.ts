import { readHar, Recorder, RelayDevice, ReplayDevice, serve } from '@radiolink/adapters/server';
import { expect, it, onTestFinished } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { DIST, startRadio } from './support/radio.ts';

const browser = useBrowser();

async function served(device: RelayDevice | ReplayDevice): Promise<string> {
  const server = await serve({ files: DIST, device, deviceName: 'radio', host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return server.url;
}

it('shows the dashboard of a recorded radio without its names, and says what the recording does not hold', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const recorder = new Recorder();
  const relay = new RelayDevice(new URL(url), { insecure: false, recorder });
  const first = await browser.open();
  await logIn(first.page, await served(relay));
  await first.page.getByRole('main').getByText('dBm').first().waitFor();
  await first.close();

  const har = JSON.stringify(recorder.har());
  const missing: string[] = [];
  const replay = new ReplayDevice(readHar(har), { now: Date.now, tell: line => missing.push(line) });
  const { page, close } = await browser.open();
  await logIn(page, await served(replay), { username: 'anyone', password: 'at all' });
  const main = page.getByRole('main');
  await main.getByText('dBm').first().waitFor();
  const text = await main.innerText();
  expect(text).toMatch(/name-\d/);
  expect(text).toMatch(/-\d{2}\sdBm/);

  await page.goto(`${new URL('/', page.url()).href}#/log`);
  await page.getByText('This is a recording. It holds no answer to GET /api/logs.').first().waitFor();
  expect(missing).toContain('Not in the recording: GET /api/logs');
  await close();
});
