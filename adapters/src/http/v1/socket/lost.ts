import type { FetchError } from '@radiolink/domain/errors';
import { networkFailure } from '../../client/index.ts';

/** What is said while the socket is lost and not yet replaced by asking. */
export const LOST: FetchError = networkFailure('unreachable').failure;
