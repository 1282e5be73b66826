import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';
import { part } from './part.ts';

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await screen.viewport(1440, 900);
  stage = setStage();
  editing().configurationRead({
    text: configurationText(WIRELESS_CONFIGURATIONS['an access point']!),
    modified: false,
    firstSetup: false,
  });
  await stage.show(<part.View />);
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const editing = (): EditingModel => stage.models.get(EditingModel);
const control = (id: string): HTMLInputElement =>
  stage.place.querySelector<HTMLInputElement>(`[data-setting="${id}"] input:not([type="range"])`)!;
const notes = (id: string): string =>
  stage.place.querySelector(`[data-setting="${id}"] [aria-live]`)?.textContent ?? '';
const invalidKeys = (): readonly string[] => [...editing().$invalidFields.getState().keys()];
const pending = (key: string): string | undefined => editing().$values.getState().get(key);

function type(id: string, value: string): void {
  const element = control(id);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
const leave = (id: string): unknown =>
  control(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
const enter = (id: string, value: string): void => {
  type(id, value);
  leave(id);
};

const SSID = 'wireless.1.ssid';
const TOO_LONG = `ridge-süd-${'x'.repeat(40)}`;

describe('a text that is not valid', () => {
  it('a text that is not valid is known beside the last valid value, and survives leaving the page', async () => {
    enter('wireless.ssid', 'quarry-two');
    await expect.poll(() => pending(SSID)).toBe('quarry-two');
    enter('wireless.ssid', TOO_LONG);
    await expect.poll(invalidKeys).toEqual([SSID]);
    expect(pending(SSID)).toBe('quarry-two');
    const said = notes('wireless.ssid');
    await stage.show(<p>another page</p>);
    await stage.show(<part.View />);
    await expect.poll(() => control('wireless.ssid').value).toBe(TOO_LONG);
    await expect.poll(() => control('wireless.ssid').getAttribute('aria-invalid')).toBe('true');
    expect(notes('wireless.ssid')).toBe(said);
    enter('wireless.ssid', 'quarry-three');
    await expect.poll(() => pending(SSID)).toBe('quarry-three');
    expect(invalidKeys()).toEqual([]);
    await expect.poll(() => control('wireless.ssid').getAttribute('aria-invalid')).toBe('false');
  });

  it('counts when it was typed and its page is left before its field', async () => {
    type('wireless.ssid', TOO_LONG);
    await stage.show(<p>another page</p>);
    await expect.poll(invalidKeys).toEqual([SSID]);
  });

  it('a text that is not valid goes when the changes are put back, with what was said of it', async () => {
    enter('wireless.ssid', 'quarry-two');
    await expect.poll(() => pending(SSID)).toBe('quarry-two');
    enter('wireless.ssid', TOO_LONG);
    await expect.poll(invalidKeys).toEqual([SSID]);
    editing().allReverted();
    await expect.poll(() => control('wireless.ssid').value).toBe('ridge-north');
    expect(control('wireless.ssid').getAttribute('aria-invalid')).toBe('false');
    expect(invalidKeys()).toEqual([]);
  });

  it('a text that is not valid goes by Esc, which shows the value of the draft', async () => {
    enter('wireless.ssid', TOO_LONG);
    await expect.poll(invalidKeys).toEqual([SSID]);
    control('wireless.ssid').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.poll(() => control('wireless.ssid').value).toBe('ridge-north');
    expect(invalidKeys()).toEqual([]);
  });

  it('a text that is not valid is not forgotten by an edit of another field', async () => {
    enter('wireless.ssid', TOO_LONG);
    enter('radio.antennaGain', '19');
    await expect.poll(() => pending('radio.1.antenna.gain')).toBe('19');
    await expect.poll(invalidKeys).toEqual([SSID]);
    expect(control('wireless.ssid').value).toBe(TOO_LONG);
    await expect.poll(() => control('wireless.ssid').getAttribute('aria-invalid')).toBe('true');
  });

  it('a text that is not valid goes with its field: what nobody can see stops nobody', async () => {
    enter('radio.distance', 'far');
    await expect.poll(invalidKeys).toEqual(['radio.1.ackdistance']);
    control('radio.autoDistance').click();
    await expect.poll(invalidKeys).toEqual([]);
  });
});
