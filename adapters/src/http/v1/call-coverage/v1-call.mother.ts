import type { CallOptions } from '../../client/index.ts';
import { fetchUpload, type UploadTransport } from '../../transfer/index.ts';
import type { V1Client } from '../client/index.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the JSON or the versioned interface as this program makes it. */
export interface V1CallRow {
  readonly method: Method;
  /** Below `/api/v1.0`, as the contract writes it: `/system/alerts/{id}`. */
  readonly path: string;
  readonly operation: string;
  /** Adapter and method that make the call: `V1Users.list`. */
  readonly adapter: string;
  readonly run: (client: V1Client, options?: CallOptions, upload?: UploadTransport) => Promise<unknown>;
}

const byFetch = fetchUpload(request => globalThis.fetch(request));

/** Makes rows of one adapter. */
export function v1CallsOf<Adapter>(
  name: string,
  make: (client: V1Client, upload: UploadTransport) => Adapter,
): (
  call: `${Method} /${string}`,
  operation: string,
  method: keyof Adapter & string,
  run: (adapter: Adapter, options: CallOptions | undefined) => Promise<unknown>,
) => V1CallRow {
  return (call, operation, adapterMethod, run) => {
    const at = call.indexOf(' ');
    return {
      method: call.slice(0, at) as Method,
      path: call.slice(at + 1),
      operation,
      adapter: `${name}.${adapterMethod}`,
      run: (client, options, upload = byFetch) => run(make(client, upload), options),
    };
  };
}
