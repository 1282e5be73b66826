import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { PREDICTION_MODELS, PredictionModel } from '@radiolink/application/prediction/prediction.model';
import { ptpAccessPointStatus, ptpStationStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../../testing/stage.mother.tsx';
import { ExpectedEffect } from './expected-effect.tsx';
import { useLinkFigures } from './use-link-figures.ts';

const RUNNING = 'radio.1.mode=master\nradio.1.ptpmode=1\nradio.1.txpower=20\nsnmp.community=public\n';

let stage: Stage;
beforeEach(async () => {
  stage = setStage({ models: PREDICTION_MODELS });
  stage.models.get(EditingModel).configurationRead({ text: RUNNING, modified: false, firstSetup: false });
  await stage.answer(ptpAccessPointStatus());
});
afterEach(async () => {
  await stage.close();
  await page.viewport(1280, 900);
});

async function shown(edits: Record<string, string>): Promise<void> {
  stage.models.get(PermittedApply);
  stage.models.get(EditingModel).edited(new Map(Object.entries(edits)));
  await stage.show(<ExpectedEffect />);
}

it('names what changes, now and as expected, with its range and the reason', async () => {
  await shown({ 'radio.1.txpower': '4' });
  await vi.waitUntil(() => stage.place.querySelector('table') !== null);
  const heads = [...stage.place.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['Reading', 'Now', 'Expected', 'Difference']);
  const rows = [...stage.place.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  expect(rows).toContain('Remote signal');
  expect(rows).not.toContain('Local signal');
  expect(stage.place.textContent).toMatch(/From −\d+ to −\d+ dBm/);
  const difference = (name: string) =>
    [...stage.place.querySelectorAll('tbody tr')].find(({ textContent }) => textContent.startsWith(name))
      ?.lastElementChild?.lastElementChild?.textContent;
  expect(difference('Remote signal')).toMatch(/^−\d+\u202FdB$/);
  expect(stage.place.textContent).toMatch(/Transmit power 4 dBm: the remote signal falls by \d/);
  expect(stage.complaints).toEqual([]);
});

const QUANTITIES = ['remote-signal', 'local-ratio', 'uplink-rate', 'airtime', 'fade-margin'] as const;
/** Pairs whose difference is another number once they are rounded. */
const PAIRS = [
  [-61.6, -67.4],
  [28.5, 23.4],
  [-0.5, 0.4],
  [7.49, 6.5],
] as const;
const numberOf = (text: string | undefined): number =>
  Number(/[−+-]?\d+/.exec(text ?? '')?.[0].replace('−', '-'));

function Differences() {
  const { figureOf, differenceOf, rangeOf } = useLinkFigures();
  const of = QUANTITIES.flatMap(quantity => PAIRS.map(([now, expected]) => ({ quantity, now, expected })));
  return of.map(each => {
    const figures = [figureOf(each.quantity, each.now), figureOf(each.quantity, each.expected)];
    const range = rangeOf({ ...each, low: each.expected, high: each.expected + 0.01 });
    return (
      <p key={`${each.quantity} ${each.now}`}>
        {[...figures, differenceOf(each as never)].map(figure => numberOf(figure?.value)).join(' ')}
        {range}
      </p>
    );
  });
}

it('a difference is the one that a reader works out of two figures as they are written, and a range has two ends', async () => {
  await stage.show(<Differences />);
  const lines = [...stage.place.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(QUANTITIES.length * PAIRS.length);
  // An airtime below 0 has no figure.
  const figures = lines.map(line => line.split(' ').map(Number)).filter(([now]) => !Number.isNaN(now));
  expect(figures.length).toBeGreaterThan(QUANTITIES.length);
  for (const [now, expected, ...difference] of figures) expect(difference).toEqual([expected! - now!]);
});

it('says of another channel width on a station why its effect cannot be predicted', async () => {
  const text = 'radio.1.mode=managed\nradio.1.ptpmode=1\nradio.1.chanbw=40\n';
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  await stage.answer(ptpStationStatus());
  await shown({ 'radio.1.chanbw': '20' });
  await expect
    .poll(() => stage.place.textContent)
    .toBe(
      'Expected effect on the linkThe effect of the channel width cannot be predicted: it depends on the access point.',
    );
});

it('the expected effect says nothing of a setting without an effect on the link', async () => {
  await shown({ 'snmp.community': 'other' });
  expect(stage.place.textContent).toBe('');
});

it('the expected effect has no heading over nothing where a running test has brought it already', async () => {
  const { $expected } = stage.models.get(PredictionModel);
  const { txPowerDbm } = ptpAccessPointStatus().wireless;
  await shown({ 'radio.1.txpower': String(txPowerDbm) });
  await vi.waitUntil(() => $expected.getState() !== null);
  expect(stage.place.textContent).toBe('');
});

it('fits a phone', async () => {
  await page.viewport(320, 700);
  await shown({ 'radio.1.txpower': '4' });
  await vi.waitUntil(() => stage.place.querySelector('table') !== null);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
