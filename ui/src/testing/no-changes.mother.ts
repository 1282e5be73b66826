import {
  type ChangeModels,
  createChangeModels,
  type EditingModel,
} from '@radiolink/application/configuration';
import { ExpectedOutage } from '@radiolink/application/page';
import type { SessionModel } from '@radiolink/application/session';
import type { StartModel } from '@radiolink/application/start';
import type { StatusModel } from '@radiolink/application/status';
import { EMPTY } from 'rxjs';

/** The models that those of changes are made of. */
export interface ChangeModelsBase {
  readonly editing: EditingModel;
  readonly status: StatusModel;
  readonly session: SessionModel;
  readonly start: StartModel;
}

/** Models of changes in front of a device that answers none of their questions, in a browser that keeps nothing. */
export function noChanges({ start, ...models }: ChangeModelsBase): ChangeModels {
  const nobody = () => Promise.reject(new Error('not on this stage'));
  return createChangeModels({
    ...models,
    start,
    $regulation: start.regulation.$data,
    storage: { read: nobody, write: nobody, apply: nobody, discard: nobody },
    test: { read: nobody, watch: () => EMPTY },
    presence: { ask: nobody },
    probe: { answers: async () => false },
    place: { host: 'localhost', goTo: () => undefined },
    tabs: { tell: () => undefined, heard: EMPTY },
    memory: {
      read: async () => ({}),
      change: async (_owner, change) => ({ memory: change({}), kept: false }),
    },
    keptConfigurations: { list: async () => [], keep: async () => false },
    outage: new ExpectedOutage(),
    clock: { now: () => Date.now() },
  });
}
