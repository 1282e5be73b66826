import { createEffect, createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';
import type { PagePort } from '../place/page.port.ts';
import type { ServedInterfacePort } from './served-interface.port.ts';

export interface ReplacedInterfaceModelPorts {
  readonly servedInterface: ServedInterfacePort;
  readonly page: PagePort;
}

/** Whether the device has another version of the interface than this page, and no longer the parts of this one. */
export interface ReplacedInterfaceModel {
  readonly $replaced: Store<boolean>;
  /** Reloads the page, as the device serves it now. */
  readonly reloadRequested: EventCallable<void>;
}

export const ReplacedInterfaceModel: Token<ReplacedInterfaceModel> =
  token<ReplacedInterfaceModel>('ReplacedInterfaceModel');

/** Compares when a part is missing: a link that loses it leaves the interface as it is. */
export function createReplacedInterfaceModel({
  servedInterface,
  page,
}: ReplacedInterfaceModelPorts): ReplacedInterfaceModel {
  const partMissing = createEvent();
  const reloadRequested = createEvent();
  const compareFx = createEffect(() => servedInterface.compare());
  const reloadFx = createEffect(() => page.reload());
  sample({ clock: partMissing, source: compareFx.pending, filter: pending => !pending, target: compareFx });
  sample({ clock: reloadRequested, target: reloadFx });
  const $replaced = createStore(false).on(compareFx.doneData, (_, served) => served === 'other');
  servedInterface.partMissing.subscribe(() => partMissing());
  return { $replaced, reloadRequested };
}
