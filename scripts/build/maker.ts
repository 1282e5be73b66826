/** The settings of a manufacturer for a build: `npm run build -- --maker FILE`. reading 59. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isHostName } from '@radiolink/domain/network';
import { MAKER, type Maker } from '@radiolink/domain/session';
import { type Accent, ACCENT_WORDS, isAccent } from './accent.ts';

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
