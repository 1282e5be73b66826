import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { PhoneRows } from './phone-rows.tsx';

let stage: Stage;
afterEach(async () => {
  await stage.close();
  await page.viewport(1280, 800);
});

/** What the page leaves at both sides of its list, px. */
const EDGES = 26;

/** A station whose signal misses what it should have, at both ends. */
function weakRow() {
  const [row] = stationRows(ptmpAccessPointStatus(1));
  const reason = { kind: 'weak', severity: 'danger', message: { key: 'Weak' }, belowExpectedDb: 11 } as const;
  const reasons = (['local', 'remote'] as const).map(side => ({ ...reason, side }));
  return { ...row!, verdict: { ...row!.verdict, problem: true, reasons } };
}

const TRANSLATIONS = import.meta.glob<{ readonly default: Record<string, string> }>(
  '../../../translations/*.json',
  { eager: true },
);

it.each(
  Object.entries(TRANSLATIONS).flatMap(([file, { default: translations }]) =>
    [390, 320].map(width => ({ width, language: /(\w+)\.json$/.exec(file)![1]!, translations })),
  ),
)(
  'a problem is told whole in its row of a phone of $width px: $language',
  async ({ width, language, translations }) => {
    await page.viewport(width, 844);
    stage = setStage({ texts: { language, translations } });
    await stage.show(
      <div style={{ inlineSize: width - EDGES }}>
        <PhoneRows label="Stations" rows={[weakRow()]} rowKey={({ key }) => key} rowHeight={60} />
      </div>,
    );
    const words = () => stage.place.querySelector('[class*="words"]');
    await expect.poll(() => words()?.textContent).toMatch(/11/);
    const [text, row] = [words()!, words()!.closest('li')!];
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1);
    const [inner, outer] = [text, row].map(part => part.getBoundingClientRect());
    expect(inner!.bottom).toBeLessThanOrEqual(outer!.bottom);
    expect(
      row.querySelector('strong, [class*="strong"]')!.getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(outer!.top);
  },
);
