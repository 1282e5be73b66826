/** A browser, and the first version of it that the interface works in. */
export interface OldestBrowser {
  /** Its name in the targets of a build. */
  readonly target: string;
  readonly name: string;
  readonly version: number;
}

/** The first with popovers, of which the menus of the frame are made: older ones need no code of their own. */
export const OLDEST_BROWSERS: readonly OldestBrowser[] = [
  { target: 'chrome', name: 'Chrome', version: 114 },
  { target: 'edge', name: 'Edge', version: 114 },
  { target: 'firefox', name: 'Firefox', version: 125 },
  { target: 'safari', name: 'Safari', version: 17 },
];
