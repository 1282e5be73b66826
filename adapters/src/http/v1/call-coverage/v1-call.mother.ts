import { memorySession } from '../../client/client.mother.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { FetchRequest } from '../../client/fetch-request.ts';
import type { V1Client } from '../client/v1-client.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Access to the radio for an adapter that bypasses the client, and the logged-in user. */
export interface V1Reach {
  readonly fetch: FetchRequest;
  readonly session: ReturnType<typeof memorySession>;
}

/** One call of the JSON or the versioned API as this program makes it. */
export interface V1CallRow {
  readonly method: Method;
  /** Below `/api/v1.0`, as the contract writes it: `/system/alerts/{id}`. */
  readonly path: string;
  readonly operation: string;
  /** Adapter and method that make the call: `V1Users.list`. */
  readonly adapter: string;
  readonly run: (client: V1Client, options?: CallOptions, reach?: V1Reach) => Promise<unknown>;
}

const byNetwork: V1Reach = { fetch: request => globalThis.fetch(request), session: memorySession() };

/** Makes rows of one adapter. */
export function v1CallsOf<Adapter>(
  name: string,
  make: (client: V1Client, reach: V1Reach) => Adapter,
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
      run: (client, options, reach = byNetwork) => run(make(client, reach), options),
    };
  };
}
