import { StartModel } from '@radiolink/application/start';
import { EditingModel } from '@radiolink/application/configuration';
import { countRenders, type Renders } from '../../testing/count-renders.mother.ts';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { buildRegulatoryDomain } from '@radiolink/domain/radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { ChangeBar } from '../../changes/index.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';
import { part } from './part.ts';

const BOARD = 'radio.1.devdomain=5000\nradio.1.txpower.min=-4\nradio.1.txpower.max=25\n';
const USA = buildRegulatoryDomain(840, { main: { widthsMhz: [20, 40, 80] } })!;
const AT_REST = { modified: false, firstSetup: false };
const BAR = 'the change bar';
/** Parts of the page that read every edit: the form takes over its values. */
const PAGE = ['SettingsForm'];
/** A field by its setting, the bar of changes, or nowhere. */
function placeOf(element: Element): string {
  if (element.closest('section[aria-label="Changes"]') !== null) return BAR;
  return element.closest('[data-setting]')?.getAttribute('data-setting') ?? '';
}

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await screen.viewport(1440, 900);
  stage = setStage({ boardInfo: BOARD, regulation: { domain: USA } });
  const [editing, start] = [stage.models.get(EditingModel), stage.models.get(StartModel)];
  editing.configurationRead({
    text: configurationText(WIRELESS_CONFIGURATIONS['an access point']!),
    modified: false,
    firstSetup: false,
  });
  start.regulation.start();
  await stage.answer(ptmpAccessPointStatus(8));
  await stage.show(
    <>
      <part.View />
      <ChangeBar />
    </>,
  );
  await vi.waitUntil(() => field('radio.outputPower').textContent.includes('EIRP'));
  // The mark of the section in view comes last.
  await vi.waitUntil(() => stage.place.querySelector('nav [aria-current]') !== null);
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const field = (id: string): HTMLElement => stage.place.querySelector<HTMLElement>(`[data-setting="${id}"]`)!;
const control = (id: string): HTMLInputElement | HTMLSelectElement =>
  field(id).querySelector<HTMLInputElement | HTMLSelectElement>('input:not([type="range"]), select')!;
const changes = (): string => stage.place.querySelector('section[aria-label="Changes"]')?.textContent ?? '';

/** User actions on a control. */
function enter(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  const isSelect = element instanceof HTMLSelectElement;
  const { prototype } = isSelect ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

const leave = (id: string): unknown =>
  control(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

/** Renders caused by an act, until two frames pass without any. */
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

const fieldsOf = ({ byPlace }: Renders): readonly string[] =>
  [...byPlace.keys()].filter(place => place !== '' && place !== BAR).toSorted();
const outside = ({ byPlace }: Renders): readonly string[] => [...new Set(byPlace.get(''))].toSorted();

describe('on a page of more than fifty fields', () => {
  it('shows that many', () => {
    expect(stage.place.querySelectorAll('[data-setting]').length).toBeGreaterThan(50);
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
    expect(outside(left)).toEqual([...PAGE, 'ChangedCount'].toSorted());
    expect(left.byPlace.has(BAR)).toBe(true);
  });

  it('a field that is left as it was renders nothing but itself', async () => {
    control('wireless.ssid').focus();
    const left = await renderedBy(() => control('wireless.ssid').blur());
    expect(fieldsOf(left).filter(id => id !== 'wireless.ssid')).toEqual([]);
    expect(outside(left)).toEqual([]);
  });

  it('a value that is refused renders its own field only', async () => {
    enter(control('wireless.ssid'), '');
    const left = await renderedBy(() => leave('wireless.ssid'));
    expect(control('wireless.ssid').getAttribute('aria-invalid')).toBe('true');
    expect(fieldsOf(left)).toEqual(['wireless.ssid']);
    expect(outside(left)).toEqual([]);
  });

  it('the width renders what follows from it: standard and frequencies', async () => {
    const chosen = await renderedBy(() => enter(control('radio.channelWidth'), '20'));
    expect(fieldsOf(chosen)).toEqual([
      'radio.centerFrequency',
      'radio.channelWidth',
      'radio.frequency',
      'radio.ieeeMode',
    ]);
  });

  it('the gain of the antenna renders the power that it allows', async () => {
    enter(control('radio.antennaGain'), '30');
    const left = await renderedBy(() => leave('radio.antennaGain'));
    expect(fieldsOf(left)).toEqual(['radio.antennaGain', 'radio.outputPower']);
  });

  it('a switch that brings fields renders itself and them', async () => {
    const id = 'radio.autoDistance';
    const on = await renderedBy(() => control(id).click());
    expect(fieldsOf(on)).toEqual([id]);
    expect(stage.place.querySelector('[data-setting="radio.distance"]')).toBeNull();
    const off = await renderedBy(() => control(id).click());
    expect(fieldsOf(off)).toEqual(['radio.ackTimeout', id, 'radio.distance']);
  });

  it('what is put back renders its own field', async () => {
    enter(control('wireless.ssid'), 'ridge-south');
    leave('wireless.ssid');
    await expect.poll(changes).toContain('1 pending change');
    const back = await renderedBy(() => stage.models.get(EditingModel).allReverted());
    expect(control('wireless.ssid').value).toBe('ridge-north');
    expect(fieldsOf(back)).toEqual(['wireless.ssid']);
  });

  it('an entry that is added renders itself, not its neighbours', async () => {
    const before = new Set(stage.place.querySelectorAll('[data-setting]'));
    const add = [...stage.place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Add station',
    )!;
    const added = await renderedBy(() => add.click());
    const news = [...stage.place.querySelectorAll('[data-setting]')].filter(element => !before.has(element));
    expect(news.length).toBe(3);
    expect(fieldsOf(added)).toEqual(news.map(element => element.getAttribute('data-setting')).toSorted());
  });

  it('a reading that brings nothing new renders nothing', async () => {
    const editing = stage.models.get(EditingModel);
    const read = { text: editing.$repository.getState()!.state.store.original.toString(), ...AT_REST };
    const again = await renderedBy(() => editing.configurationRead(read));
    expect([...again.byPlace]).toEqual([]);
  });

  it('another hand’s value leaves what is being typed, and is what Esc brings back', async () => {
    const editing = stage.models.get(EditingModel);
    control('wireless.ssid').focus();
    enter(control('wireless.ssid'), 'half-ty');
    const text = editing.$repository.getState()!.state.store.original.toString();
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
      stage.answer({ ...status, wireless: { ...status.wireless, stations } }),
    );
    expect([...ticked.byPlace]).toEqual([]);
  });
});
