import type { ConfigText } from '@radiolink/domain/configuration';
import { findSetting, settingEdit } from '@radiolink/domain/settings';

/**
 * The text with the lines that repeat another one in a section in use, as an edit would write them. The
 * object holds each value once: without these lines an edited text would never equal the one that the device
 * returns afterwards.
 */
export function withRepeatedLines(config: ConfigText): ConfigText {
  const entries = config.entries();
  const missing = new Map<string, string>();
  for (const [key, value] of entries) {
    const found = findSetting(key);
    if (found === undefined) continue;
    for (const [line, repeated] of settingEdit(found.descriptor, value, entries, found.indexes)) {
      if (!entries.has(line)) missing.set(line, repeated);
    }
  }
  const edit = config.edit(missing);
  return edit.ok ? edit.config : config;
}
