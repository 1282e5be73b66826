/** Where keys are text, or move within a control. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Elements that handle Enter themselves. */
const TAKES_ENTER = `${TYPING}, a[href], button, summary, [role="button"], [role="option"], [role="slider"], [tabindex]:not(main):not([tabindex="-1"])`;
/** An overlay of the page that handles all keys. */
const OVER_THE_PAGE = 'dialog:modal, :popover-open:not([data-keys-pass])';

/** Where a key was pressed. */
export function keyTarget(event: Event): Element | null {
  const [first] = event.composedPath();
  return first instanceof Element ? first : null;
}

/** True if a key there types into a control, so shortcuts ignore it. */
export function isTyping(target: Element | null): boolean {
  return target?.closest(TYPING) !== null && target !== null;
}

/** True if the element handles Enter already. */
export function takesEnter(target: Element | null): boolean {
  return target !== null && target.closest(TAKES_ENTER) !== null;
}

/** True if a dialog or a menu is open: shortcuts of the page are disabled. */
export function isCovered(document: Document): boolean {
  return document.querySelector(OVER_THE_PAGE) !== null;
}

/** The button that Enter presses: that of the dialog on top, else that of the page. */
export function currentAction(document: Document): HTMLButtonElement | null {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (dialog === undefined && isCovered(document)) return null;
  return (dialog ?? document).querySelector<HTMLButtonElement>('button[data-current-action]:enabled');
}
