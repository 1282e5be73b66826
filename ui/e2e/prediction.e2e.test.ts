import { expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { button, reviewDialog, SLOW, RESTART, testBar } from './support/changes.ts';
import { startRadio } from './support/radio.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();

it('a narrower channel: the review says what is expected, and the test what was measured', async () => {
  const { url, advance } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 0 });
  const { page, complaints, close } = await browser.open();
  await openWireless(page, url);
  await control(page, 'radio.channelWidth').selectOption('20', SLOW);
  await button(page, 'Review').click(SLOW);
  const review = reviewDialog(page);
  const capacity = review.getByRole('row', { name: /^Downlink capacity/ });
  await expect.poll(() => capacity.textContent(), SLOW).toMatch(/Mbps.*From [\d.]+ to [\d.]+ Mbps.*−\d+\s?%/);
  await review.getByText('Channel width 20 MHz: noise falls by 3 dB.').waitFor(SLOW);
  expect(await findingsOnTheWay(page)).toEqual([]);

  await button(review, 'Test').click(SLOW);
  advance(30);
  await testBar(page).getByRole('button', { name: 'Details of the test' }).click(SLOW);
  const measured = testBar(page).getByRole('row', { name: /^Downlink capacity/ });
  await expect.poll(() => measured.textContent(), RESTART).toMatch(/From [\d.]+ to [\d.]+ Mbps.*expected/);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
