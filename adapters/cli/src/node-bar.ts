import type { Writable } from 'node:stream';
import { progress } from '@clack/prompts';
import type { ProgressBar } from './terminal/progress-bar.ts';

/** Draws the bars of a terminal. */
export const nodeBar =
  (output: Writable) =>
  (title: string): ProgressBar => {
    const bar = progress({ output, max: 100, style: 'light' });
    let shown = 0;
    bar.start(title);
    return {
      show: (percent, words) => {
        bar.advance(percent - shown, words);
        shown = percent;
      },
      end: () => bar.clear(),
    };
  };
