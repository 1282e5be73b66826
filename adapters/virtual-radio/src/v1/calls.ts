import { foundCalls } from '../found-calls.ts';
import type { V1Call } from './exchange.ts';

const FILES = import.meta.glob(['./**/*.ts', '!./**/*.{test,mother}.ts'], { eager: true });

/** Every call of the versioned API that the virtual radio answers. */
export const v1Calls = foundCalls<V1Call>(FILES);
