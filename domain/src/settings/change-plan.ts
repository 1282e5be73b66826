import type { ConfigChanges } from '../configuration/config-edit.ts';
import type { Message } from '../errors/message.ts';

/** A choice that writes many settings as one: a network mode, the source of an address. */
export interface ChangePlan {
  /** Key of the setting that leads it. */
  readonly key: string;
  readonly name: Message;
  readonly before: Message;
  readonly after: Message;
  /** What the choice makes of the device's configuration. */
  readonly made: ConfigChanges;
}

/** What a change says that is a whole plan. */
export interface PlannedChange extends Pick<ChangePlan, 'before' | 'after'> {
  /** Settings of the plan that were edited since, by name: taking the plan back leaves them as they are. */
  readonly staying: readonly Message[];
}
