import { type FeatureId, FEATURES } from '@radiolink/application/features/registry';
import type { LoadPart, Part } from '../models/part.ts';

/** A page is the `part.ts` of the folder named as the id of its feature: nothing else names it. */
const pageOf =
  (id: FeatureId): LoadPart =>
  async () => {
    const loaded: { readonly part: Part } = await import(
      /* webpackChunkName: "page-[request]" */ `./${id}/part.ts`
    );
    return loaded.part;
  };

/** Loads the page of each feature. */
export const PAGES = Object.fromEntries(FEATURES.map(({ id }) => [id, pageOf(id)])) as Readonly<
  Record<FeatureId, LoadPart>
>;
