import type { FetchError } from '@radiolink/domain/errors';
import { networkFailure } from '../../client/network-failure.ts';

/** Output while the socket is lost and not yet replaced by polling. */
export const LOST: FetchError = networkFailure('unreachable').failure;
