import { Suspense } from 'react';
import { lazyView } from '../../components/lazy-view.tsx';
import { Skeleton } from '../../components/index.ts';
import type { EntryTableProps } from '../index.ts';

const Entries = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "part-entries" */ './entries.tsx')).Entries,
}));

/** Heights of a row and of the head of its column. */
const ROW_PX = 47;
const HEAD_PX = 20;

/** Draws the lists of a page that seldom shows one: what draws them is loaded with the first. */
export const renderEntriesLater = (props: EntryTableProps) => {
  const { length } = props.entries;
  return (
    <Suspense fallback={length > 0 && <Skeleton height={`${HEAD_PX + length * ROW_PX}px`} />}>
      <Entries {...props} />
    </Suspense>
  );
};
