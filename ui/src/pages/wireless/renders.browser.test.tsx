import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { buildRegulatoryDomain } from '@radiolink/domain/radio';
import { describe, expect, it } from 'vitest';
import {
  CHANGE_BAR,
  enter,
  fieldsOf,
  leave,
  outside,
  useSettingsPage,
} from '../../testing/settings-page.mother.tsx';
import { part } from './part.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';

const BOARD = 'radio.1.devdomain=5000\nradio.1.txpower.min=-4\nradio.1.txpower.max=25\n';
const USA = buildRegulatoryDomain(840, { main: { widthsMhz: [20, 40, 80] } })!;
const AT_REST = { modified: false, firstSetup: false };

const page = useSettingsPage({
  View: part.View,
  configuration: WIRELESS_CONFIGURATIONS['an access point']!,
  stage: () => ({ boardInfo: BOARD, regulation: { domain: USA } }),
  device: stage => {
    stage.models.get(StartModel).regulation.start();
    return stage.answer(ptmpAccessPointStatus(8));
  },
  isShown: place => place.querySelector('[data-eirp="main"]')?.textContent.includes('limit on') ?? false,
});
const { control, button, renderedBy } = page;
const changes = (): string =>
  page.stage.place.querySelector('section[aria-label="Changes"]')?.textContent ?? '';

describe('on a page of more than fifty fields', () => {
  it('shows that many', () => {
    expect(page.stage.place.querySelectorAll('[data-setting]').length).toBeGreaterThan(50);
  });

  it('a letter that is typed renders its field once and nothing else', async () => {
    const typed = await renderedBy(() => enter(control('wireless.ssid'), 'ridge-s'));
    expect(fieldsOf(typed)).toEqual(['wireless.ssid']);
    expect(outside(typed)).toEqual([]);
    expect(typed.commits).toBe(1);
  });

  it('the SSID renders its field and the change bar, no other field', async () => {
    control('wireless.ssid').focus();
    enter(control('wireless.ssid'), 'ridge-south');
    const left = await renderedBy(() => control('wireless.ssid').blur());
    expect(changes()).toContain('1 pending change');
    expect(fieldsOf(left)).toEqual(['wireless.ssid']);
    expect(outside(left)).toEqual(['ChangedCount', 'GroupMark']);
    expect(left.byPlace.has(CHANGE_BAR)).toBe(true);
  });

  it('a field that is left as it was renders nothing but itself', async () => {
    control('wireless.ssid').focus();
    const left = await renderedBy(() => control('wireless.ssid').blur());
    expect(fieldsOf(left).filter(id => id !== 'wireless.ssid')).toEqual([]);
    expect(outside(left)).toEqual([]);
  });

  it('a value that is refused renders its own field only', async () => {
    enter(control('wireless.ssid'), '');
    const left = await renderedBy(() => leave(control('wireless.ssid')));
    expect(control('wireless.ssid').getAttribute('aria-invalid')).toBe('true');
    expect(fieldsOf(left)).toEqual(['wireless.ssid']);
    expect(outside(left)).toEqual([]);
  });

  it('the width renders what follows from it: standard, frequencies and the power that they permit', async () => {
    const chosen = await renderedBy(() => enter(control('radio.channelWidth'), '20'));
    expect(fieldsOf(chosen)).toEqual([
      'radio.centerFrequency',
      'radio.channelWidth',
      'radio.frequency',
      'radio.ieeeMode',
      'radio.outputPower',
    ]);
  });

  it('the gain of the antenna renders the power that it allows', async () => {
    enter(control('radio.antennaGain'), '30');
    const left = await renderedBy(() => leave(control('radio.antennaGain')));
    expect(fieldsOf(left)).toEqual(['radio.antennaGain', 'radio.outputPower']);
  });

  it('a switch that brings fields renders itself and them', async () => {
    const id = 'radio.autoDistance';
    const on = await renderedBy(() => control(id).click());
    expect(fieldsOf(on)).toEqual([id]);
    expect(page.stage.place.querySelector('[data-setting="radio.distance"]')).toBeNull();
    const off = await renderedBy(() => control(id).click());
    expect(fieldsOf(off)).toEqual(['radio.ackTimeout', id, 'radio.distance']);
  });

  it('what is put back renders its own field', async () => {
    enter(control('wireless.ssid'), 'ridge-south');
    leave(control('wireless.ssid'));
    await expect.poll(changes).toContain('1 pending change');
    const back = await renderedBy(() => page.stage.models.get(EditingModel).allReverted());
    expect(control('wireless.ssid').value).toBe('ridge-north');
    expect(fieldsOf(back)).toEqual(['wireless.ssid']);
  });

  it('an entry that is added renders itself, not its neighbours', async () => {
    const before = new Set(page.stage.place.querySelectorAll('[data-setting]'));
    const added = await renderedBy(() => button('Add station').click());
    const news = [...page.stage.place.querySelectorAll('[data-setting]')].filter(
      element => !before.has(element),
    );
    expect(news.length).toBe(3);
    expect(fieldsOf(added)).toEqual(news.map(element => element.getAttribute('data-setting')).toSorted());
  });

  it('a reading that brings nothing new renders nothing', async () => {
    const editing = page.stage.models.get(EditingModel);
    const read = { text: editing.$state.getState()!.store.original.toString(), ...AT_REST };
    const again = await renderedBy(() => editing.configurationRead(read));
    expect([...again.byPlace]).toEqual([]);
  });

  it('another hand’s value leaves what is being typed, and is what Esc brings back', async () => {
    const editing = page.stage.models.get(EditingModel);
    control('wireless.ssid').focus();
    enter(control('wireless.ssid'), 'half-ty');
    const text = editing.$state.getState()!.store.original.toString();
    await renderedBy(() =>
      editing.configurationRead({ text: text.replaceAll('ridge-north', 'mill'), ...AT_REST }),
    );
    expect(editing.$saved.getState().get('wireless.1.ssid')).toBe('mill');
    expect(control('wireless.ssid').value).toBe('half-ty');
    await renderedBy(() =>
      control('wireless.ssid').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(control('wireless.ssid').value).toBe('mill');
  });

  it('a tick of the status renders no field and nothing of the page', async () => {
    const status = ptmpAccessPointStatus(8);
    const [first, ...rest] = status.wireless.stations;
    const stations = [{ ...first!, signalDbm: -71 }, ...rest];
    const ticked = await renderedBy(() =>
      page.stage.answer({ ...status, wireless: { ...status.wireless, stations } }),
    );
    expect([...ticked.byPlace]).toEqual([]);
  });
});
