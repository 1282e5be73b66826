import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { buildRegulatoryDomain } from '@radiolink/domain/radio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Frame } from '../../app/frame/frame.tsx';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { enter } from '../../testing/settings-page.mother.tsx';
import { setStage, type Stage, type StageDevice } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';

const BOARD = 'radio.1.devdomain=5000\nradio.1.txpower.min=-4\nradio.1.txpower.max=25\n';
const USA = buildRegulatoryDomain(840, { main: { widthsMhz: [20, 40, 80] } })!;
const SECRETS = /ridge-\w+-(?:key|secret)/;

let stage: Stage;

/** The page in the advanced view, in its frame; of another device or user where one is given, who is not sent some lines. */
async function open(device: StageDevice = {}, unsent?: string): Promise<void> {
  stage = setStage({ boardInfo: BOARD, regulation: { domain: USA }, ...device });
  const { [unsent ?? '']: _, ...sent } = WIRELESS_CONFIGURATIONS['an access point']!;
  const text = configurationText(sent);
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  stage.models.get(StartModel).regulation.start();
  await stage.answer(ptmpAccessPointStatus(3));
  await show();
}

/** The page as it is drawn when one comes to it. */
async function show(): Promise<void> {
  await stage.show(
    <Frame current="wireless">
      <part.View />
    </Frame>,
  );
  await expect.poll(() => setting('security.accessPointKey')).not.toBeNull();
}

beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  window.location.hash = '#/wireless';
  await page.viewport(1440, 900);
});
afterEach(async () => {
  await stage.close();
  await page.viewport(1440, 900);
  localStorage.clear();
  window.location.hash = '';
});

const setting = (id: string) => stage.place.querySelector<HTMLElement>(`[data-setting="${id}"]`);
const control = (id: string): HTMLInputElement =>
  setting(id)!.querySelector<HTMLInputElement>('input:not([type="range"]), select')!;
const typed = async (id: string, value: string): Promise<void> => {
  await userEvent.fill(control(id), value);
  await userEvent.keyboard('{Enter}');
};
const changes = (): number => stage.place.querySelectorAll('[data-setting] button[aria-expanded]').length;
const focusedSetting = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-setting]')?.dataset['setting'];
const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Values that each kind refuses, and the sentence of the specification that says so. */
const REFUSED = [
  ['wireless.ssid', 'ridgé', 'Use printable ASCII characters only.'],
  ['wireless.ssid', '', 'This value is required.'],
  ['radio.outputPower', '99', 'Enter a whole number from −4 to 25.'],
  ['radio.outputPower', 'loud', 'Enter a whole number from −4 to 25.'],
  ['radio.cableLoss', '61', 'Enter a whole number from 0 to 60.'],
  ['wireless.aggregationFrames', '0', 'Enter a whole number from 1 to 255.'],
  [
    'security.accessPointKey',
    'short',
    'Use 8 to 63 plain ASCII characters, or exactly 64 hexadecimal digits.',
  ],
] as const;

