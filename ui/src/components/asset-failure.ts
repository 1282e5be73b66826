import type { AssetFailure } from '@radiolink/domain/errors';

/** Why a part of the page did not load, by what the loader rejected with. §8.assets. */
export function assetFailureOf(reason: unknown): AssetFailure {
  if (typeof reason !== 'object' || reason === null) return 'missing';
  if ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED') return 'style-chunk';
  return 'type' in reason && reason.type === 'timeout' ? 'time-out' : 'missing';
}

/** The same of what may fail otherwise too: what is no part that did not load is thrown on. */
export function missingPartOf(reason: unknown): AssetFailure {
  if (reason instanceof Error && reason.name === 'ChunkLoadError') return assetFailureOf(reason);
  throw reason;
}

/** The same of an error that a part of the page threw; undefined for one that is no part that did not load. */
export function thrownAssetFailure(reason: Error): AssetFailure | undefined {
  const isPart =
    reason.name === 'ChunkLoadError' || ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED');
  return isPart ? assetFailureOf(reason) : undefined;
}
