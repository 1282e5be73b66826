import type { ConfigChanges, ConfigText } from '@radiolink/domain/configuration';

/** Lines by key. */
export interface Lines {
  get(key: string): string | undefined;
}

/** The lines of a configuration while a call rewrites them: a written value is read back immediately. */
export class LineDraft implements Lines {
  readonly #before: ConfigText;
  readonly #set = new Map<string, string | undefined>();

  constructor(before: ConfigText) {
    this.#before = before;
  }

  get(key: string): string | undefined {
    return this.#set.has(key) ? this.#set.get(key) : this.#before.get(key);
  }

  /** Sets a line; undefined takes it out. */
  set(key: string, value: string | undefined): void {
    this.#set.set(key, value);
  }

  /** Changed values. */
  get changes(): ConfigChanges {
    return new Map([...this.#set].filter(([key, value]) => this.#before.get(key) !== value));
  }
}

/** A radio and the position of its lines. */
export interface RadioLines {
  readonly id: 'main' | 'backup';
  /** 0 for the 60 GHz radio, 1 for the 5 GHz radio. §config.radio. */
  readonly index: 0 | 1;
  readonly prefix: `radio.${0 | 1}`;
  /** As `frequency.band` reports it. */
  readonly band: 60_000 | 5000;
}

const SIXTY = { index: 0, prefix: 'radio.0', band: 60_000 } as const;
const FIVE = { index: 1, prefix: 'radio.1', band: 5000 } as const;

/** The radios that the lines name, the main one first: beside a 60 GHz radio the 5 GHz radio is its backup. */
export function radioLinesOf(lines: Lines): readonly RadioLines[] {
  const named = [SIXTY, FIVE].filter(({ prefix }) => lines.get(`${prefix}.devname`) !== undefined);
  return named.map((radio, place) => ({ ...radio, id: place === 0 ? 'main' : 'backup' }));
}

/** Which end of which kind of link a radio is. */
export interface RadioRole {
  readonly apMode: boolean;
  /** Undefined if the lines do not contain it, as on older firmware. */
  readonly ptpMode: boolean | undefined;
}

/** At 60 GHz one line contains both, `sta-ptp`; at 5 GHz `mode` and `ptpmode`. §config.radio. */
export function roleOf({ prefix, band }: RadioLines, lines: Lines): RadioRole | undefined {
  const mode = lines.get(`${prefix}.mode`);
  if (mode === undefined) return undefined;
  if (band === 60_000) return { apMode: mode.startsWith('ap-'), ptpMode: mode.endsWith('-ptp') };
  const ptpmode = lines.get(`${prefix}.ptpmode`);
  return { apMode: mode === 'master', ptpMode: ptpmode === undefined ? undefined : ptpmode === '1' };
}

/** Gives a radio another role; omitted parts are unchanged. */
export function setRole(radio: RadioLines, submitted: Partial<RadioRole>, draft: LineDraft): void {
  const { prefix, band } = radio;
  const { apMode = false, ptpMode = false } = { ...roleOf(radio, draft), ...submitted };
  if (band === 60_000) {
    draft.set(`${prefix}.mode`, `${apMode ? 'ap' : 'sta'}-${ptpMode ? 'ptp' : 'ptmp'}`);
    return;
  }
  if (submitted.apMode !== undefined) draft.set(`${prefix}.mode`, apMode ? 'master' : 'managed');
  if (submitted.ptpMode !== undefined) draft.set(`${prefix}.ptpmode`, ptpMode ? '1' : '0');
}
