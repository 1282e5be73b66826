import { EditingModel } from '@radiolink/application/configuration';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { countRenders, type Renders } from '../../testing/count-renders.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { SYSTEM_CONFIGURATIONS } from './system-configurations.mother.ts';
import { systemPorts } from './system-ports.mother.ts';

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await screen.viewport(1440, 900);
  stage = setStage({ models: part.models ?? [], ports: systemPorts() });
  stage.models.get(EditingModel).configurationRead({
    text: configurationText(SYSTEM_CONFIGURATIONS['a device with every part']!),
    modified: false,
    firstSetup: false,
  });
  await stage.answer(statusAt('2026-11-22 10:00:00'));
  await stage.show(<part.View />);
  await vi.waitUntil(() => stage.place.querySelectorAll('[data-setting]').length > 15);
  // The mark of the section in view comes last.
  await vi.waitUntil(() => stage.place.querySelector('nav [aria-current]') !== null);
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

/** A station whose remote end is 1.8 km north, by location. */
function statusAt(localTime: string) {
  const status = ptpStationStatus();
  const [station] = status.wireless.stations;
  const gps = { latitude: 56.9658, longitude: 24.1052 };
  const located = { ...station!, distanceMetres: 1300, remote: { ...station!.remote!, gps } };
  return {
    ...status,
    host: { ...status.host, localTime },
    wireless: { ...status.wireless, distanceMetres: 1300, stations: [located] },
  };
}

const section = (id: string): string =>
  stage.place.querySelector(`[data-section="${id}"]`)?.textContent ?? '';
const placeOf = (element: Element): string =>
  element.closest('[data-setting]')?.getAttribute('data-setting') ??
  element.closest('[data-section]')?.getAttribute('data-section') ??
  '';

async function renderedBy(act: () => unknown): Promise<Renders> {
  const counting = countRenders(placeOf);
  await act();
  for (let calm = 0; calm < 2; ) {
    const before = counting.soFar().commits;
    await new Promise(drawn => {
      requestAnimationFrame(() => setTimeout(drawn, 20));
    });
    calm = counting.soFar().commits === before ? calm + 1 : 0;
  }
  return counting.stop();
}

const placesOf = ({ byPlace }: Renders): readonly string[] =>
  [...byPlace.keys()].filter(place => place !== '').toSorted();

function type(id: string, value: string): HTMLInputElement {
  const input = stage.place.querySelector<HTMLInputElement>(`[data-setting="${id}"] input`)!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
}

describe('the system page', () => {
  it('shows the way to the remote end beside the measured distance', () => {
    const text = section('location').replaceAll(/\s/g, ' ');
    expect(text).toContain('Distance by location1.8 km');
    expect(text).toContain('Distance measured by the radio1.3 km');
    expect(text).toContain('Bearing to the remote end0 °');
  });

  it('renders one field for one edit', async () => {
    const edited = await renderedBy(() => {
      const input = type('device.name', 'barn');
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    expect(placesOf(edited)).toEqual(['device.name']);
  });

  it('renders the way for another latitude, and the clock alone for a tick of the status', async () => {
    const edited = await renderedBy(() => {
      const input = type('device.latitude', '56.9');
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    expect(placesOf(edited)).toEqual(['device.latitude', 'location']);
    const ticked = await renderedBy(() => stage.answer(statusAt('2026-11-22 10:00:01')));
    expect(placesOf(ticked)).toEqual(['date-and-time']);
  });
});
