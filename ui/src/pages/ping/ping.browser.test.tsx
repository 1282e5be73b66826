import { PING_MODELS } from '@radiolink/application/ping/ping.model';
import { PingPort, type PingRequest } from '@radiolink/application/ping/ping.port';
import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { PingPage } from './ping.page.tsx';

let stage: Stage;
const requests: PingRequest[] = [];
const ping = (request: PingRequest) => {
  requests.push(request);
  return NEVER;
};

beforeEach(async () => {
  requests.length = 0;
  stage = setStage({
    models: PING_MODELS,
    ports: [
      [PingPort, { ping }],
      [NetworkTablesPort, { routes: async () => [] }],
    ],
  });
  await stage.show(<PingPage />);
});
afterEach(() => stage.close());

const host = page.getByRole('combobox', { name: 'Host' });
const size = page.getByRole('textbox', { name: 'Packet size (bytes)' });
const count = page.getByRole('textbox', { name: 'Count' });
const start = page.getByRole('button', { name: 'Start', exact: true });

describe('the fields of a ping', () => {
  it('are judged at the start, all of them, and the first wrong one has the focus', async () => {
    await size.fill('0');
    await count.fill('101');
    expect(stage.place.textContent).not.toContain('Enter a whole number');
    await size.fill('56');
    await start.click();
    await expect.element(host).toHaveFocus();
    expect(stage.place.textContent).toContain('Enter a hostname or an IP address.');
    expect(stage.place.textContent).toContain('Enter a whole number from 1 to 100.');
    expect(requests).toEqual([]);
  });

  it('lose their danger text as soon as they are edited, and are judged again at the next start', async () => {
    await host.fill('$(reboot)');
    await count.fill('0');
    await start.click();
    await expect.element(host).toHaveAttribute('aria-invalid', 'true');
    await host.fill('$(reboot');
    await expect.element(host).toHaveAttribute('aria-invalid', 'false');
    await expect.element(count).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(host).toHaveAttribute('aria-invalid', 'true');
    expect(requests).toEqual([]);
  });

  it('are sent as the device reads them, and keep what was typed when the run is stopped', async () => {
    await host.fill(' １９２.0.2.1 ');
    await size.fill('٦٤');
    await userEvent.keyboard('{Enter}');
    await expect.element(host).toBeDisabled();
    expect(requests).toEqual([{ host: '192.0.2.1', sizeBytes: 64, count: 0 }]);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.element(host).toHaveValue(' １９２.0.2.1 ');
    await start.click();
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]).toEqual(requests[0]);
    expect(stage.complaints).toEqual([]);
  });
});
