import { RadioBehind } from '../behind/index.ts';
import { guardedServer } from '@radiolink/guarded-server';
import type { VirtualRadio } from '../virtual-radio.ts';

/** Written out, so that a consumer's compiler needs no types of Node. */
export interface ServeRadioOptions {
  /** 0 for any that is free, which is the default; a busy one gives the next free one. */
  readonly port?: number;
  /** Default 127.0.0.1: a test radio is not exposed to the network. */
  readonly host?: string;
  /** Names that a request may have in `Host` beyond the address. */
  readonly names?: readonly string[];
  /** The largest upload. */
  readonly uploadBytes?: number;
  readonly tell?: (line: string) => void;
}

/** A radio that is being served. */
export interface ServedRadio {
  /** `http://127.0.0.1:8080`, without a slash at its end. */
  readonly url: string;
  /** Ends it immediately; open connections are cut. The radio itself stays. */
  close(): Promise<void>;
}

/**
 * Serves a radio over HTTP and WebSocket, for clients under test: no TLS, and the guards of every server of this project.
 * By default on 127.0.0.1 and any port that is free. While the radio does not answer, connections are cut as its own would
 * be. Rejects when it cannot listen.
 */
export async function serveRadio(radio: VirtualRadio, options: ServeRadioOptions = {}): Promise<ServedRadio> {
  const { url, close } = await guardedServer(new RadioBehind(radio), {
    host: '127.0.0.1',
    port: 0,
    ...options,
  });
  return { url: url.replace(/\/$/, ''), close };
}
