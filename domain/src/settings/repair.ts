import type { ConfigChanges } from '../configuration/config-edit.ts';
import type { Message } from '../errors/message.ts';

/** Changes that settle a finding, offered beside it. */
export interface Repair {
  /** What the changes do, for a button. */
  readonly label: Message;
  readonly changes: ConfigChanges;
}
