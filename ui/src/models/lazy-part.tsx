import { type ComponentType, use } from 'react';
import { useModels } from './models.ts';
import type { LoadPart } from './part.ts';

/** A component that is loaded, models and all, when it is first shown: it suspends until then. */
export function lazyPart<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { View } = use(useModels().open(load));
    return <View {...props} />;
  };
}
