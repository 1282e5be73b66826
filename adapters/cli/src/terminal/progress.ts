import type { CliIo } from '../cli-io.ts';

/** What goes on for a while. */
export interface Progress {
  /** @param share 0 to 1; undefined while unknown */
  show(words: string, share?: number): void;
  end(): void;
}

const PERCENT = 100;

/** A bar on a terminal; else a line for each new thing that goes on. */
export function startProgress(title: string, io: CliIo): Progress {
  const bar = io.drawBar?.(title);
  if (bar !== undefined)
    return { show: (words, share = 0) => bar.show(Math.round(share * PERCENT), words), end: () => bar.end() };
  let last = '';
  return {
    show: words => {
      if (words !== last) io.err(words);
      last = words;
    },
    end: () => undefined,
  };
}
