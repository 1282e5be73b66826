import { ConfigurationDiffModel } from '@radiolink/application/configuration-diff/configuration-diff.model';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { DiffPage } from './diff.page.tsx';

const LINES = 2000;
const textOf = (value: (line: number) => string): string =>
  Array.from({ length: LINES }, (_, line) => `vendor.${line + 1}.value=${value(line)}\n`).join('');

let stage: Stage;
beforeEach(async () => {
  await screen.viewport(1440, 900);
  stage = setStage();
  stage.models.get(EditingModel).configurationRead({
    text: textOf(line => `old ${line}`),
    modified: false,
    firstSetup: false,
  });
  stage.models.get(ConfigurationDiffModel).backupRead({
    name: 'old.cfg',
    text: textOf(line => `new ${line} ${'long'.repeat(500)}`),
  });
});
afterEach(async () => {
  await stage.close();
  window.location.hash = '';
});

async function open(view: '' | '&as=text'): Promise<void> {
  window.location.hash = `#/diff?from=edited&to=file${view}`;
  await stage.show(<DiffPage />);
}
const rows = (): number => stage.place.querySelectorAll('li').length;
const showMore = () => userEvent.click(screen.getByRole('button', { name: /Show more/ }));

describe('two configurations of 2000 lines that all differ', () => {
  it('two configurations of 2000 lines that all differ are drawn 200 settings at a time, the next ones when they are asked for', async () => {
    await open('');
    await expect.element(screen.getByText('2000 settings differ').first()).toBeVisible();
    expect(rows()).toBe(200);
    await showMore();
    await expect.poll(rows).toBe(400);
  });

  it('two configurations of 2000 lines that all differ are drawn 400 lines at a time', async () => {
    await open('&as=text');
    await expect.poll(rows).toBe(400);
    await showMore();
    await expect.poll(rows).toBe(800);
  });

  it('need no sideways scrolling at 320 px, however long a value is', async () => {
    await screen.viewport(320, 700);
    for (const view of ['', '&as=text'] as const) {
      await open(view);
      await expect.poll(rows).toBeGreaterThan(100);
      expect(stage.place.scrollWidth).toBeLessThanOrEqual(320);
    }
  });
});

describe('a side that is gone', () => {
  it('says so, and the other sides stay on offer', async () => {
    window.location.hash = '#/diff?from=snapshot-7&to=file';
    await stage.show(<DiffPage />);
    await expect.element(screen.getByText(/is not stored in this browser/)).toBeVisible();
    const from = screen.getByRole('combobox', { name: 'From' });
    await expect.element(from).toHaveValue('snapshot-7');
    await userEvent.selectOptions(from, 'edited');
    await expect.element(screen.getByText('2000 settings differ').first()).toBeVisible();
  });
});
