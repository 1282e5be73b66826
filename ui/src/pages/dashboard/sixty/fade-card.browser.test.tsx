import { FADE_MODELS } from '@radiolink/application/fade/fade.model';
import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { hybridStatus, ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../../testing/stage.mother.tsx';
import { FadeCard } from './fade-card.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = setStage({
    models: FADE_MODELS,
    ports: [[WeatherPort, { precipitation: () => Promise.resolve(undefined) }]],
  });
  await stage.show(<FadeCard />);
});
afterEach(async () => {
  await stage.close();
  await page.viewport(1280, 900);
});

const text = (): string => stage.place.textContent;

it('shows the margin of a 60 GHz link in dB and in rain, and hours of a year once a zone is selected', async () => {
  await stage.answer(hybridStatus());
  await expect.element(page.getByRole('heading', { name: 'Fade margin' })).toBeVisible();
  expect(text()).toMatch(/Margin until the link is lost22\s?dB/);
  expect(text()).toMatch(/Link in rain up to(\d+ to \d+|over \d+)\s?mm\/h/);
  expect(text()).not.toContain('average year');
  await page.getByLabelText('Rain zone').selectOptions('K');
  await expect.poll(text).toMatch(/Link lost in an average year.*h/);
  expect(text()).not.toMatch(/undefined|NaN|null/);
  expect(stage.complaints).toEqual([]);
});

it('takes a rate of one’s own, and says what it takes', async () => {
  await stage.answer(hybridStatus());
  await page.getByLabelText('Rain zone').selectOptions('own');
  const rate = page.getByLabelText('Rain exceeded for 0.01 % of a year, mm/h');
  await rate.fill('999');
  (rate.element() as HTMLInputElement).blur();
  await expect.poll(text).toContain('Enter a rate from 1 to 250.');
  await rate.fill('42');
  (rate.element() as HTMLInputElement).blur();
  await expect.poll(text).toMatch(/Link lost in an average year.*h/);
  expect(stage.complaints).toEqual([]);
});

it('the fade margin says nothing of a 5 GHz link', async () => {
  await stage.answer(ptpAccessPointStatus());
  expect(text()).toBe('');
});

it('fits a phone', async () => {
  await page.viewport(320, 700);
  await stage.answer(hybridStatus());
  await expect.element(page.getByRole('heading', { name: 'Fade margin' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
