import { LINK_CHANGE_KEY } from '@radiolink/application/remote-device/remote-device.port';
import type { LinkComparison } from '@radiolink/domain/link';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Stage } from '../../testing/stage.mother.tsx';
import {
  become,
  button,
  closeTestStage,
  counted,
  dialog,
  JOINED,
  measured,
  NOW,
  setTestStage,
  settled,
  showTestBar,
  TEST,
} from './test-bar.mother.tsx';

let stage: Stage;
beforeEach(() => {
  stage = setTestStage();
});
afterEach(() => closeTestStage(stage));

const shown = (options?: Parameters<typeof showTestBar>[1]) => showTestBar(stage, options);

const READINGS: LinkComparison['readings'] = [
  { quantity: 'remote-signal', before: -50, now: -55, verdict: 'same' },
  { quantity: 'downlink-capacity', before: 300_000, now: 200_000, verdict: 'worse' },
];

const headsOf = (table: Element): readonly string[] =>
  [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent);

/** The live regions and their current content. */
const live = (): readonly Element[] => [
  ...stage.place.querySelectorAll('output, [role=status], [role=alert]'),
];

describe('another tab of this browser', () => {
  it('another tab of this browser has no pending changes of its own while both show the test of them', async () => {
    await shown({ isOtherTab: true });
    const notice = page.getByText('Another browser tab has pending changes for this device.');
    await expect.element(notice).toBeVisible();
    become(TEST);
    await expect.element(button('Keep changes')).toBeVisible();
    expect(notice.query()).toBeNull();
  });
});

describe('the question about Keep', () => {
  it('the question about Keep goes when the link is back', async () => {
    await shown();
    become(TEST);
    await button('Keep changes').click();
    await expect.element(dialog).toHaveTextContent('The radio link is not back yet.');
    become({ ...TEST, link: 'formed' });
    await expect.poll(() => dialog.query()).toBeNull();
    // And does not open again automatically with the next outage.
    become(TEST);
    await settled();
    expect(dialog.query()).toBeNull();
  });

  it('the question about Keep is about the stations once the link is back without them, and goes with the last of them', async () => {
    await shown();
    become(TEST);
    counted(['Barn', 'Mill']);
    await button('Keep changes').click();
    await expect.element(dialog).toHaveTextContent('The radio link is not back yet.');
    become({ ...TEST, link: 'formed' });
    await expect.element(dialog).toHaveTextContent('2 stations are not back.');
    counted([]);
    await expect.poll(() => dialog.query()).toBeNull();
  });

  it('lets nothing be kept while the device is silent', async () => {
    await shown();
    become(TEST);
    await button('Keep changes').click();
    await expect.element(button('Keep without link')).toBeEnabled();
    become({ ...TEST, answering: false });
    await expect.element(button('Keep without link')).toBeDisabled();
    await expect.element(button('Wait for the link')).toBeEnabled();
  });
});

describe('the bar of a test', () => {
  it('the bar of a test has Keep as its main action only once the link has formed again', async () => {
    await shown();
    become(TEST);
    await expect.element(button('Keep changes')).toBeVisible();
    // Not its colour, which the pointer or a transition may change.
    const keep = () => button('Keep changes').element().className;
    const plain = button('Revert now').element().className;
    expect(keep()).toBe(plain);
    become({ ...TEST, link: 'radar-wait' });
    await settled();
    expect(keep()).toBe(plain);
    become({ ...TEST, link: 'formed' });
    await expect.poll(keep).not.toBe(plain);
    counted(['Barn']);
    await expect.poll(keep).toBe(plain);
  });

  it('says in the question what it says of the link', async () => {
    await shown();
    become({ ...TEST, link: 'radar-wait' });
    await button('Keep changes').click();
    await expect.element(dialog).toHaveTextContent('CAC running');
    expect(page.getByRole('region', { name: 'Configuration test' }).element().textContent).toContain(
      'CAC running',
    );
  });

  it('the bar of a test is one line, and stays it as the device restarts, the link comes back and its effect is known', async () => {
    await page.viewport(1064, 800);
    await shown();
    become(TEST);
    const bar = page.getByRole('region', { name: 'Configuration test' });
    await expect.element(bar).toBeVisible();
    const height = () => bar.element().getBoundingClientRect().height;
    const before = height();
    expect(before).toBeLessThanOrEqual(56);
    become({ ...TEST, answering: false });
    await settled();
    expect(height()).toBe(before);
    become({ ...TEST, link: 'formed' });
    counted([]);
    await expect.element(bar).toHaveTextContent('3 of 3 stations are back');
    expect(height()).toBe(before);
    measured(READINGS);
    await expect.element(bar).toHaveTextContent('Downlink capacity: Worse');
    expect(height()).toBe(before);
    await page.viewport(1280, 800);
  });

  it('says the worst result, and opens to a table that has each figure once', async () => {
    await shown();
    become({ ...TEST, link: 'formed' });
    measured(READINGS);
    const bar = page.getByRole('region', { name: 'Configuration test' });
    await expect.element(bar).toHaveTextContent('Downlink capacity: Worse');
    expect(page.getByRole('table').query()).toBeNull();
    await page.getByRole('button', { name: 'Details of the test' }).click();
    const table = page.getByRole('table', { name: 'Link, before and during the test' });
    await expect.element(table).toBeVisible();
    expect(headsOf(table.element())).toEqual(['Reading', 'Before', 'Now', 'Result']);
    const rows = [...table.element().querySelectorAll('tbody tr')].map(row =>
      [...row.children].map(cell => (cell.lastElementChild ?? cell).textContent),
    );
    expect(rows).toEqual([
      ['Remote signal', '−50\u202FdBm', '−55\u202FdBm', 'Unchanged'],
      ['Downlink capacity', '300.0\u202FMbps', '200.0\u202FMbps', 'Worse'],
    ]);
    expect(bar.element().textContent.match(/200\.0/g)).toHaveLength(1);
  });

  it.each(['worse', 'better', 'same'] as const)(
    'says that no reading is worse unless one is: %s',
    async verdict => {
      await shown();
      become({ ...TEST, link: 'formed' });
      measured([{ quantity: 'remote-signal', before: -50, now: -60, verdict }]);
      const bar = page.getByRole('region', { name: 'Configuration test' });
      await expect
        .element(bar)
        .toHaveTextContent(verdict === 'worse' ? 'Remote signal: Worse' : 'No reading is worse.');
    },
  );
});

