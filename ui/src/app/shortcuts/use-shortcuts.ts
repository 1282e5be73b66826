import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import {
  liveShortcuts,
  type PendingKeys,
  PREFIX_LIFE_MS,
  pressKey,
  pressedKey,
} from '@radiolink/application/shortcuts/key-sequence';
import { useEffect, useRef, useState } from 'react';
import type { Command } from '../../components/commands/command.ts';
import { useUnitsOf } from '../../models/models.ts';
import {
  currentAction,
  isCovered,
  isTyping,
  keyTarget,
  takesEnter,
} from '../../components/commands/key-place.ts';

/**
 * Lets the keys of §2 do the commands, and gives the keys that wait for the next one. Enter presses the
 * current action; Esc drops what waits.
 */
export function useShortcuts(commands: readonly Command[]): readonly string[] {
  const on = useUnitsOf(PreferencesModel, '$shortcutsOn');
  const [pending, setPending] = useState<PendingKeys>();
  const waiting = useRef<PendingKeys>(undefined);
  useEffect(() => {
    const wait = (keys: PendingKeys | undefined): void => {
      waiting.current = keys;
      setPending(keys);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      if (event.key === 'Enter') {
        if (pressCurrent(event)) event.preventDefault();
        return;
      }
      if (event.key === 'Escape') {
        wait(undefined);
        return;
      }
      const key = pressedKey(event);
      if (!on || key === undefined || isTyping(keyTarget(event)) || isCovered(document)) return;
      const outcome = pressKey(waiting.current, key, event.timeStamp, liveShortcuts(commands));
      wait(outcome.pending);
      if (outcome.taken) event.preventDefault();
      commands.find(({ id }) => id === outcome.fired)?.run();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [commands, on]);

  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(() => setPending(undefined), PREFIX_LIFE_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending?.keys ?? [];
}

/** Presses the current action unless the key belongs to what has the focus. */
function pressCurrent(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
  if (ctrlKey || altKey || metaKey || shiftKey || repeat || takesEnter(keyTarget(event))) return false;
  const button = currentAction(document);
  button?.click();
  return button !== null;
}
