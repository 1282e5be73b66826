import { ActionsModel } from '@radiolink/application/features/actions';
import { message } from '@radiolink/domain/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Stage } from '../../testing/stage.mother.tsx';
import { become, button, closeTestStage, setTestStage, showTestBar, TEST } from './test-bar.mother.tsx';

let stage: Stage;
beforeEach(() => {
  stage = setTestStage();
});
afterEach(() => closeTestStage(stage));

const shown = (options?: Parameters<typeof showTestBar>[1]) => showTestBar(stage, options);

describe('on a phone, a test', () => {
  beforeEach(async () => {
    await page.viewport(320, 640);
  });
  afterEach(() => page.viewport(1280, 800));
  const fold = page.getByRole('button', { name: /Details of the test/ });
  const bar = () => page.getByRole('region', { name: 'Configuration test' });
  const height = (): number => bar().element().getBoundingClientRect().height;

  it('shows the running test in one line with the seconds, Keep and Revert', async () => {
    await shown();
    become(TEST);
    await expect.element(button('Keep changes')).toBeVisible();
    expect(height()).toBeLessThanOrEqual(56);
    const tops = ['Keep changes', 'Revert now', 'Details of the test'].map(
      name =>
        page
          .getByRole('button', { name: new RegExp(name) })
          .element()
          .getBoundingClientRect().top,
    );
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    const right = button('Revert now').element().getBoundingClientRect().right;
    expect(right).toBeLessThanOrEqual(320);
  });

  it('names itself, its seconds and the time of its end, and asks to keep once the link is back', async () => {
    await shown();
    become(TEST);
    const folded = () => fold.element().textContent ?? '';
    await expect.poll(folded).toMatch(/^Test \d+\s*s\d{1,2}:\d{2}/);
    expect(bar().element().getAttribute('data-tone')).toBe('warn');
    expect(height()).toBeLessThanOrEqual(56);
    become({ ...TEST, link: 'formed' });
    await expect.poll(folded).toMatch(/^Keep\? \d+/);
    expect(bar().element().getAttribute('data-tone')).toBe('good');
    become({ ...TEST, link: 'radar-wait' });
    await expect.poll(folded).toMatch(/^Test /);
    expect(bar().element().getAttribute('data-tone')).toBe('warn');
    expect(height()).toBeLessThanOrEqual(56);
  });

  it('leads from its details to the changes, whose bar it leaves no room for', async () => {
    await shown();
    become(TEST);
    await fold.click();
    await expect.element(bar()).toHaveTextContent('The changes are running but not saved.');
    expect(button('Review').query()).toBeNull();
    let reviewed = 0;
    stage.models.get(ActionsModel).bound({ id: 'review-changes', run: () => void (reviewed += 1) });
    await button('Review').click();
    expect(reviewed).toBe(1);
    await page.viewport(1280, 800);
    await expect.element(button('Review')).not.toBeInTheDocument();
  });

  it('unfolds what it says, and by itself when a request failed', async () => {
    await shown();
    become(TEST);
    await expect.element(fold).toBeVisible();
    const folded = height();
    await fold.click();
    await expect.poll(height).toBeGreaterThan(folded + 40);
    await fold.click();
    await expect.poll(height).toBe(folded);
    become({ ...TEST, failure: message('The device rejected the change.') });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.poll(height).toBeGreaterThan(folded + 40);
  });
});
