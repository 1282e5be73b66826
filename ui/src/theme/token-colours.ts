/** Tokens resolved at an element, as colours that a canvas takes. Forced colours resolve to those of the system. */
export function tokenColours<Name extends string>(
  at: HTMLElement,
  tokens: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const probe = document.createElement('span');
  // Forced, it would be the colour of text whatever is asked.
  probe.style.setProperty('forced-color-adjust', 'none');
  at.append(probe);
  const colours = Object.fromEntries(
    Object.entries<string>(tokens).map(([name, token]) => {
      probe.style.color = `var(${token})`;
      return [name, getComputedStyle(probe).color];
    }),
  ) as Record<Name, string>;
  probe.remove();
  return colours;
}

/** Calls back when another theme, direction, scheme or forced colours change what the tokens are. Returns its end. */
export function followTokens(changed: () => void): () => void {
  const themed = new MutationObserver(changed);
  themed.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir'] });
  const system = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map(query => matchMedia(query));
  for (const one of system) one.addEventListener('change', changed);
  return () => {
    themed.disconnect();
    for (const one of system) one.removeEventListener('change', changed);
  };
}
