import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { describe, expect, it } from 'vitest';
import { enter, fieldsOf, outside, useSettingsPage } from '../../testing/settings-page.mother.tsx';
import { NETWORK_CONFIGURATIONS } from './network-configurations.mother.ts';
import { part } from './part.ts';

const page = useSettingsPage({
  View: part.View,
  configuration: NETWORK_CONFIGURATIONS['a router'] ?? {},
});
const { control, button, renderedBy } = page;

describe('the network page, on which every setting is shown', () => {
  it('a letter that is typed renders its field once and nothing else', async () => {
    const typed = await renderedBy(() => enter(control('interface.address'), '192.168.1.9'));
    expect(fieldsOf(typed)).toEqual(['interface.address']);
    expect(outside(typed)).toEqual([]);
    expect(typed.commits).toBe(1);
  });

  it('an address that is entered renders its field and the change bar', async () => {
    await renderedBy(() => control('interface.address').focus());
    enter(control('interface.address'), '192.168.1.9');
    const left = await renderedBy(() => control('interface.address').blur());
    expect(fieldsOf(left)).toEqual(['interface.address']);
    expect(outside(left)).toEqual(
      // The row says once that it differs, and takes it back, and shows the address whose field is in the connection.
      [
        'ChangedCount',
        'DrawnParts',
        'EntryMark',
        'ForeignText',
        'GroupMark',
        'NetworkDrawing',
        'TextButton',
        'ValueElsewhere',
        'VisuallyHidden',
      ].toSorted(),
    );
  });

  it('a rule that is added renders itself, not its neighbours', async () => {
    const { place } = page.stage;
    const before = new Set(place.querySelectorAll('[data-setting]'));
    const added = await renderedBy(() => button('Add firewall rule').click());
    const news = [...place.querySelectorAll('[data-setting]')].filter(element => !before.has(element));
    expect(news.length).toBe(11);
    expect(fieldsOf(added)).toEqual(news.map(element => element.getAttribute('data-setting')).toSorted());
  });

  it('a rule is moved up, and keeps every value', async () => {
    const { place, models } = page.stage;
    const { $values } = models.get(EditingModel);
    button('Add firewall rule').click();
    await expect.poll(() => $values.getState().get('iptables.sys.fw.2.target')).toBe('DROP');
    models.get(EditingModel).edited(new Map([['iptables.sys.fw.2.src', '192.0.2.7']]));
    const up = '[data-entry="iptables.sys.fw.2"] [data-move="up"]';
    await expect.poll(() => place.querySelector(up)).not.toBeNull();
    place.querySelector<HTMLButtonElement>(up)!.click();
    await expect.poll(() => $values.getState().get('iptables.sys.fw.1.src')).toBe('192.0.2.7');
    expect($values.getState().get('iptables.sys.fw.2.src')).toBeUndefined();
  });
});
