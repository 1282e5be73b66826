import type { Locator, Page } from 'playwright-core';
import { reviewDialog, button, SLOW } from './changes.ts';

/** What a step was, for the message of a test whose count grew. */
type Step = string;

/**
 * Drives a page as its user does and counts the steps: a click, a key sequence, a field that is filled. The count is never
 * written by hand: whatever acts on the page counts itself. Looking and waiting are no steps.
 */
export class TaskSteps {
  readonly #page: Page;
  readonly #steps: Step[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** The steps so far, in words. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Clicks a button, a link, a row, or any other target. */
  async click(target: Locator): Promise<void> {
    this.#count('click', target);
    await target.click(SLOW);
  }

  /** Turns a switch or ticks a choice by a click; it must change by that. */
  async check(target: Locator, on = true): Promise<void> {
    this.#count(on ? 'check' : 'uncheck', target);
    await target.setChecked(on, { force: true, ...SLOW });
  }

  /** Fills a field. It is left by the next step, or by `applied`. */
  async fill(target: Locator, text: string): Promise<void> {
    this.#count('fill', target);
    await target.fill(text, SLOW);
  }

  /** Chooses from a list. */
  async choose(target: Locator, value: string): Promise<void> {
    this.#count('choose', target);
    await target.selectOption(value, SLOW);
  }

  /** Types a text where the focus is, as one key sequence. */
  async type(text: string): Promise<void> {
    this.#count(`type ${text}`);
    await this.#page.keyboard.type(text);
  }

  /** Presses keys one after the other, as one sequence. */
  async press(...keys: readonly string[]): Promise<void> {
    this.#count(`press ${keys.join(' ')}`);
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Chooses a file. */
  async attach(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.#count('attach', target);
    await target.setInputFiles(file);
  }

  #count(step: Step, target?: Locator): void {
    this.#steps.push(target === undefined ? step : `${step} ${String(target)}`);
  }
}

/** Applies and saves what is pending, through the review: no step of the task. What was filled last is left by that. */
export async function applied(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await button(page, 'Review').click(SLOW);
  const words = /^(Save and apply|Save and apply without a test)$/;
  await reviewDialog(page).getByRole('button', { name: words }).click(SLOW);
}
