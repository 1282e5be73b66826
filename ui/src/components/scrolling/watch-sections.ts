/** A section is in view once its top is above this share of the window. */
const LINE = 0.3;
/** A jump scrolls: what was jumped to stays marked, however low it comes to rest. */
const JUMP_MS = 300;

/** The section that is read: the last whose top passed the line, of two beside each other the first; at the end of the page the last one. */
export function sectionAt(
  tops: ReadonlyMap<string, number>,
  line: number,
  atEnd: boolean,
): string | undefined {
  const ids = [...tops.keys()];
  if (atEnd) return ids.at(-1);
  const last = ids.findLast(id => (tops.get(id) ?? 0) <= line) ?? ids[0];
  return ids.find(id => tops.get(id) === tops.get(last ?? ''));
}

function topsOfSections(): ReadonlyMap<string, number> {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  return new Map(
    sections.map(section => [section.dataset['section'] ?? '', section.getBoundingClientRect().top]),
  );
}

function showMarked(index: HTMLElement | null): void {
  const marked = index?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (index === null || marked === undefined) return;
  const { left, right } = index.getBoundingClientRect();
  index.scrollBy({ left: Math.min(0, marked.left - left) + Math.max(0, marked.right - right) });
}

/**
 * Tells which section of a settings page is in view: now, and whenever it changes. Right after a jump it is the one that the
 * address names. Returns what ends it.
 *
 * @param named the section in the address; undefined for none, or for a field
 * @param index the list of the sections, which follows sideways where it is a line
 */
export function watchSections(
  named: string | undefined,
  index: HTMLElement | null,
  tell: (section: string | undefined) => void,
): () => void {
  let frame = 0;
  let jumpedAt = -JUMP_MS;
  const jumped = (): void => {
    if (named === undefined) return;
    jumpedAt = performance.now();
    tell(named);
    requestAnimationFrame(() => showMarked(index));
  };
  const look = (): void => {
    frame = 0;
    if (performance.now() - jumpedAt < JUMP_MS) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    const atEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2;
    tell(sectionAt(topsOfSections(), window.innerHeight * LINE, atEnd));
    requestAnimationFrame(() => showMarked(index));
  };
  const moved = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  jumped();
  look();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', moved, { signal, passive: true });
  window.addEventListener('resize', moved, { signal });
  window.addEventListener('hashchange', jumped, { signal });
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}
