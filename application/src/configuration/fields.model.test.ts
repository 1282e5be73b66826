import type { ConfigChanges } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import { allSettled, createEvent, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { createFieldsModel, type InvalidField } from './fields.model.ts';

const fieldOf = (key: string, typed = 'ridge-süd'): InvalidField => ({
  key,
  name: message('SSID'),
  problem: message('Enter a name without special characters.'),
  typed,
});

async function withInvalid(...keys: readonly string[]) {
  const edits = {
    edited: createEvent<ConfigChanges>(),
    settingReverted: createEvent<string>(),
    sectionReverted: createEvent<string>(),
    allReverted: createEvent(),
  };
  const model = createFieldsModel(edits);
  const scope = fork();
  for (const key of keys) await allSettled(model.fieldInvalid, { scope, params: fieldOf(key) });
  return { model, edits, scope, keys: () => [...scope.getState(model.$invalidFields).keys()] };
}

describe('invalid fields', () => {
  it('stand in the order in which they became invalid, with what was typed', async () => {
    const { model, scope, keys } = await withInvalid('wireless.1.ssid', 'snmp.port');
    await allSettled(model.fieldInvalid, { scope, params: fieldOf('wireless.1.ssid', 'ä') });
    expect(keys()).toEqual(['wireless.1.ssid', 'snmp.port']);
    expect(scope.getState(model.$invalidFields).get('wireless.1.ssid')?.typed).toBe('ä');
  });

  it('leave once they are valid', async () => {
    const { model, scope, keys } = await withInvalid('wireless.1.ssid', 'snmp.port');
    await allSettled(model.fieldValid, { scope, params: 'wireless.1.ssid' });
    expect(keys()).toEqual(['snmp.port']);
  });

  it('leave when another value is put in their place', async () => {
    const { edits, scope, keys } = await withInvalid('wireless.1.ssid', 'snmp.port');
    await allSettled(edits.edited, { scope, params: new Map([['snmp.port', undefined]]) });
    expect(keys()).toEqual(['wireless.1.ssid']);
  });

  it('leave when their setting or their section is reverted', async () => {
    const { edits, scope, keys } = await withInvalid('wireless.1.ssid', 'netconf.3.ip', 'netconf.30.ip');
    await allSettled(edits.sectionReverted, { scope, params: 'netconf.3' });
    expect(keys()).toEqual(['wireless.1.ssid', 'netconf.30.ip']);
    await allSettled(edits.settingReverted, { scope, params: 'netconf.30.ip' });
    expect(keys()).toEqual(['wireless.1.ssid']);
  });

  it('leave when everything is discarded', async () => {
    const { edits, scope, keys } = await withInvalid('wireless.1.ssid', 'snmp.port');
    await allSettled(edits.allReverted, { scope });
    expect(keys()).toEqual([]);
  });

  it('invalid fields are the same list after an event that concerns none of them', async () => {
    const { model, scope } = await withInvalid('wireless.1.ssid');
    const before = scope.getState(model.$invalidFields);
    await allSettled(model.fieldValid, { scope, params: 'snmp.port' });
    expect(scope.getState(model.$invalidFields)).toBe(before);
  });

  it('invalid fields are the same list while a text is typed', async () => {
    const { model, scope } = await withInvalid('wireless.1.ssid');
    const before = scope.getState(model.$invalidFields);
    await allSettled(model.fieldTyped, { scope, params: { key: 'wireless.1.ssid', text: 'ridge' } });
    await allSettled(model.fieldTyped, { scope, params: { key: 'snmp.port', text: '1' } });
    expect(scope.getState(model.$invalidFields)).toBe(before);
    expect([...scope.getState(model.$typedFields)].map(([key, { text }]) => [key, text])).toEqual([
      ['wireless.1.ssid', 'ridge'],
      ['snmp.port', '1'],
    ]);
  });

  it('a field that becomes invalid after another is listed after it, although it was typed first', async () => {
    const { model, scope, keys } = await withInvalid();
    await allSettled(model.fieldTyped, { scope, params: { key: 'snmp.port', text: 'x' } });
    await allSettled(model.fieldInvalid, { scope, params: fieldOf('wireless.1.ssid') });
    await allSettled(model.fieldInvalid, { scope, params: fieldOf('snmp.port', 'x') });
    expect(keys()).toEqual(['wireless.1.ssid', 'snmp.port']);
  });
});
