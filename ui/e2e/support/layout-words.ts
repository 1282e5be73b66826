/**
 * Faults of the words of a page, one line each. Runs in the page.
 * - a word is broken at the end of a line
 * - a choice is longer than its list shows, chosen or not
 * - rows of words stand before the picture that the page is about
 */
export function wordFindings(): string[] {
  /** Room that the browser takes for the arrow of a list. */
  const leastArrowPx = 16;
  const slackPx = 1.5;
  const mostRowsBeforePicture = 4;
  const findings = new Set<string>();
  const top = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body;

  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // Text for screen readers only is one pixel large.
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  };
  /** The seen texts in a part, each with its element. */
  function* textsIn(part: Element): Generator<readonly [Text, Element]> {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement !== null && node.textContent?.trim() !== '' && isSeen(parentElement))
        yield [node as Text, parentElement];
    }
  }
  const isSpoken = (element: Element): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (around.getBoundingClientRect().width <= 2) return true;
    return false;
  };

  /** What is longer than a word of the interface is a value of the device; Chinese has no words to break. */
  for (const [text, element] of textsIn(top)) {
    const line = document.createRange();
    line.selectNodeContents(text);
    const rects = line.getClientRects();
    const isOneLine = [...rects].every(rect => rect.top < (rects[0]?.bottom ?? 0) - slackPx);
    if (isOneLine || element.closest('bdi, pre, code, option') !== null || isSpoken(element)) continue;
    for (const { 0: letters, index } of text.data.matchAll(
      /(?<!\p{L})[^\P{L}\p{Script=Han}]{4,24}(?!\p{L})/gu,
    )) {
      line.setStart(text, index);
      line.setEnd(text, index + letters.length);
      const [first, ...others] = line.getClientRects();
      if (first !== undefined && others.some(rect => rect.top >= first.bottom - slackPx))
        findings.add(`the word “${letters}” is broken`);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const list of top.querySelectorAll('select')) {
    if (pen === null || list.multiple || list.size > 1 || !isSeen(list)) continue;
    const { appearance, font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
    pen.font = font;
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    // The chosen one stands over the list, which grows with its lines.
    const over = list.nextElementSibling;
    if (over !== null && isSeen(over) && over.textContent === list.selectedOptions[0]?.text) {
      const words = document.createRange();
      words.selectNodeContents(over);
      const [text, box] = [words.getBoundingClientRect(), list.getBoundingClientRect()];
      const isIn = text.left >= box.left && text.right <= box.right && text.bottom <= box.bottom + slackPx;
      if (!isIn) findings.add(`the choice “${over.textContent}” is cut over its list`);
      continue;
    }
    const room =
      list.clientWidth -
      Number.parseFloat(paddingInlineStart) -
      Number.parseFloat(paddingInlineEnd) -
      // An arrow that the page draws stands in the padding.
      (appearance === 'none' ? 0 : leastArrowPx);
    for (const { text } of list.options)
      if (pen.measureText(text).width > room) findings.add(`the choice “${text}” is cut in its list`);
  }

  const picture = document.querySelector('main [data-picture]');
  if (picture !== null && isSeen(picture)) {
    const rows: number[] = [];
    const edge = picture.getBoundingClientRect().top;
    for (const [text] of textsIn(picture.closest('main') ?? document.body)) {
      const line = document.createRange();
      line.selectNodeContents(text);
      for (const { top: above, bottom, width } of line.getClientRects()) {
        const middle = (above + bottom) / 2;
        if (width > 2 && middle < edge && !rows.some(row => Math.abs(row - middle) < 8)) rows.push(middle);
      }
    }
    if (rows.length > mostRowsBeforePicture)
      findings.add(`${rows.length} rows of words stand before the picture`);
  }
  return [...findings];
}
