import type { OpenSocket } from '../../http/socket/live-socket.ts';
import type { Caller, VirtualRadio } from '@radiolink/virtual-radio';

/** Sockets to a radio in memory: one that the radio rejects is reported as closed, as in a browser. */
export function radioSocketOpener(radio: VirtualRadio, caller: Caller): OpenSocket {
  return (path, listener) => {
    let open = true;
    const closed = (code?: number) => {
      if (!open) return;
      open = false;
      listener.closed(code);
    };
    const message = (text: string) => {
      if (open) listener.message(text);
    };
    const socket = attempt(() => radio.connect(path, caller, { message, closed }));
    queueMicrotask(() => {
      if (socket === undefined) closed();
      else if (open) listener.opened();
    });
    return {
      send: text => socket?.send(text),
      close: () => {
        open = false;
        socket?.close();
      },
    };
  };
}

/** A radio that restarts cannot be reached by throwing. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
