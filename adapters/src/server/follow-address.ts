import { isLoopback, type RunningServer } from '@radiolink/guarded-server';

const LOOK_MS = 250;

export interface FollowOptions {
  readonly radio: { readonly address: string };
  readonly server: Pick<RunningServer, 'moveTo' | 'port'>;
  /** Where the server was started. */
  readonly home: string;
  readonly tell: (line: string) => void;
}

/** Why the server could not go there, with the one command that helps. */
function moveProblem(address: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const help =
    process.platform === 'darwin'
      ? `macOS knows only 127.0.0.1 by itself. Add the address: sudo ifconfig lo0 alias ${address} up`
      : 'The radio stays unreachable there, as a real one behind a wrong address would.';
  return `The radio moved to ${address}, but this machine cannot listen there: ${reason}. ${help}`;
}

/**
 * Moves the server with the radio's management address. At another loopback address it listens there and
 * closes the old one. For any other address, which this machine does not have, it stays, as a relay in front
 * of the device would.
 */
export function followAddress({ radio, server, home, tell }: FollowOptions): { stop(): void } {
  let known = radio.address;
  let host = home;
  const follow = async () => {
    const address = radio.address;
    if (address === known) return;
    known = address;
    const wanted = isLoopback(address) ? address : home;
    if (wanted === host) return;
    host = wanted;
    await server
      .moveTo(wanted)
      .then(() => tell(`The radio moved to http://${wanted}:${server.port}/`))
      .catch(error => tell(moveProblem(wanted, error)));
  };
  const timer = setInterval(() => void follow(), LOOK_MS);
  return { stop: () => clearInterval(timer) };
}
