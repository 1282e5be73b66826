import type { ComponentType } from 'react';
import { ChangeBar, ChangeNotices, TestBar } from '../changes/index.ts';
import { NoticeRegion } from '../notices/index.ts';

/** A part of the program with a name of its own in its place. */
interface SlotPart {
  readonly id: string;
  readonly Part: ComponentType;
}

/**
 * Slots of every page for parts of the program:
 * - `testBar`: the full width under the header, for a running test or no-save;
 * - `notices`: above the page, for what the device wants to be known;
 * - `changeBar`: at the bottom, for changes that are not applied.
 */
export type SlotName = 'testBar' | 'notices' | 'changeBar';

/** The content of each slot, from top to bottom. A part without content renders nothing. */
const SLOTS: Readonly<Record<SlotName, readonly SlotPart[]>> = {
  testBar: [{ id: 'test', Part: TestBar }],
  notices: [
    { id: 'changes', Part: ChangeNotices },
    { id: 'notices', Part: NoticeRegion },
  ],
  changeBar: [{ id: 'changes', Part: ChangeBar }],
};

export interface SlotProps {
  readonly name: SlotName;
}

/** The parts in a slot. */
export function Slot({ name }: SlotProps) {
  return SLOTS[name].map(({ id, Part }) => <Part key={id} />);
}
