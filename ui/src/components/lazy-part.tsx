import { type ComponentType, type ReactNode, use } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useModels } from '../models/models.ts';
import type { LoadPart } from '../models/part.ts';

/**
 * A component that is loaded, models and all, when it is first shown: it suspends until then. A failure is shown in its
 * place, with a retry.
 */
export function lazyPart<Props extends object>(
  load: LoadPart<Props>,
  Boundary: ComponentType<{ readonly children: ReactNode }> = PartBoundary,
): ComponentType<Props> {
  function Opened(props: Props) {
    'use no memo';
    const { View } = use(useModels().open(load));
    return <View {...props} />;
  }
  return function LazyPart(props: Props) {
    return (
      <Boundary>
        <Opened {...props} />
      </Boundary>
    );
  };
}
