/**
 * Faults of the height of the open dialog or popover, one line each: it is as high as what it holds, up to its greatest
 * height. Runs in the page, of any engine.
 */
export function surfaceHeightFindings(): string[] {
  const slackPx = 2;
  /** Padding of a surface and of a part in it. */
  const emptyPx = 64;
  const surface = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1);
  if (surface === undefined) return [];
  const box = surface.getBoundingClientRect();
  const { maxHeight } = getComputedStyle(surface);
  const most = Math.min(Number.parseFloat(maxHeight) || window.innerHeight, window.innerHeight);
  const findings: string[] = [];

  const parts = [...surface.querySelectorAll('*')].filter(part => part.checkVisibility());
  const hidden = [surface, ...parts]
    .filter(part => /auto|scroll|hidden|clip/.test(getComputedStyle(part).overflowY))
    .filter(part => part === surface || getComputedStyle(part).maxHeight === 'none')
    .filter(part => !/^(TEXTAREA|IFRAME|SELECT|INPUT)$/.test(part.tagName) && part.clientHeight > 2)
    .map(part => part.scrollHeight - part.clientHeight);
  const missing = Math.max(0, ...hidden);
  if (missing > slackPx && box.height < most - slackPx)
    findings.push(
      `the surface is ${Math.round(box.height)} px high, ${Math.round(missing)} px less than it holds`,
    );
  if (box.height < 24) findings.push(`the surface is ${Math.round(box.height)} px high`);

  const leaves = parts.filter(part => part.childElementCount === 0);
  const empty = box.bottom - Math.max(box.top, ...leaves.map(part => part.getBoundingClientRect().bottom));
  if (empty > emptyPx) findings.push(`the surface is ${Math.round(empty)} px higher than what it holds`);
  return findings;
}
