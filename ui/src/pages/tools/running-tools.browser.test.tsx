import { RunningToolsModel } from '@radiolink/application/tool-runs/running-tools.model';
import { message } from '@radiolink/domain/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { RunningTools } from './running-tools.tsx';

let stage: Stage;
let stopped: string[];
const TOOLS = ['ping', 'traceroute', 'discovery', 'speed-test', 'site-survey'];

beforeEach(async () => {
  stage = setStage();
  stopped = [];
  stage.models.get(RunningToolsModel).stopRequested.watch(id => stopped.push(id));
  await stage.show(
    <header style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <RunningTools />
    </header>,
  );
});
afterEach(async () => {
  await page.viewport(1440, 900);
  await stage.close();
});

const run = (...ids: readonly string[]): void =>
  ids.forEach(id =>
    stage.models
      .get(RunningToolsModel)
      .running({ id, startedAt: 1, summary: message('{count} devices found', { count: 7 }) }),
  );
const menu = () => page.getByRole('button', { name: 'Running tools' });

describe('the running tools in the header', () => {
  it.each([320, 390, 768, 1024, 1440])(
    'the running tools in the header are all there with a way to stop each, at %i px',
    async width => {
      await page.viewport(width, 844);
      run(...TOOLS);
      await expect.element(menu()).toHaveTextContent(/^5/);
      await menu().click();
      const list = page.getByRole('list', { name: 'Running tools' });
      await expect.poll(() => list.getByRole('link').elements().length).toBe(TOOLS.length);
      const links = list.getByRole('link').elements();
      expect(links.map(link => link.getAttribute('href'))).toEqual(TOOLS.map(id => `#/${id}`));
      for (const link of links) {
        expect(link.textContent).toContain('7 devices found');
        const { left, right, height } = link.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(height).toBeGreaterThanOrEqual(32);
      }
      await page.getByRole('button', { name: 'Stop Site survey' }).click();
      expect(stopped).toEqual(['site-survey']);
    },
  );

  it('the running tools in the header is one without a menu where there is room for it, and gone with the last', async () => {
    await page.viewport(390, 844);
    run('ping');
    await expect.element(page.getByRole('link', { name: /Ping/ })).toBeVisible();
    expect(menu().elements()).toEqual([]);
    await page.getByRole('button', { name: 'Stop Ping' }).click();
    expect(stopped).toEqual(['ping']);
    stage.models.get(RunningToolsModel).ended('ping');
    await expect.poll(() => stage.place.textContent).toBe('');
  });

  it('open and close by the keyboard', async () => {
    await page.viewport(390, 844);
    run('ping', 'discovery');
    await expect.element(menu()).toHaveTextContent(/^2/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Stop Discovery' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector(':popover-open')).toBeNull();
  });
});
