import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';
import { part } from './part.ts';

/** Values that a field would write in another way: spaces at the ends, zeros ahead, small letters, gaps in a list. */
const UNUSUAL = {
  'wireless.1.ssid': 'hill ',
  'wireless.1.mac_acl.1.mac': '24-a4-3c-11-22-33',
  'wireless.1.mac_acl.1.comment': ' barn ',
  'radio.1.txpower': '020',
  'radio.1.ackdistance': ' 3000',
  'radio.1.scan_list.status': 'enabled',
  'radio.1.scan_list.channels': ' 5180 , 5200',
  'radio.1.polling_ff_dl_ratio': '050',
  'aaa.1.wpa.psk': ' ridge-secret-key ',
  'aaa.1.radius.auth.1.ip': ' 192.0.2.9',
  'aaa.1.radius.auth.1.port': '01812',
};

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await screen.viewport(1440, 900);
  stage = setStage();
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const read = async (name: string): Promise<void> => {
  stage.models.get(EditingModel).configurationRead({
    text: configurationText({ ...WIRELESS_CONFIGURATIONS[name], ...UNUSUAL }),
    modified: false,
    firstSetup: false,
  });
  await stage.show(<part.View />);
};
const controls = (): readonly HTMLInputElement[] => [
  ...stage.place.querySelectorAll<HTMLInputElement>('[data-setting] :is(input, select)'),
];
/** What follows an edit is done with the next frame. */
const rested = (): Promise<void> =>
  act(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

describe('a field that was not edited', () => {
  it('a field that was not edited is not written when it is left: an SSID that ends in a space stays', async () => {
    await read('an access point');
    const ssid = stage.place.querySelector<HTMLInputElement>('[data-setting="wireless.ssid"] input')!;
    ssid.focus();
    ssid.blur();
    await rested();
    expect(stage.models.get(EditingModel).$values.getState().get('wireless.1.ssid')).toBe('hill ');
    expect(stage.models.get(EditingModel).$pendingCount.getState()).toBe(0);
  });

  it.each(Object.keys(WIRELESS_CONFIGURATIONS))(
    'a field that was not edited is not written in any kind of field, on %s',
    async name => {
      await read(name);
      expect(controls().length).toBeGreaterThan(20);
      for (const control of controls()) {
        control.focus();
        control.blur();
      }
      await rested();
      expect(
        stage.models
          .get(EditingModel)
          .$pending.getState()
          .map(({ name: changed }) => changed),
      ).toEqual([]);
    },
  );

  it('an SSID is written as it was typed, its spaces too', async () => {
    await read('an access point');
    const ssid = stage.place.querySelector<HTMLInputElement>('[data-setting="wireless.ssid"] input')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(ssid, 'dale ');
    ssid.dispatchEvent(new Event('input', { bubbles: true }));
    ssid.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await expect
      .poll(() => stage.models.get(EditingModel).$values.getState().get('wireless.1.ssid'))
      .toBe('dale ');
  });
});
