import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { TRACEROUTE_MODELS } from '@radiolink/application/traceroute/traceroute.model';
import { type TraceRequest, TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import { NEVER } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { TraceroutePage } from './traceroute.page.tsx';

let stage: Stage;
afterEach(() => stage.close());

it('starts again with what was chosen, also where the page was left and shown again while a trace ran', async () => {
  const requests: TraceRequest[] = [];
  const trace = (request: TraceRequest) => {
    requests.push(request);
    return NEVER;
  };
  stage = setStage({
    models: TRACEROUTE_MODELS,
    ports: [
      [TraceroutePort, { trace }],
      [NetworkTablesPort, { routes: async () => [] }],
    ],
  });
  await stage.show(<TraceroutePage />);
  await page.getByRole('combobox', { name: 'Host' }).fill('192.0.2.1');
  await page.getByRole('textbox', { name: 'Maximum hops' }).fill('12');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  const sent = { host: '192.0.2.1', maxHops: 12, resolveNames: true };
  await expect.poll(() => requests).toEqual([sent]);
  await stage.show(<p>Another page</p>);
  await stage.show(<TraceroutePage />);
  const names = page.getByRole('checkbox', { name: 'Resolve hostnames' });
  await expect.element(names).toBeChecked();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await start.click();
  await expect.poll(() => requests).toEqual([sent, sent]);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await names.click();
  await start.click();
  await expect.poll(() => requests.at(-1)).toEqual({ ...sent, resolveNames: false });
  expect(stage.complaints).toEqual([]);
});
