/** The settings of a manufacturer for a build: `npm run build -- --maker FILE`. reading 59. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isHostName } from '@radiolink/domain/network';
import { MAKER, type Maker } from '@radiolink/domain/session';

/** The accent colour of a manufacturer, in the styles of its build. reading 59. */

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

/** What a file of a maker sets; what it leaves out stays as it is. */
export interface MakerFile extends Partial<Maker> {
  /** The colour of buttons, links and what is selected, in the light and in the dark theme. */
  readonly accent?: Accent;
  /** Folder of its legal pages, from the folder of the file. */
  readonly legal?: string;
}

/** Characters of a name that any device takes as user name, password and SSID. */
const SHORT_NAME = /^[a-z\d][a-z\d_-]{1,31}$/i;

/** Characters of a name that is shown: no control characters, and none of markup. */
const NAME = /^(?!\s)[^\p{C}<>&"]{1,32}(?<!\s)$/u;

const isDomain = (value: unknown): boolean =>
  typeof value === 'string' && isHostName(value) && value.includes('.') && value === value.toLowerCase();

/** What each setting must be; a domain stands in the policy of the page as it is written. */
const RULES: Readonly<Record<keyof MakerFile, readonly [rule: (value: unknown) => boolean, words: string]>> =
  {
    name: [
      value => typeof value === 'string' && NAME.test(value),
      'is a name of 1 to 32 characters, without < > & and "',
    ],
    accent: [isAccent, ACCENT_WORDS],
    shortName: [
      value => typeof value === 'string' && SHORT_NAME.test(value),
      'is a name of 2 to 32 letters, digits, hyphens and underscores',
    ],
    controllerDomains: [
      value => Array.isArray(value) && value.length > 0 && value.every(isDomain),
      'is a list of domains in lower case, such as ["example.com"]',
    ],
    legal: [value => typeof value === 'string' && value !== '', 'is a folder'],
  };

/** The JSON of a maker's text, and what is wrong with it. */
export function makerOf(text: string): { readonly maker: MakerFile; readonly faults: readonly string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { maker: {}, faults: ['It is no JSON.'] };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { maker: {}, faults: ['It is no JSON object.'] };
  const faults = Object.entries(json).flatMap(([name, value]) => {
    if (!Object.hasOwn(RULES, name))
      return [`${name} is no setting. The settings are ${Object.keys(RULES).join(', ')}.`];
    const [rule, words] = RULES[name as keyof MakerFile];
    return rule(value) ? [] : [`${name} ${words}.`];
  });
  return { maker: faults.length === 0 ? json : {}, faults };
}

/** Reads the file of a maker; its folder of legal pages as a path of its own. Faults are sentences with the file's name. */
export function readMaker(file: string): { readonly maker: MakerFile; readonly faults: readonly string[] } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { maker: {}, faults: [`No such file: ${file}`] };
  }
  const { maker, faults } = makerOf(text);
  const { legal, ...settings } = maker;
  return {
    maker: legal === undefined ? settings : { ...settings, legal: resolve(dirname(file), legal) },
    faults: faults.map(fault => `${file}: ${fault}`),
  };
}

/** What a build puts in place of the maker in the source; empty for one without a file. */
export function makerSettings({ name, accent, shortName, controllerDomains }: MakerFile): string {
  const settings = JSON.stringify({ name, accent, shortName, controllerDomains });
  return settings === '{}' ? '' : settings;
}

/** Hosts from which the picture of an account may come: those that an account may be on. */
export const pictureDomains = ({ controllerDomains }: MakerFile = {}): readonly string[] =>
  controllerDomains ?? MAKER.controllerDomains;
