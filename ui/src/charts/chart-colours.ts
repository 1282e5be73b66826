import { tokenColours } from '../theme/token-colours.ts';

/** Colours of a chart and the width of its lines, read off the page so that they follow the theme. */
export interface ChartColours {
  readonly local: string;
  readonly remote: string;
  readonly line: string;
  readonly muted: string;
  readonly text: string;
  readonly bad: string;
  /** Width of the lines of the series, CSS pixels. */
  readonly strokePx: number;
}

const TOKENS = {
  local: '--local',
  remote: '--remote',
  line: '--line',
  muted: '--muted',
  text: '--text',
  bad: '--bad',
} as const;

/** The tokens resolved at an element, as canvas colours. */
export function chartColours(at: HTMLElement): ChartColours {
  return {
    ...tokenColours(at, TOKENS),
    strokePx: Number.parseFloat(getComputedStyle(at).getPropertyValue('--stroke')),
  };
}
