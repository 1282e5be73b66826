import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { memorySession } from '../../client/client.mother.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { fetchUpload, type UploadTransport } from '../../transfer/upload-transport.ts';

/** One call of the classic API as this program makes it. */
export interface ClassicCall {
  readonly method: 'GET' | 'POST';
  /** As the contract writes it: `/api/crashes/{id}`. */
  readonly path: string;
  readonly operation: string;
  /** Adapter and method that make the call: `ClassicNetworkTables.arp`. */
  readonly adapter: string;
  readonly run: (client: ClassicClient, options?: CallOptions, upload?: UploadTransport) => Promise<unknown>;
  /** Failures that are none to this call. */
  readonly survives?: readonly ('gone' | 'empty' | 'truncated')[] | undefined;
  /** A body that this call cannot read, where `{"ok":tr` is none. */
  readonly unreadable?: string | undefined;
  /** Calls that open, close or ask for a session take no part in ending one. */
  readonly withoutSession?: boolean | undefined;
}

/** Properties of a call other than path, operation and adapter. */
export type CallTraits = Pick<ClassicCall, 'survives' | 'unreadable' | 'withoutSession'>;

/** Makes rows of one adapter. */
export function callsOf<Adapter>(
  name: string,
  make: (client: ClassicClient, upload: UploadTransport) => Adapter,
): (
  call: `${'GET' | 'POST'} ${string}`,
  operation: string,
  method: keyof Adapter & string,
  run: (adapter: Adapter, options: CallOptions | undefined) => Promise<unknown>,
  traits?: CallTraits,
) => ClassicCall {
  return (call, operation, adapterMethod, run, traits = {}) => {
    const [method = '', path = ''] = call.split(' ');
    return {
      method: method === 'GET' ? 'GET' : 'POST',
      path,
      operation,
      adapter: `${name}.${adapterMethod}`,
      run: (client, options, upload = byFetch) => run(make(client, upload), options),
      ...traits,
    };
  };
}

const byFetch = fetchUpload(request => globalThis.fetch(request));
export const fullUser: SessionStore = memorySession({ readOnlyUser: false });

/** A text call reads every body but an empty one. */
export const AS_TEXT: CallTraits = { unreadable: '' };
