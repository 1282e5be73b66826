import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import type { Text } from '../../i18n/use-text.ts';
import { antennaLabel } from './antenna-field.tsx';

const error = vi.fn<(text: string) => void>();
const i18n = createI18n(
  'de_DE',
  { Sector: 'Sektor', '{name}, {gain} dBi': '{name}, {gain} dBi Gewinn' },
  { error },
);
const t: Text = (key, values) => i18n.t(typeof key === 'string' ? key : key.key, { ...values, nest: false });

describe('the name of an antenna', () => {
  it('the name of an antenna that the board gives is neither translated nor filled', () => {
    expect(antennaLabel({ id: 3, name: 'Sector', builtIn: false }, t)).toBe('Sector');
    expect(antennaLabel({ id: 3, name: '{gain} $t(Sector)', gainDbi: 17, builtIn: false }, t)).toBe(
      '{gain} $t(Sector), 17\u00A0dBi Gewinn',
    );
    expect(error).not.toHaveBeenCalled();
  });

  it('the name of an antenna of a kind is in the language of the page', () => {
    expect(antennaLabel({ id: 0, name: 'Sector', gainDbi: 22, builtIn: false }, t)).toBe(
      'Sektor, 22\u00A0dBi Gewinn',
    );
  });
});