describe('the result of a test', () => {
  it.each(['kept', 'reverted'] as const)(
    'the result of a test has the same table, of the readings in the test: %s',
    async kind => {
      await shown();
      measured(READINGS);
      become({ kind: 'done', at: NOW, outcome: { kind } });
      await page.getByRole('button', { name: 'Details of the test' }).click();
      const table = page.getByRole('table', { name: 'Link, before and during the test' });
      await expect.element(table).toBeVisible();
      expect(headsOf(table.element())).toEqual(['Reading', 'Before', 'In the test', 'Result']);
    },
  );

  it('the result of a test of both ends, which this browser kept, is not told as kept in another session', async () => {
    localStorage.setItem(LINK_CHANGE_KEY, '{}');
    await shown();
    become(JOINED);
    await expect.element(page.getByRole('timer')).toBeVisible();
    expect(button('Keep changes').query()).toBeNull();
    localStorage.removeItem(LINK_CHANGE_KEY);
    become({ kind: 'done', at: NOW, outcome: { kind: 'kept-elsewhere' } });
    await expect.element(page.getByText('Changes kept. The tested configuration is saved.')).toBeVisible();
  });

  it('the result of a test has no details where nothing was measured', async () => {
    await shown();
    become({ kind: 'done', at: NOW, outcome: { kind: 'kept' } });
    await expect.element(button('Close')).toBeVisible();
    expect(page.getByRole('button', { name: 'Details of the test' }).query()).toBeNull();
  });
});

describe('what is read out', () => {
  it('what is read out of a test that is joined: that it runs, its end, and what became of it, each once and by a region that stood before', async () => {
    await shown();
    const [region] = live();
    expect(region?.textContent).toBe('');
    become(JOINED);
    await expect
      .poll(() => region?.textContent)
      .toMatch(/^A configuration test runs on the device, until \d/);
    const { kind: _kind, since: _since, ...test } = JOINED;
    const waiting = { wasSilent: true, givenUpAt: NOW, settlesAt: NOW, since: NOW, wanted: undefined };
    become({ kind: 'ended', test, ...waiting });
    await expect
      .poll(() => region?.textContent?.trim())
      .toBe('Test ended. Checking the device configuration…');
    become({ kind: 'done', at: NOW, outcome: { kind: 'kept-elsewhere' } });
    await expect.poll(() => region?.textContent).toContain('The tested configuration was kept');
    expect(live()).toEqual([region]);
    expect(region?.querySelector('[role], output, [aria-live]')).toBeNull();
  });

  it('what is read out of a test begun here is not that it runs: the focus leads to it', async () => {
    await shown();
    const [region] = live();
    become(TEST);
    await settled();
    expect(region?.isConnected).toBe(true);
    expect(region?.textContent).toBe('');
  });
});

describe('an uploaded backup that waits', () => {
  it('an uploaded backup that waits is told to who may only read, whose settings it shows, without a button', async () => {
    await shown({ readOnly: true, isStaged: true });
    expect(stage.place.innerText).toContain('The settings shown are from the backup.');
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('an uploaded backup that waits is decided by the administrator', async () => {
    await shown({ isStaged: true });
    await expect.element(button('Review as pending changes')).toBeEnabled();
    await expect.element(button('Discard the backup')).toBeEnabled();
  });
});
