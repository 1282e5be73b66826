import { ConfigText } from '@radiolink/domain/configuration';
import { createEvent } from 'effector';
import { IDLE } from '../configuration/apply/apply-state.ts';
import type { ReadConfiguration } from '../configuration/configuration.port.ts';
import { createEditingModel } from '../configuration/editing.model.ts';
import type { DeviceKnowledge, DeviceReading } from './offered-sides.ts';

export const RUNNING_TEXT = 'wireless.1.ssid=Ridge\nvendor.x=1\n';

/** What the device answered, at a time in ms since the epoch. */
export const readingOf = (text = RUNNING_TEXT, { modified = false, at = 1000 } = {}): DeviceReading => ({
  config: ConfigText.parse(text),
  modified,
  at,
});

/** Changes that wait over a configuration that was read. */
export function editingOf(changes: Readonly<Record<string, string>> = {}): DeviceKnowledge['editing'] {
  const nobody = () => Promise.reject(new Error('not requested'));
  const editing = createEditingModel(
    { read: nobody, write: nobody, apply: nobody, discard: nobody },
    createEvent<ReadConfiguration>(),
  );
  editing.configurationRead({ text: RUNNING_TEXT, modified: false, firstSetup: false });
  editing.edited(new Map(Object.entries(changes)));
  return editing.$state.getState();
}

/** A device at rest that was read once, in front of a full user; pass what differs. */
export function knowledgeOf(change: Partial<DeviceKnowledge> = {}): DeviceKnowledge {
  const reading = readingOf();
  return {
    reading,
    runningReading: reading,
    failed: false,
    editing: editingOf(),
    apply: IDLE,
    unsaved: false,
    savedBefore: null,
    readOnly: false,
    ...change,
  };
}
