import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-view.tsx';
import { useUnitsOf } from '../../models/models.ts';
import type { TestedEffectProps } from './review/tested-effect.tsx';

const TestedEffect = lazyPart<TestedEffectProps>(
  async () => (await import(/* webpackChunkName: "part-expected" */ './review/tested-effect.tsx')).part,
);

/** Whether a test has measured something to be shown. */
export function useHasEffect(): boolean {
  const effect = useUnitsOf(PermittedApply, '$effect');
  return effect !== null && (effect.readings.length > 0 || effect.stations !== undefined);
}

/** What the test of a change did; loaded when there is something measured. Until then it is what is said before. */
export function TestEffect(props: TestedEffectProps) {
  if (!useHasEffect()) return props.before;
  return (
    <Suspense fallback={props.before}>
      <TestedEffect {...props} />
    </Suspense>
  );
}
