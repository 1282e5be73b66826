import type { ConfigText } from '@radiolink/domain/configuration';

/** Lists that the objects hold without numbers, with the leaf of an entry's value. */
const LISTS = [
  { section: 'resolv.nameserver', leaf: 'ip', most: 3 },
  { section: 'ntpclient', leaf: 'server', most: 4 },
] as const;

/** The text with the entries of lists without numbers moved up, as the device returns them: a removed one leaves no gap. */
export function withClosedGaps(config: ConfigText): ConfigText {
  const changes = new Map<string, string | undefined>();
  for (const { section, leaf, most } of LISTS) {
    const numbers = Array.from({ length: most }, (_, place) => place + 1);
    const held = numbers.flatMap(number => config.get(`${section}.${number}.${leaf}`) || []);
    const isClosed = held.every((value, place) => config.get(`${section}.${place + 1}.${leaf}`) === value);
    if (isClosed) continue;
    for (const number of numbers) {
      const value = held[number - 1];
      changes.set(`${section}.${number}.${leaf}`, value);
      changes.set(`${section}.${number}.status`, value === undefined ? undefined : 'enabled');
    }
  }
  const edit = config.edit(changes);
  return edit.ok ? edit.config : config;
}
