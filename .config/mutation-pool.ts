import { EventEmitter } from 'node:events';
import type { Plugin } from 'vitest/config';
import {
  BaseSequencer,
  type PoolOptions,
  type PoolWorker,
  type TestSpecification,
  ThreadsPoolWorker,
  type WorkerRequest,
} from 'vitest/node';

/** Quickest files of tests first: most mutants are killed beside the code, and the first killer ends a run. */
export class QuickestFirst extends BaseSequencer {
  readonly #durations = new Map<string, number>();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = new Map(files.map(file => [file, this.#durationOf(file.moduleId)]));
    return files.toSorted((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
  }

  /** The longest seen, milliseconds: a run that a killer ended says nothing of the files after it. */
  #durationOf(file: string): number {
    const root = this.ctx.config.root.replace(/\/?$/, '/');
    const last = this.ctx.cache.getFileTestResults(`:${file.replace(root, '')}`)?.duration ?? 0;
    const longest = Math.max(last, this.#durations.get(file) ?? 0);
    this.#durations.set(file, longest);
    return longest;
  }
}

/** So many runs share a thread: what the runs leave behind in it stays little. */
const RUNS = 150;

/**
 * One thread for many mutants. Vitest begins a thread for each run and loads the whole program into it, which takes longer than
 * the tests that kill a mutant; modules do not change between mutants, only the number of the active one does. Not for a folder whose
 * modules store what they worked out: that would outlive its mutant.
 */
class LastingThread {
  #thread: ThreadsPoolWorker | undefined;
  #runs = 0;

  /** A run's end of the thread. */
  createPoolWorker(options: PoolOptions): PoolWorker {
    const own = new EventEmitter();
    const heard: [string, (argument: unknown) => void][] = [];
    let config: unknown;
    let isNew = false;
    const answer = (type: string) =>
      void setImmediate(() => own.emit('message', { type, __vitest_worker_response__: true }));
    return {
      name: 'lasting',
      on: (event, callback) => {
        heard.push([event, callback]);
        own.on(event, callback);
        this.#thread?.on(event, callback);
      },
      off: (event, callback) => {
        own.off(event, callback);
        this.#thread?.off(event, callback);
      },
      send: (request: WorkerRequest) => {
        if ('type' in request && request.type === 'stop') return answer('stopped');
        if ('type' in request && request.type === 'start') {
          ({ config } = request.context);
          return isNew ? this.#thread?.send(request) : answer('started');
        }
        // The names of the tests to run are in the configuration, which a thread is given once.
        if ('type' in request && request.type === 'run') Object.assign(request.context, { config });
        return this.#thread?.send(request);
      },
      deserialize: data => data,
      start: async () => {
        this.#runs += 1;
        if (this.#runs > RUNS) await this.end();
        isNew = this.#thread === undefined;
        if (this.#thread !== undefined) return;
        this.#thread = new ThreadsPoolWorker(options);
        await this.#thread.start();
      },
      stop: async () => {
        for (const [event, callback] of heard) this.#thread?.off(event, callback);
      },
    };
  }

  async end(): Promise<void> {
    await this.#thread?.stop();
    this.#thread = undefined;
    this.#runs = 0;
  }
}

/** Lets the runs of all mutants share a thread. Stryker ends the whole process of a run that does not come back. */
export function lastingThread(): Plugin {
  return {
    name: 'lasting-thread',
    configureVitest({ project, vitest }) {
      const thread = new LastingThread();
      vitest.onClose(() => thread.end());
      project.config.pool = 'lasting';
      project.config.poolRunner = {
        name: 'lasting',
        createPoolWorker: options => thread.createPoolWorker(options),
      };
    },
  };
}
