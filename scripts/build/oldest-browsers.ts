/**
 * The first with popovers, of which the menus of the frame are made: older ones need no code of their own. `target` is a browser's
 * name in the targets of a build, `version` the first one that the interface works in.
 */
export const OLDEST_BROWSERS = [
  { target: 'chrome', name: 'Chrome', version: 114 },
  { target: 'edge', name: 'Edge', version: 114 },
  { target: 'firefox', name: 'Firefox', version: 125 },
  { target: 'safari', name: 'Safari', version: 17 },
];
