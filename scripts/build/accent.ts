/** The accent colour of a manufacturer, in the styles of its build. reading 59. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Colours as `#rrggbb`. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

const TOKENS = fileURLToPath(new URL('../../ui/src/theme/tokens.css', import.meta.url));
const PAIR = /--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g;
const ACCENT_TOKEN = /--accent: light-dark\([^)]*\);/;
/** What the accent is read on as a text, and what is read on the accent. */
const BESIDE_IT = new Set(['canvas', 'surface', 'sunken', 'on-accent']);
/** WCAG 2.2, 1.4.3: the least contrast of a text. */
const LEAST_CONTRAST = 4.5;

export const ACCENT_WORDS = `is a pair { "light": "#rrggbb", "dark": "#rrggbb" }, each with a contrast of ${LEAST_CONTRAST} to the surfaces of its theme and to the text on a button`;

const hasColour = (value: object, theme: keyof Accent): boolean =>
  theme in value && /^#[\da-f]{6}$/i.test(String((value as Accent)[theme]));

/** True for two colours that can be read in their themes. */
export function isAccent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  if (!hasColour(value, 'light') || !hasColour(value, 'dark')) return false;
  const { light, dark } = value as Accent;
  return [...readFileSync(TOKENS, 'utf8').matchAll(PAIR)]
    .filter(([, token = '']) => BESIDE_IT.has(token))
    .every(
      ([, , onLight = '', onDark = '']) =>
        contrast(light, onLight) >= LEAST_CONTRAST && contrast(dark, onDark) >= LEAST_CONTRAST,
    );
}

/** The contrast of two colours by WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The tokens of the theme with another accent. */
export function withAccent(css: string, { light, dark }: Accent): string {
  if (!ACCENT_TOKEN.test(css)) throw new Error('The tokens of the theme have no --accent of two colours.');
  return css.replace(ACCENT_TOKEN, `--accent: light-dark(${light}, ${dark});`);
}
