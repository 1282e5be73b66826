import { fileURLToPath } from 'node:url';
import { readTranslations } from '@radiolink/adapters/server';

/** What the radios of the tests say in other languages: as every radio that the project serves. */
export const TRANSLATIONS = await readTranslations(
  fileURLToPath(new URL('../../translations', import.meta.url)),
);
