/**
 * Inlined in the page, before everything else: a browser without popovers is older than those that the interface is built
 * for, and gets a page that says so, in its language. The build serialises it as text that the oldest browsers read: nothing
 * from outside, and no syntax or call newer than ECMAScript 5.
 */
export function leaveOldBrowser(page: string): void {
  if (!('popover' in HTMLElement.prototype))
    location.replace(page.concat('#', String(navigator.language).slice(0, 2)));
}
