import { ConfigText } from '@radiolink/domain/configuration';
import { createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';
import type { ReadConfiguration } from '../configuration.port.ts';
import { createEditingModel } from '../editing.model.ts';
import { createSavedBefore } from './change-memory.ts';

const TEXT = 'wireless.1.ssid=Ridge\n';
const nobody = () => Promise.reject(new Error('nobody asked'));

function aRequest({ unsaved = false, modified = false } = {}) {
  const editing = createEditingModel(
    { read: nobody, write: nobody, apply: nobody, discard: nobody },
    createEvent<ReadConfiguration>(),
  );
  editing.configurationRead({ text: TEXT, modified, firstSetup: false });
  const requested = createEvent();
  const $savedBefore = createSavedBefore(requested, editing, createStore(unsaved));
  requested();
  return $savedBefore.getState();
}

it('what is unsaved is what the device had when changes were sent, though nobody compares yet', () => {
  expect(aRequest()?.toString()).toBe(ConfigText.parse(TEXT).toString());
});

it('what is unsaved is not told by a device that gives out an uploaded backup, or what it runs unsaved', () => {
  expect(aRequest({ modified: true })).toBe(null);
  expect(aRequest({ unsaved: true })).toBe(null);
});
