import type { Page } from 'playwright-core';

/** The content of "All readings" now: group, label, value, as displayed. */
export function readReadings(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(() => {
    const groups: Record<string, Record<string, string>> = {};
    for (const title of document.querySelectorAll('main details h2')) {
      const readings: Record<string, string> = {};
      for (const item of title.parentElement?.querySelectorAll('dl > div') ?? []) {
        const label = item.querySelector('dt')?.textContent ?? '';
        const value = item.querySelector('dd')?.cloneNode(true) as HTMLElement | undefined;
        // The reason beside a dash is for screen readers only; the dash is the displayed text.
        const said = (value?.textContent ?? '').startsWith('—') ? '—' : (value?.textContent ?? '');
        readings[label] ??= said.replaceAll(/[\u202F\u00a0]/g, ' ').trim();
      }
      // A MAC keeps its direction by invisible marks.
      groups[(title.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')] = readings;
    }
    return groups;
  });
}
