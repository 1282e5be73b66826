import type { SpectrumData } from '@radiolink/domain/tools';
import { mapSpectrum } from '../classic/spectrum/spectrum.mapper.ts';

/** A captured answer of `GET /airviewdata.cgi`, whatever device reads it now; undefined for any other text. */
export function capturedSpectrum(text: string): SpectrumData | undefined {
  try {
    return mapSpectrum(JSON.parse(text));
  } catch {
    return undefined;
  }
}
