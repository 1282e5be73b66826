import type { LineDraft, Lines } from './line-draft.ts';
import type { RadioLines } from './radio-lines.ts';

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
