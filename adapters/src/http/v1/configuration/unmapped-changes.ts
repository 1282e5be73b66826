import { type ConfigText, diffConfigs } from '@radiolink/domain/configuration';
import { configurationText } from './configuration.mapper.ts';
import type { JsonObject } from './json-place.ts';

/** Lines about the text itself, not about the device. */
const ABOUT_THE_TEXT = /^(system\.cfg\.|users\.)/;

/**
 * The keys of an edit that the configuration object cannot carry, so that a device of this kind would not
 * store them. @param sent the object converted from the edited text
 */
export function unmappedChanges(before: ConfigText, after: ConfigText, sent: JsonObject): readonly string[] {
  const stored = configurationText(sent);
  return diffConfigs(before, after)
    .filter(({ key }) => !ABOUT_THE_TEXT.test(key) && (stored.get(key) ?? '') !== (after.get(key) ?? ''))
    .map(({ key }) => key);
}
