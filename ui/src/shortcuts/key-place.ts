/** Where keys are text, or move within a control. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** What does something of its own at Enter. */
const TAKES_ENTER = `${TYPING}, a[href], button, summary, [role="button"], [role="option"], [role="slider"], [tabindex]:not(main):not([tabindex="-1"])`;
/** An overlay of the page that handles all keys. */
const OVER_THE_PAGE = 'dialog:modal, :popover-open:not([data-keys-pass])';

/** Where a key was pressed. */
export function keyTarget(event: Event): Element | null {
  const [first] = event.composedPath();
  return first instanceof Element ? first : null;
}

/** Whether a key there is typed into something, which is none of the shortcuts' business. */
export function isTyping(target: Element | null): boolean {
  return target?.closest(TYPING) !== null && target !== null;
}

/** Whether Enter there already does something. */
export function takesEnter(target: Element | null): boolean {
  return target !== null && target.closest(TAKES_ENTER) !== null;
}

/** Whether a dialog or a menu is open: the keys of the page rest. */
export function isCovered(document: Document): boolean {
  return document.querySelector(OVER_THE_PAGE) !== null;
}

/** The button that Enter presses: that of the dialog on top, else that of the page. */
export function currentAction(document: Document): HTMLButtonElement | null {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (dialog === undefined && isCovered(document)) return null;
  return (dialog ?? document).querySelector<HTMLButtonElement>('button[data-current-action]:enabled');
}
