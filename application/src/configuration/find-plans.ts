import type { BoardCapabilities } from '@radiolink/domain/device';
import { combine, createEffect, sample, type Store } from 'effector';
import type { KnownConfigurations } from '../network/mode-change.ts';
import type { EditingModel } from './editing.model.ts';
import type { Snapshot } from './snapshots/snapshots.port.ts';

/** Settings that a plan leads by. */
const LEADING = /^(netmode$|netconf\.|dhcpc\.|ppp\.)/;

/** Says which plans are among the pending changes. The rules of plans are loaded with the first change that may be one. */
export function findPlans(
  editing: Pick<EditingModel, '$values' | '$saved' | 'plansFound'>,
  $board: Store<BoardCapabilities>,
  $snapshots: Store<readonly Snapshot[]>,
): void {
  const $known = combine({
    values: editing.$values,
    original: editing.$saved,
    snapshots: $snapshots,
    board: $board,
  });
  const findFx = createEffect(
    async ({ board, ...known }: KnownConfigurations & { readonly board: BoardCapabilities }) => {
      if (!mayHold(known)) return [];
      const { changePlans } = await import(
        /* webpackChunkName: "change-plans" */ '../network/change-plans.ts'
      );
      return changePlans(known, board);
    },
  );
  sample({ clock: $known, target: findFx });
  sample({ clock: findFx.doneData, target: editing.plansFound });
}

function mayHold({ values, original }: KnownConfigurations): boolean {
  const keys = new Set([...values.keys(), ...original.keys()]);
  return [...keys].some(key => LEADING.test(key) && values.get(key) !== original.get(key));
}
