import { ActionsModel, type ActionId } from '@radiolink/application/features/actions';
import { useEffect, useRef } from 'react';
import { useUnitsOf } from '../../models/models.ts';

/**
 * Binds an action of the registry while the component is shown and `can` is true. It runs from its keys, the
 * help sheet and the command palette.
 */
export function useAction(id: ActionId, run: () => void, can = true): void {
  const [bound, unbound] = useUnitsOf(ActionsModel, 'bound', 'unbound');
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  }, [run]);
  useEffect(() => {
    if (!can) return undefined;
    const binding = { id, run: () => newest.current() };
    bound(binding);
    return () => {
      unbound(binding);
    };
  }, [id, can, bound, unbound]);
}
