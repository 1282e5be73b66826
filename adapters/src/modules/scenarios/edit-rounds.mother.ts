import type { VirtualRadio } from '@radiolink/virtual-radio';
import { expect } from 'vitest';
import { type ScenarioPage, pass } from './change-scenario.mother.ts';
import type { RandomEdits } from './random-edits.mother.ts';
import { isMade, linesAfter, linesOf, valuesOf } from './stored-lines.mother.ts';

/** The configuration of the next restart, as text. */
export const storedText = (radio: VirtualRadio): string =>
  (JSON.parse(radio.snapshot()) as { configuration: { stored: string } }).configuration.stored;

/** Applies what is pending for good. */
export async function save({ models: { apply }, state, reported }: ScenarioPage): Promise<void> {
  apply.applyRequested('save');
  for (let second = 0; second < 120 && state().kind !== 'done'; second += 1) await pass(1);
  // In words: why a device refused stands in its last state.
  expect(reported() === 'saved' ? [] : [reported(), JSON.stringify(state())]).toEqual([]);
  apply.dismissed();
}

/** Makes that many edits, applies them, and compares each line of the device. */
export async function editRound(
  page: ScenarioPage,
  {
    radio,
    random,
    edits,
  }: { readonly radio: VirtualRadio; readonly random: RandomEdits; readonly edits: number },
): Promise<{ readonly inForce: number; readonly keys: Iterable<string> }> {
  const { editing, apply } = page.models;
  const before = storedText(radio);
  const batch = random.batch(valuesOf(before));
  while (batch.taken.length < edits) {
    const edit = batch.next();
    editing.edited(edit.changes);
    expect(editing.$refused.getState()).toBeNull();
    // A value that the page finds invalid is never sent: it is reverted, and another is drawn.
    if (apply.$faults.getState().length === 0) batch.take(edit);
    else editing.edited(batch.takenBack(edit));
  }
  await save(page);
  const lines = linesOf(storedText(radio));
  expect(lines.toSorted()).toEqual(linesAfter(before, batch.changes).toSorted());
  // No key is touched twice in a batch, so each edit takes effect independently.
  const [had, has] = [valuesOf(before), valuesOf(lines.join('\n'))];
  const inForce = batch.taken.filter(({ intended }) => isMade(intended, had, has)).length;
  return { inForce, keys: batch.changes.keys() };
}
