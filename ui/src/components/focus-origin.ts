let last: Element | null = null;

const focused = ({ target }: Event): void => {
  last = target instanceof Element ? target : null;
};
/** Safari gives no focus to a button that is touched or clicked: the press counts too. */
const pressed = ({ target }: Event): void => {
  last = (target instanceof Element ? target.closest('button, a[href], summary') : null) ?? last;
};

// Not while the page is painted by the build.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', focused, true);
  document.addEventListener('click', pressed, true);
}

/** What the user acted on last, by focus or by a press: where the focus returns to when a dialog closes. */
export function focusOrigin(): HTMLElement | null {
  return last instanceof HTMLElement && last.isConnected ? last : null;
}
