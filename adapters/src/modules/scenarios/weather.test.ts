import { WEATHER_MODELS, WeatherModel } from '@radiolink/application/weather/weather.model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aScenarioRadio,
  type ScenarioPage,
  openPage,
  pass,
  turnTime,
  type PageOptions,
} from './change-scenario.mother.ts';

const PATH = '/api/weather-request';
const PLACE = new Map([
  ['system.latitude', '56.94'],
  ['system.longitude', '24.1'],
]);

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function open(
  profile: string,
  options: PageOptions = {},
): Promise<{ page: ScenarioPage; weather: WeatherModel; requested: () => number }> {
  const page = await openPage(aScenarioRadio({ profile }), { versioned: profile === 'wave', ...options });
  const weather = page.open(WEATHER_MODELS, WeatherModel);
  return { page, weather, requested: () => page.requests.filter(path => path === PATH).length };
}

/** Stores the place of the device. */
async function placed(page: ScenarioPage): Promise<void> {
  page.models.editing.edited(PLACE);
  page.models.apply.applyRequested('save');
  await pass(15);
}

describe('rain at a 60 GHz link', () => {
  it('rain at a 60 GHz link is asked of the device once when its place is known', async () => {
    const { page, weather, requested } = await open('sixty');
    await placed(page);
    weather.opened();
    await pass(2);
    expect(weather.$rain.getState()?.nowMillimetres).toBeGreaterThanOrEqual(0);
    expect(requested()).toBe(1);
    weather.closed();
    page.kill();
  });

  it('rain at a 60 GHz link is not asked for on a hidden page', async () => {
    const { page, weather, requested } = await open('sixty');
    await placed(page);
    page.visible.next(false);
    weather.opened();
    await pass(5);
    expect(requested()).toBe(0);
    page.visible.next(true);
    await pass(2);
    expect(requested()).toBe(1);
    weather.closed();
    page.kill();
  });

  it('rain at a 60 GHz link is silent where the device does not relay the request', async () => {
    const { page, weather, requested } = await open('sixty', {
      instead: path => (path === PATH ? new Response('', { status: 404 }) : undefined),
    });
    await placed(page);
    weather.opened();
    await pass(10);
    expect(requested()).toBe(1);
    expect(weather.$rain.getState()).toBeNull();
    expect(page.reloads()).toBe(0);
    weather.closed();
    page.kill();
  });

  it('rain at a 60 GHz link is silent on a versioned device, which has no such call', async () => {
    const { page, weather } = await open('wave');
    await placed(page);
    weather.opened();
    await pass(5);
    expect(weather.$rain.getState()).toBeNull();
    weather.closed();
    page.kill();
  });
});
