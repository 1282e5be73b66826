import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';

/** A call as the client made it: text from outside. */
export interface RefusedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * A server that reports each call which it answers without a tool: of a tool that there is not, or with arguments that break
 * the schema of the tool. No code of a tool runs for those.
 */
export class AuditedServer extends McpServer {
  readonly #untaken = new Map<RequestId, RefusedCall>();
  /** Told of each refused call before it is answered. */
  onRefused: (call: RefusedCall) => void = () => undefined;

  override async connect(transport: Transport): Promise<void> {
    const send = transport.send.bind(transport);
    const watched: Pick<Transport, 'onmessage' | 'send'> = {
      onmessage: message => this.#received(message),
      send: async (message, options) => {
        this.#answered(message);
        await send(message, options);
      },
    };
    Object.assign(transport, watched);
    await super.connect(transport);
  }

  /** A tool has the call, and reports it itself. */
  take(id: RequestId): void {
    this.#untaken.delete(id);
  }

  #received(message: JSONRPCMessage): void {
    if (!isJSONRPCRequest(message)) return;
    const { success, data } = CallToolRequestSchema.safeParse(message);
    if (success) this.#untaken.set(message.id, { tool: data.params.name, args: data.params.arguments ?? {} });
  }

  #answered(message: JSONRPCMessage): void {
    if ('method' in message || message.id === undefined) return;
    const call = this.#untaken.get(message.id);
    this.#untaken.delete(message.id);
    if (call !== undefined) this.onRefused(call);
  }
}
