import { type RefObject, useEffect } from 'react';

/** Keeps what a maximised view covers out of reach: everything of the page but the view itself and the page's header. */
export function useMaximized(view: RefObject<HTMLElement | null>, maximized: boolean): void {
  useEffect(() => {
    if (!maximized || view.current === null) return undefined;
    const covered = coveredBy(view.current);
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, [view, maximized]);
}

/** The header, and what the frame shows wherever the user is. */
function staysInReach({ tagName, dataset }: HTMLElement): boolean {
  return tagName === 'HEADER' || dataset['stays'] !== undefined;
}

function coveredBy(view: HTMLElement): readonly HTMLElement[] {
  const covered: HTMLElement[] = [];
  for (let inner: Element = view; inner !== document.body; ) {
    const outer = inner.parentElement;
    if (outer === null) break;
    for (const sibling of outer.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || staysInReach(sibling)) continue;
      if (!sibling.inert) covered.push(sibling);
    }
    inner = outer;
  }
  return covered;
}
