import type { VirtualRadioOptions } from '@radiolink/adapters/virtual-radio';

type Translations = NonNullable<VirtualRadioOptions['translations']>;

/** What the demo's radio says in other languages: the files that every virtual radio serves. */
export const TRANSLATIONS: Translations = {};
