import type { ConfigText } from '@radiolink/domain/configuration';
import { linesOfList, NAME_SERVERS, TIME_SERVERS, valuesIn } from './numbered-list.ts';

/** The text with the entries of lists without numbers moved up, as the device returns them: a removed one leaves no gap. */
export function withClosedGaps(config: ConfigText): ConfigText {
  const changes = new Map<string, string | undefined>();
  for (const list of [NAME_SERVERS, TIME_SERVERS]) {
    const held = valuesIn(list, config);
    const { section, leaf } = list;
    if (held.every((value, place) => config.get(`${section}.${place + 1}.${leaf}`) === value)) continue;
    for (const [key, value] of linesOfList(list, held)) changes.set(key, value);
  }
  const edit = config.edit(changes);
  return edit.ok ? edit.config : config;
}
