import { createEvent } from 'effector';
import { expect, it } from 'vitest';
import type { NewNotification } from './notifications.model.ts';
import { notifyFileSaved } from './notify-file-saved.ts';

it('a file that was saved is told by its name, and the next one takes its place', () => {
  const saved = createEvent<string>();
  const notified = createEvent<NewNotification>();
  const seen: NewNotification[] = [];
  notified.watch(one => void seen.push(one));
  notifyFileSaved({ saved }, { notified });
  saved('a.csv');
  saved('b.json');
  expect(seen.map(({ message }) => message.values)).toEqual([{ file: 'a.csv' }, { file: 'b.json' }]);
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(['saved']));
});
