import { createHash } from 'node:crypto';

/** A control's words, as they stand on its page. */
export interface Words {
  readonly id: string;
  readonly page: string;
  readonly label: string;
  readonly help: string;
}

/** Controls by id, each with a hash of its label and help as they were when they were read next to their field. */
export type ReadHelp = Readonly<Record<string, string>>;

const hashOf = ({ label, help }: Words): string =>
  createHash('sha256').update(`${label}\n${help}`).digest('hex').slice(0, 12);

/** Controls whose label or help changed since it was read. */
export function unreadHelp(controls: readonly Words[], read: ReadHelp): readonly Words[] {
  return controls.filter(control => read[control.id] !== hashOf(control));
}

/** The list after reading these controls, in their order; what no page has any more is left out. */
export function markRead(controls: readonly Words[], read: ReadHelp, ids: ReadonlySet<string>): ReadHelp {
  return Object.fromEntries(
    controls.flatMap(control => {
      const hash = ids.has(control.id) ? hashOf(control) : read[control.id];
      return hash === undefined ? [] : [[control.id, hash]];
    }),
  );
}
