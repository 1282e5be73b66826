import { SPEED_TEST_MODELS, SpeedTestModel } from '@radiolink/application/speed-test/speed-test.model';
import { SpeedTestMemoryPort, SpeedTestPort } from '@radiolink/application/speed-test/speed-test.port';
import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import type { SpeedTest } from '@radiolink/domain/tools';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { SpeedTestPage } from './speed-test.page.tsx';

let stage: Stage;
afterEach(() => stage.close());

const measured = (txKbps: number): SpeedTest => ({
  id: '1',
  status: 'finished',
  phase: 'done',
  elapsedSeconds: 10,
  durationSeconds: 10,
  samples: [{ seconds: 9, txKbps, rxKbps: txKbps / 2 }],
});

it('puts another test beside the one that is shown, figure by figure', async () => {
  const rates = [80_000, 120_000];
  stage = setStage({
    models: SPEED_TEST_MODELS,
    ports: [
      [SpeedTestPort, { run: () => of(measured(rates.shift() ?? 0)) }],
      [NetworkTablesPort, { routes: async () => [] }],
      [SpeedTestMemoryPort, { read: () => undefined, store: () => undefined }],
    ],
  });
  const model = stage.models.get(SpeedTestModel);
  for (const direction of ['duplex', 'tx'] as const) {
    model.begun({
      requested: { host: '192.0.2.20', username: 'admin', durationSeconds: 10, direction },
      password: 'Other-Secret-2026',
    });
  }
  await stage.show(<SpeedTestPage />);
  const comparison = page.getByRole('table', { name: 'Comparison' });
  expect(comparison.elements()).toEqual([]);
  await page
    .getByRole('button', { name: /^Compare result/ })
    .last()
    .click();
  await expect.element(comparison).toBeVisible();
  const rows = [...comparison.element().querySelectorAll('tbody tr')].map(row => row.textContent);
  expect(rows.slice(0, 3)).toEqual([
    expect.stringMatching(/^DirectionTransmitBoth at the same time$/),
    expect.stringMatching(/^Transmit120.*Mbps.*80.*Mbps$/),
    expect.stringMatching(/^Receive60.*Mbps.*40.*Mbps$/),
  ]);
  expect(stage.complaints).toEqual([]);
});
