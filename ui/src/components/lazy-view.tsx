import { type ComponentType, use } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { noteFailedLoad } from '../models/retried-loads.ts';

/** A component that is loaded when it is first shown: it suspends until then. A failure is shown in its place, with a retry. */
export function lazyView<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: Promise<{ readonly default: ComponentType<Props> }> | undefined;
  const loaded = () => {
    if (loading === undefined) {
      loading = load();
      loading.catch(() =>
        noteFailedLoad(() => {
          loading = undefined;
        }),
      );
    }
    return loading;
  };
  function Loaded(props: Props) {
    // A load that failed is asked for anew, not taken from the last render.
    'use no memo';
    const { default: View } = use(loaded());
    return <View {...props} />;
  }
  return function LazyView(props: Props) {
    return (
      <PartBoundary>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}
