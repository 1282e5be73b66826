import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../.config/drawn-sample.ts';
import { useBrowser } from '../support/browser.ts';
import { logIn } from '../support/login.ts';
import { startRadio } from '../support/radio.ts';
import { ANSWERS } from './answers.ts';
import { deviceOracle } from './airfiber-oracle.ts';
import { stationOracle, valueAt } from './oracle.ts';
import { readReadings } from './read-readings.ts';

const browser = useBrowser({ showsCaptures: true });

/** Stations as the answer lists them, by the MAC under which the page shows them. */
function stationRows(answer: unknown) {
  const stations = valueAt(answer, 'wireless.sta');
  return (Array.isArray(stations) ? stations : []).flatMap((station, place) =>
    stationOracle(place, String(valueAt(station, 'mac')).toUpperCase()),
  );
}

describe('a captured answer', () => {
  it.each(sampleOf(ANSWERS, 3))('draws the dashboard with every field it holds: $name', async ({ body }) => {
    // A device in a country that measures in metres, as the oracle does.
    const { url } = await startRadio({ profile: 'sta-ptmp', replay: [body] });
    const { page, complaints, close } = await browser.open();
    await logIn(page, url);
    await page.getByText('All readings').click();
    await page.locator('main details h2').first().waitFor();

    const readings = await readReadings(page);
    const answer: unknown = JSON.parse(body);
    const shown: Record<string, string | undefined> = {};
    const expected: Record<string, string> = {};
    for (const { group, label, path, say } of [...deviceOracle(answer), ...stationRows(answer)]) {
      const name = `${group}: ${label}`;
      shown[name] = readings[group]?.[label];
      expected[name] = say(valueAt(answer, path)) ?? '—';
    }
    expect(shown).toEqual(expected);

    const all = await page.getByRole('main').innerText();
    expect(all).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b|\[object|Infinity/);
    expect(complaints).toEqual([]);
    await close();
  });
});
