/**
 * Faults of the focus in the bars of the frame, one line each: its ring is cut by the window. Runs in the page, after a
 * key was pressed.
 */
export function focusRingFindings(): string[] {
  const findings: string[] = [];
  const { clientWidth, clientHeight } = document.documentElement;
  const before = document.activeElement;
  for (const control of document.querySelectorAll<HTMLElement>(':is(header, nav) :is(a[href], button)')) {
    if (!control.checkVisibility() || control.closest('main, dialog, [popover], [inert]') !== null) continue;
    control.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
    const room =
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (Math.min(left, top, clientWidth - right, clientHeight - bottom) < room)
      findings.push(`the focus of ${control.getAttribute('aria-label') ?? control.textContent} is cut`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  return findings;
}
