/** Translations that say a term of the glossary otherwise, each with its reason; `codes` where only some languages do. */
export const GLOSSARY_EXCEPTIONS: readonly {
  readonly term: string;
  readonly text: string;
  readonly codes?: readonly string[];
  readonly reason: string;
}[] = [
  {
    term: 'link',
    text: 'Connected',
    codes: ['pl_PL', 'zh_CN', 'ar'],
    reason: 'The state of a port: connected, as its switch says it.',
  },
  {
    term: 'bridge',
    text: 'Bridges the MAC addresses behind a station unchanged (WDS).',
    codes: ['fr_FR'],
    reason: 'A verb here, which French has not: it transmits them unchanged.',
  },
  {
    term: 'device',
    text: 'Please login to manage your wireless device.',
    codes: ['de_DE'],
    reason: 'A wireless device is one word: Funkgerät.',
  },
  {
    term: 'remote device',
    text: 'Once kept, the changes are not reverted automatically. Devices reached over the radio link stay unreachable until this device or the remote device is changed.',
    codes: ['es_ES'],
    reason: 'Not said twice in one sentence: this device or the remote one.',
  },
  {
    term: 'backup',
    text: 'Where the link is lost in rain, the 5 GHz backup carries the traffic.',
    reason: 'The backup link, not a backup file.',
  },
];
