import { fileURLToPath } from 'node:url';
import { readTranslations } from '@radiolink/adapters/server/translations';

/** Texts of the tests' radios in other languages, the same for every radio of the project. */
export const TRANSLATIONS = await readTranslations(
  fileURLToPath(new URL('../../translations', import.meta.url)),
);
