import type { AssetFailure } from '@radiolink/domain/errors';
import { useEffect, useState } from 'react';
import { assetFailureOf } from '../../components/asset-failure.ts';

export interface LoadedPart<T> {
  readonly part: T | undefined;
  readonly failure: AssetFailure | undefined;
  readonly retry: () => void;
}

/** A part of the program that is loaded when it is needed, and again after a failure. `load` stays the same function. */
export function usePart<T extends object>(load: () => Promise<T>): LoadedPart<T> {
  const [part, setPart] = useState<T>();
  const [failure, setFailure] = useState<AssetFailure>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let wanted = tries > 0;
    load().then(
      loaded => wanted && setPart(loaded),
      (reason: unknown) => wanted && setFailure(assetFailureOf(reason)),
    );
    return () => {
      wanted = false;
    };
  }, [load, tries]);
  const retry = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return { part, failure, retry };
}