describe('the wireless page', () => {
  it('trims a number, but not the name of a network, which may begin and end with a space', async () => {
    await open();
    await typed('wireless.aggregationFrames', ' 40 ');
    await expect.poll(() => control('wireless.aggregationFrames').value).toBe('40');
    await typed('wireless.ssid', ' ridge ');
    await expect.poll(changes).toBe(2);
    expect(control('wireless.ssid').value).toBe(' ridge ');
  });

  it('leaves a value in the draft when its field is left, and says what it was', async () => {
    await open();
    await typed('wireless.ssid', 'ridge-south');
    await page.getByRole('button', { name: 'SSID changed: show previous value' }).click();
    const said = () => setting('wireless.ssid')?.textContent;
    await expect.poll(said).toContain('ridge-north');
    expect(said()).toContain('disconnects the stations');
    await page.getByRole('button', { name: 'Revert SSID' }).click();
    await expect.poll(() => control('wireless.ssid').value).toBe('ridge-north');
    await expect.poll(changes).toBe(0);
    expect(stage.complaints).toEqual([]);
  });

  it('refuses what the specification refuses, in its words, and changes nothing', async () => {
    await open();
    for (const [id, value, words] of REFUSED) {
      await typed(id, value);
      await expect.poll(() => setting(id)?.textContent).toContain(words);
      expect(control(id).getAttribute('aria-invalid')).toBe('true');
    }
    expect(changes()).toBe(0);
  });

  it('shows the fields that depend on another and keeps what was entered while they are hidden', async () => {
    await open();
    await typed('radio.distance', '25000');
    await expect.poll(() => setting('radio.distance')?.textContent).toContain('the ACK limit of');
    control('radio.autoDistance').click();
    await expect.poll(() => setting('radio.distance')).toBeNull();
    control('radio.autoDistance').click();
    await expect.poll(() => setting('radio.distance')).not.toBeNull();
    expect(control('radio.distance').value).toBe('25000');
  });

  it('moves the center with the width, and compares the channels of the width', async () => {
    await open();
    enter(control('radio.channelWidth'), '20');
    await expect.poll(() => control('radio.centerFrequency').value).toBe('5680');
    await page.getByText('Compare 20 MHz channels').click();
    const row = page.getByRole('row', { name: /5260 MHz/ });
    await expect.element(row).toHaveTextContent('CAC 60 s');
    await row.getByRole('radio').click();
    await expect.poll(() => control('radio.frequency').value).toBe('5260');
    await expect.poll(() => control('radio.centerFrequency').value).toBe('5260');
  });

  it('listens for neighbours only after it has said that the link goes down', async () => {
    await open();
    await page.getByText('Compare 40 MHz channels').click();
    await page.getByRole('button', { name: 'Scan for neighbors' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('The link is down for 10 to 40 seconds');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => dialog.elements().length).toBe(0);
  });

  it('judges the channel by the public table where the device does not list its channels, and says so', async () => {
    await open({ regulation: {} });
    await expect
      .element(page.getByText('The device does not report the channels of this country.'))
      .toBeVisible();
    const offered = [...control('radio.frequency').querySelectorAll('option')].map(({ value }) =>
      Number(value),
    );
    expect(offered.length).toBeGreaterThan(10);
    expect(offered.filter(mhz => mhz > 5900)).toEqual([]);
  });

  it('adds, fills and removes stations of the access list', async () => {
    await open();
    await page.getByRole('button', { name: 'Add station' }).click();
    const head = (name: string) => page.getByRole('rowheader', { name, exact: true });
    // Called by its number until it has an address.
    await expect.element(head('Entry 2')).toBeVisible();
    const mac = page.getByRole('textbox', { name: 'MAC address' }).nth(1);
    await mac.fill('nonsense');
    await userEvent.keyboard('{Enter}');
    await expect.element(mac).toHaveAttribute('aria-invalid', 'true');
    await mac.fill('24-a4-3c-11-22-44');
    await userEvent.keyboard('{Tab}');
    await expect.element(mac).toHaveValue('24:A4:3C:11:22:44');
    await expect.element(head('Entry 24:A4:3C:11:22:44')).toBeVisible();
    const entry = () => stage.place.querySelector('[data-entry="wireless.1.mac_acl.2"]');
    await page.getByRole('button', { name: /^Remove .*24:A4:3C:11:22:44/ }).click();
    await expect.poll(entry).toBeNull();
  });

  it('needs no sideways scrolling on a small screen, with the channels compared', async () => {
    await open();
    await page.getByText('Compare 40 MHz channels').click();
    await expect.element(page.getByRole('columnheader', { name: 'EIRP limit' })).toBeVisible();
    for (const width of [390, 320]) {
      await page.viewport(width, 640);
      await expect.poll(() => [width, overflow()]).toEqual([width, 0]);
    }
  });
});

describe('a setting has an address', () => {
  it('a setting has an address that leads to its field, in the basic view too, and takes the focus', async () => {
    localStorage.setItem('radiolink.settings-view', 'basic');
    await open();
    await page.getByText('Basic', { exact: true }).first().click();
    await expect.poll(() => setting('radio.sensitivity')).toBeNull();
    window.location.hash = '#/wireless/radio.sensitivity';
    await expect.poll(focusedSetting).toBe('radio.sensitivity');
    await expect
      .poll(() => {
        const { top, bottom } = setting('radio.sensitivity')!.getBoundingClientRect();
        return top > 56 && bottom < window.innerHeight;
      })
      .toBe(true);
  });

  it('a setting has an address that says so when the setting does not apply', async () => {
    window.location.hash = '#/wireless/radio.scanList';
    await open();
    await expect.element(page.getByText('is not available on this device')).toBeVisible();
    expect(setting('radio.scanList')).toBeNull();
  });

  it('a setting is found by the palette by what it is called, which lands in its field', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox', { name: 'Search pages and actions' })).toHaveFocus();
    await userEvent.keyboard('width');
    await page
      .getByRole('option', { name: /^Channel width/ })
      .first()
      .click();
    await expect.poll(focusedSetting).toBe('radio.channelWidth');
  });
});

describe('a read-only user', () => {
  it('reads every field, changes none, and sees no secret', async () => {
    await open({ isReadOnly: true }, 'aaa.1.wpa.psk');
    const fields = [
      ...stage.place.querySelectorAll('main [data-setting] :is(input, select, textarea)'),
    ].filter(field => !field.closest('[hidden]'));
    expect(fields.length).toBeGreaterThan(30);
    expect(fields.filter(field => !(field instanceof HTMLInputElement && field.readOnly))).toEqual([]);
    expect(control('radio.mode').value).toBe('Access point');
    expect(control('security.accessPointKey').value).toBe('Not shown to read-only users');
    expect(stage.place.innerHTML).not.toMatch(SECRETS);
    await page.getByText('Compare 40 MHz channels').click();
    await expect.element(page.getByRole('columnheader', { name: 'EIRP limit' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Scan for neighbors' }).elements()).toEqual([]);
    const channels = page.getByRole('table', { name: 'Channels' }).element();
    expect(channels.querySelectorAll('input')).toHaveLength(0);
  });
});

describe('by keyboard alone', () => {
  it('a value is changed, left with Tab, and one typed in error is taken back with Esc', async () => {
    window.location.hash = '#/wireless/wireless.ssid';
    await open();
    await expect.poll(focusedSetting).toBe('wireless.ssid');
    await userEvent.keyboard('{Control>}a{/Control}oops{Escape}');
    await expect.poll(() => control('wireless.ssid').value).toBe('ridge-north');
    await userEvent.keyboard('{Control>}a{/Control}by-keyboard{Tab}');
    await expect.poll(changes).toBe(1);
    // Of the new mark and the field, the mark comes first.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedSetting()).toBe('wireless.ssid');
  });
});
