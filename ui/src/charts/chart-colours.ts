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
  const probe = document.createElement('span');
  at.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    local: colour(TOKENS.local),
    remote: colour(TOKENS.remote),
    line: colour(TOKENS.line),
    muted: colour(TOKENS.muted),
    text: colour(TOKENS.text),
    bad: colour(TOKENS.bad),
    strokePx: Number.parseFloat(getComputedStyle(at).getPropertyValue('--stroke')),
  };
  probe.remove();
  return colours;
}
