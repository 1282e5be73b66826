import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { pseudo, pseudoTranslations } from './pseudo-locale.ts';

describe('pseudo-locale', () => {
  it('accents, lengthens and brackets a text', () => {
    expect(pseudo('Login')).toBe('⟦Löğîñ··⟧');
  });

  it('leaves placeholders alone', () => {
    expect(pseudo('Use at most {length} characters.')).toContain('{length}');
  });

  it('works as a language of the device', () => {
    const texts = createI18n('xx', pseudoTranslations(['At {place}']), { error: () => undefined });
    expect(texts.t('At {place}', { place: 'home' })).toBe('⟦Åt home····⟧');
  });
});
