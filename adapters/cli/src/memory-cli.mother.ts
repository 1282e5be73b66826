import { connect } from '@radiolink/client/node';
import { type Caller, MemoryCookieJar, type VirtualRadio } from '@radiolink/virtual-radio';
import { pass } from '../../src/modules/scenarios/change-scenario.mother.ts';
import type { CliIo } from './cli-io.ts';
import type { ExitCode } from './exit-code.ts';
import { runCli } from './run-cli.ts';

/** Taken before a test stops the time. */
const realTimeout = setTimeout;
/** For a module that is still loaded while the machine is busy: no turned second waits for that. */
const REAL_WAIT_MS = 10_000;

/** What a command left behind. */
export interface CliRun {
  readonly out: string;
  readonly err: string;
  readonly code: ExitCode | undefined;
  /** Why it crashed; undefined unless it did. */
  readonly crash: unknown;
  readonly files: ReadonlyMap<string, string>;
  readonly interrupt: () => void;
}

export interface MemoryCli {
  /** Radios by the name under which they are reached. */
  readonly radios?: Readonly<Record<string, VirtualRadio>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Typed where a password is requested. */
  readonly typed?: string;
}

/** Starts a command in front of virtual radios, in the time that tests turn. */
export function startCli(line: readonly string[], world: MemoryCli = {}): CliRun {
  const { radios = {}, typed } = world;
  const out: string[] = [];
  const err: string[] = [];
  const files = new Map(Object.entries(world.files ?? {}));
  const interruption = new AbortController();
  const ended: { code?: ExitCode; crash?: unknown } = {};
  const io: CliIo = {
    out: text => void out.push(text),
    outBytes: content => void out.push(new TextDecoder('latin1').decode(content)),
    err: text => void err.push(text),
    isTerminal: typed !== undefined,
    env: world.env ?? { RADIOLINK_USER: 'admin', RADIOLINK_PASSWORD: 'Tower-Link-2026' },
    readFile: path => {
      const text = files.get(path);
      if (text === undefined) throw Object.assign(new Error(`no ${path}`), { syscall: 'open', path });
      return new TextEncoder().encode(text);
    },
    writeFile: (path, content) =>
      void files.set(path, typeof content === 'string' ? content : new TextDecoder().decode(content)),
    askSecret: async () => typed,
    connect: options =>
      connect({ ...options, transport: transportTo(radios[new URL(options.url).hostname]) }),
    answers: async () => false,
    interrupted: interruption.signal,
    now: () => Date.now(),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
  };
  const run = async () => {
    try {
      ended.code = await runCli(line, io);
    } catch (reason) {
      ended.crash = reason;
    }
  };
  void run();
  return {
    get out() {
      return out.join('\n');
    },
    get err() {
      return err.join('\n');
    },
    get code() {
      return ended.code;
    },
    get crash() {
      return ended.crash;
    },
    files,
    interrupt: () => interruption.abort(),
  };
}

/** The same to its end, at most so many seconds. */
export async function cli(line: readonly string[], world: MemoryCli = {}, seconds = 60): Promise<CliRun> {
  const run = startCli(line, world);
  const isUnderWay = () => run.code === undefined && run.crash === undefined;
  for (let passed = 0; passed < seconds && isUnderWay(); passed += 1) await pass(1);
  for (let waited = 0; waited < REAL_WAIT_MS && isUnderWay(); waited += 20) {
    await new Promise(resolve => realTimeout(resolve, 20));
    await pass(0);
  }
  if (run.crash !== undefined) throw run.crash;
  return run;
}

function transportTo(radio: VirtualRadio | undefined) {
  const caller: Caller = { address: '192.0.2.9', cookies: new MemoryCookieJar() };
  return {
    fetch: async (request: Request) => {
      try {
        if (radio === undefined) throw new Error('Nobody is there.');
        return await radio.fetch(request, caller);
      } catch {
        throw new TypeError('fetch failed');
      }
    },
    readCookies: () => caller.cookies?.header() ?? '',
    openSocket: () => ({ send: () => undefined, close: () => undefined }),
  };
}
