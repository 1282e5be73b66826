import { ptpStationStatus } from '@radiolink/domain/mothers';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { enter, fieldsOf, leave, settingOf, useSettingsPage } from '../../testing/settings-page.mother.tsx';
import { part } from './part.ts';
import { SYSTEM_CONFIGURATIONS } from './system-configurations.mother.ts';
import { systemPorts } from './system-ports.mother.ts';

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

/** The addresses from which the device was asked to download firmware. */
const downloaded: unknown[] = [];

const page = useSettingsPage({
  View: part.View,
  configuration: SYSTEM_CONFIGURATIONS['a device with every part']!,
  stage: () => ({
    models: part.models ?? [],
    ports: systemPorts({
      fetchFrom: address => {
        downloaded.push(address);
        return NEVER;
      },
    }),
  }),
  device: stage => stage.answer(statusAt('2026-11-22 10:00:00')),
  // With the panels that are loaded later.
  isShown: place =>
    place.querySelectorAll('[data-setting]').length > 15 &&
    ['users', 'firmware'].every(id => place.querySelector(`[data-section="${id}"] button`) !== null),
  placeOf: element =>
    settingOf(element) || (element.closest('[data-section]')?.getAttribute('data-section') ?? ''),
});
const { control, renderedBy } = page;
const section = (id: string): string =>
  page.stage.place.querySelector(`[data-section="${id}"]`)?.textContent ?? '';
const enterAndLeave = (id: string, value: string): unknown => leave(enter(control(id), value));

describe('the system page', () => {
  it('shows the way to the remote end beside the measured distance', () => {
    const text = section('location').replaceAll(/\s/g, ' ');
    expect(text).toContain('Distance by location1.8 km');
    expect(text).toContain('Distance measured by the radio1.3 km');
    expect(text).toContain('Bearing to the remote end0 °');
  });

  it('writes the clock of the device as the services page does', () => {
    expect(section('date-and-time')).toContain('Nov 22, 2026, 10:00:00');
  });

  it('asks the device to download the firmware from the address that is entered', async () => {
    downloaded.length = 0;
    const input = page.stage.place.querySelector<HTMLInputElement>(
      '[data-section="firmware"] input[inputmode=url]',
    )!;
    enter(input, 'https://198.51.100.7/newer.bin');
    await expect.poll(() => page.button('Download').disabled).toBe(false);
    page.button('Download').click();
    await expect
      .poll(() => downloaded)
      .toEqual([{ url: 'https://198.51.100.7/newer.bin', verifyCertificate: true }]);
  });

  it('renders one field for one edit, and the mark of its group', async () => {
    const edited = await renderedBy(() => enterAndLeave('device.name', 'barn'));
    expect(fieldsOf(edited)).toEqual(['device', 'device.name']);
  });

  it('renders the way for another latitude, and the clock alone for a tick of the status', async () => {
    const edited = await renderedBy(() => enterAndLeave('device.latitude', '56.9'));
    expect(fieldsOf(edited)).toEqual(['device.latitude', 'location']);
    const ticked = await renderedBy(() => page.stage.answer(statusAt('2026-11-22 10:00:01')));
    expect(fieldsOf(ticked)).toEqual(['date-and-time']);
  });
});
