import { type Rain, WeatherModel } from '@radiolink/application/weather/weather.model';
import { createEvent, createStore } from 'effector';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MeasurementContext } from '../../../i18n/use-figures.ts';
import { ModelsProvider } from '../../../models/models.ts';
import { modelsBeside } from '../../../testing/models.mother.ts';
import { setStage, type Stage } from '../../../testing/stage.mother.tsx';
import { RainCard } from './sixty-cards.tsx';

const AT = Date.UTC(2026, 10, 30, 11);
const RAIN: Rain = {
  nowMillimetres: 0,
  next: { at: AT, millimetres: 25.4 },
  hours: [{ at: AT, millimetres: 25.4 }],
};

let stage: Stage;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

it.each([
  { system: 'metric', unit: 'mm/h', most: '25.4' },
  { system: 'imperial', unit: 'in/h', most: '1.00' },
] as const)(
  'tells rain in the $system unit, as the fade margin beside it does',
  async ({ system, unit, most }) => {
    const models = modelsBeside(stage.models).with(WeatherModel, {
      opened: createEvent(),
      closed: createEvent(),
      $rain: createStore<Rain | null>(RAIN),
    });
    await stage.show(
      <ModelsProvider value={models}>
        <MeasurementContext value={system}>
          <RainCard />
        </MeasurementContext>
      </ModelsProvider>,
    );
    await expect.poll(() => stage.place.textContent).toContain(`${most}\u202F${unit}`);
    const row = [...stage.place.querySelectorAll('tbody tr')].at(-1);
    expect(row?.querySelector('th')?.textContent).toBe(unit);
    expect(row?.querySelector('td')?.textContent).toBe(most);
    expect(stage.complaints).toEqual([]);
  },
);
