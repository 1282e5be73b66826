import type { Page } from 'playwright-core';

/** Least size of a target, px. WCAG 2.2, 2.5.8, and the usual size under a thumb. */
export const TARGET_PX = { mouse: 24, touch: 44 } as const;

/**
 * Layout faults of the page, one line each:
 * - the page scrolls sideways
 * - a control is covered, too small, out of the window, or its text sticks out of it
 * - a figure lies under another part
 * - a sticky or fixed part is transparent, or its text touches its edge
 * - a text is cut without an ellipsis, or with one and no way to read it
 * - a column has two units of one quantity
 * - a text shows the code of a direction mark
 * - a figure is read from the wrong side: its unit stands before it
 * - a form stands in a form: the browser submits the outer one
 */
export function layoutFindings(page: Page, target: number): Promise<string[]> {
  return page.evaluate(least => {
    /** Letters nearer to the edge of a bar look cut. */
    const leastPaddingPx = 4;
    /** Rounding of boxes to device pixels. */
    const slackPx = 1.5;
    const unitFamilies = [
      /\d\s?(bps|kbps|Mbps|Gbps)\b/,
      /\d\s?(cm|m|km|ft|mi)\b/,
      /\d\s?(B|kB|MB|GB|TB|KiB|MiB|GiB)\b/,
      /\d\s?(kHz|MHz|GHz)\b/,
    ];
    const findings = new Set<string>();
    const root = document.documentElement;
    const top =
      [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body;

    const nameOf = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()} “${words
        .replace(/[\s\d]+/g, ' ')
        .trim()
        .slice(0, 40)}”`;
    };
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // Text for screen readers only is one pixel large.
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const ownTexts = (element: Element): Range[] =>
      [...element.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
        .map(node => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return range;
        });
    const isOpaque = (element: Element): boolean => {
      const { backgroundColor } = getComputedStyle(element);
      const alpha = /^rgba\(.*[,/]\s*([\d.]+)%?\)$/.exec(backgroundColor)?.[1];
      return backgroundColor !== 'transparent' && (alpha === undefined || alpha === '1');
    };

    const isFixed = (element: Element): boolean => {
      for (let around: Element | null = element; around !== null; around = around.parentElement)
        if (/^(fixed|sticky)$/.test(getComputedStyle(around).position)) return true;
      return false;
    };

    /** Within the window, and within each box that it scrolls in or is cut by. */
    const isInView = (element: Element, x: number, y: number): boolean => {
      if (x < 0 || x > root.clientWidth || y < 0 || y > root.clientHeight) return false;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const { left, right, top: above, bottom } = around.getBoundingClientRect();
        if (around !== document.body && around !== root && (x < left || x > right || y < above || y > bottom))
          return false;
      }
      return true;
    };

    const sideways = root.scrollWidth - root.clientWidth;
    const isHeld = (element: Element): boolean =>
      element.parentElement !== null &&
      (/hidden|clip|auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) ||
        isHeld(element.parentElement));
    const sticksOut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return (right > root.clientWidth + 1 || left < -1) && !isHeld(element);
    };
    if (sideways > 0) {
      const widest = [...document.querySelectorAll('body *')].findLast(sticksOut);
      findings.add(`the page scrolls ${sideways} px sideways by ${widest ? nameOf(widest) : 'nothing seen'}`);
    }

    for (const bar of document.querySelectorAll('body *')) {
      if (!/^(fixed|sticky)$/.test(getComputedStyle(bar).position) || !isSeen(bar)) continue;
      for (const part of [bar, ...bar.querySelectorAll('*')]) {
        const [text] = ownTexts(part);
        if (text === undefined || !isSeen(part)) continue;
        let surface: Element | null = part;
        while (surface !== null && surface !== bar && !isOpaque(surface)) surface = surface.parentElement;
        if (surface === null || !isOpaque(surface)) {
          findings.add(`the page shows through behind ${nameOf(part)}`);
          continue;
        }
        if (getComputedStyle(part).display === 'inline') continue;
        const [words, edge] = [text.getBoundingClientRect(), surface.getBoundingClientRect()];
        const room = Math.min(words.left - edge.left, edge.right - words.right);
        if (room < leastPaddingPx && room >= 0) findings.add(`${nameOf(part)} touches the edge of its bar`);
      }
    }

    /** A reader sees the whole text in a tooltip, or in the details that the row opens. */
    const isReadable = (element: Element): boolean =>
      element.closest('[title], [data-key], td, option') !== null ||
      element.querySelector('[title]') !== null;
    const cutBy = (element: Element, box: DOMRect): 'cut' | 'shortened' | 'spoken' | undefined => {
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
        const edge = around.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX)) {
          if (edge.width <= 2) return 'spoken';
          if (box.right > edge.right + slackPx || box.left < edge.left - slackPx)
            return textOverflow === 'ellipsis' ? 'shortened' : 'cut';
        }
        // So many lines end with an ellipsis, too.
        if (/hidden|clip/.test(overflowY) && box.bottom > edge.bottom + 3)
          return webkitLineClamp === 'none' ? 'cut' : 'shortened';
        if (position === 'fixed') return undefined;
      }
      return undefined;
    };
    /**
     * A word of the interface that goes on in the next line. Values of the device may be one long word; Chinese has no
     * words to break.
     */
    const brokenWord = (element: Element, text: Range): string | undefined => {
      if (element.closest('bdi, pre, code') !== null) return undefined;
      const node = text.startContainer.childNodes[text.startOffset] ?? text.startContainer;
      const word = document.createRange();
      for (const { 0: letters, index } of (node.textContent ?? '').matchAll(
        /(?<!\p{L})[^\P{L}\p{Script=Han}]{4,24}(?!\p{L})/gu,
      )) {
        word.setStart(node, index);
        word.setEnd(node, index + letters.length);
        const [first, ...others] = word.getClientRects();
        if (first !== undefined && others.some(rect => rect.top >= first.bottom - slackPx)) return letters;
      }
      return undefined;
    };
    const isReversed = (text: Range): boolean => {
      const node = text.startContainer.childNodes[text.startOffset] ?? text.startContainer;
      const place = /\d[\s\u202F](?=[GMk]Hz\b|dBm?\b|Mbps\b)/.exec(node.textContent ?? '')?.index;
      if (place === undefined) return false;
      const [digit, unit] = [place, place + 2].map(start => {
        const letter = document.createRange();
        letter.setStart(node, start);
        letter.setEnd(node, start + 1);
        return letter.getBoundingClientRect();
      });
      if (digit === undefined || unit === undefined) return false;
      // Boxes of letters reach into the next line where lines stand close.
      const isOneLine = Math.abs(digit.top - unit.top) < digit.height / 2;
      return isOneLine && unit.left < digit.left;
    };
    for (const element of top.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      for (const text of ownTexts(element)) {
        if (isReversed(text)) findings.add(`${nameOf(element)} has a figure the wrong way round`);
        if (/U\+20[0-9A-F]{2}/.test(text.toString()))
          findings.add(`${nameOf(element)} shows the code of a mark`);
        const box = text.getBoundingClientRect();
        const cut = cutBy(element, box);
        const broken = box.height > 28 && cut !== 'spoken' ? brokenWord(element, text) : undefined;
        if (broken !== undefined) findings.add(`the word “${broken}” is broken`);
        if (cut === 'cut') findings.add(`${nameOf(element)} is cut`);
        if (cut === 'shortened' && !isReadable(element))
          findings.add(`${nameOf(element)} is shortened, and nowhere to be read`);
        const control = element.closest('button, a[href]');
        if (control === null || cut !== undefined) continue;
        const edge = control.getBoundingClientRect();
        if (box.right > edge.right + slackPx || box.left < edge.left - slackPx)
          findings.add(`${nameOf(element)} sticks out of its control`);
      }
    }

    for (const figure of top.querySelectorAll('[data-figure]')) {
      const { left, top: above, width, height } = figure.getBoundingClientRect();
      const [x, y] = [left + width / 2, above + height / 2];
      if (!isSeen(figure) || !isInView(figure, x, y)) continue;
      const hit = document.elementFromPoint(x, y);
      // What stays in place while the page scrolls may pass over a figure.
      if (hit === null || figure.contains(hit) || hit.contains(figure) || isFixed(hit)) continue;
      findings.add(`the figure ${nameOf(figure)} lies under ${nameOf(hit)}`);
    }

    for (const table of top.querySelectorAll('table, [role=table], [role=grid]')) {
      const columns = new Map<number, Element[]>();
      for (const row of table.querySelectorAll('tbody tr, [role=row]'))
        for (const [at, cell] of [...row.children].entries())
          columns.set(at, [...(columns.get(at) ?? []), cell]);
      for (const cells of columns.values())
        for (const family of unitFamilies) {
          const units = new Set(cells.map(cell => family.exec(cell.textContent ?? '')?.[1]));
          units.delete(undefined);
          if (units.size > 1) findings.add(`a column has ${[...units].sort().join(' and ')}`);
        }
    }

    /** A label is pressed for its tick or its file; what lies beside a slider or a list is not its place. */
    const boxesOf = (control: Element): readonly Element[] => {
      const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0];
      return label != null && control.matches('[type=checkbox], [type=radio], [type=file]')
        ? [control, label]
        : [control];
    };
    /** Seen itself, or drawn by its label over which it lies unseen. */
    const isOffered = (control: Element): boolean =>
      isSeen(control) || (control.matches('label input') && boxesOf(control).some(isSeen));
    const hitAt = (control: Element): Element | null | undefined => {
      const { left, top: above, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, above + height / 2];
      return isInView(control, x, y) ? document.elementFromPoint(x, y) : undefined;
    };
    const isHit = (control: Element, hit: Element): boolean =>
      control.contains(hit) ||
      hit.contains(control) ||
      boxesOf(control).some(box => box.contains(hit)) ||
      hit.closest('label')?.contains(control) === true ||
      (control as HTMLInputElement).labels?.[0]?.contains(hit) === true;

    for (const control of top.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!isOffered(control) || control.closest('[inert]') !== null) continue;
      // A link within a sentence has the height of its line. WCAG 2.2, 2.5.8, Inline.
      const isInline =
        getComputedStyle(control).display === 'inline' &&
        control.parentElement?.textContent !== control.textContent;
      const boxes = boxesOf(control).map(part => part.getBoundingClientRect());
      const size = [
        Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left)),
        Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top)),
      ] as const;
      if (!isInline && Math.min(...size) < least - slackPx && !(control as HTMLInputElement).disabled)
        findings.add(
          `${nameOf(control)} is ${Math.round(size[0])} × ${Math.round(size[1])}, not ${least} px`,
        );
      // Scrolling is dear: what is reached where the page stands needs none.
      const reached = hitAt(control);
      if (reached != null && isHit(control, reached)) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const hit = hitAt(control);
      const { left, right } = control.getBoundingClientRect();
      if (right > root.clientWidth + slackPx || left < -slackPx)
        findings.add(`${nameOf(control)} is out of the window`);
      if (hit != null && !isHit(control, hit))
        findings.add(`${nameOf(control)} is covered by ${nameOf(hit)}`);
    }
    for (const inner of document.querySelectorAll('form form'))
      findings.add(`${nameOf(inner)} stands in another form`);
    window.scrollTo(0, 0);
    return [...findings];
  }, target);
}
