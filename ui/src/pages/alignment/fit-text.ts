/** Height of digits, em: they have no descenders; fonts differ in where they stand in the line. */
const DIGIT_EM = 0.84;
const PROBE_PX = 100;

/** Makes digits as large as their box allows, in both directions, and again when the box changes. Returns what ends it. */
export function fitText(text: HTMLElement | null): (() => void) | undefined {
  const box = text?.parentElement;
  if (!text || !box) return undefined;
  const fit = (): void => {
    text.style.fontSize = `${PROBE_PX}px`;
    const { width } = text.getBoundingClientRect();
    const byWidth = (box.clientWidth / width) * PROBE_PX;
    text.style.fontSize = `${Math.floor(Math.min(byWidth, box.clientHeight / DIGIT_EM))}px`;
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  return () => observer.disconnect();
}
