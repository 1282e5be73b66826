import { ACTIONS } from '@radiolink/application/features/actions';
import { FEATURES } from '@radiolink/application/features/registry';
import { contextOf } from '@radiolink/domain/settings';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandsOf } from '../../components/commands/command.ts';
import { createI18n, type Translations } from '../../i18n/create-i18n.ts';
import { filledSources, foundGroups, fuzzyScore, synonymFinder } from './found-entries.ts';
import { headingsSource, PALETTE_SOURCES } from './palette-sources.ts';
import type { PaletteContext } from './shown-settings.ts';

const FOLDER = new URL('../../../translations/', import.meta.url);
const CODES = readdirSync(FOLDER).map(file => file.replace('.json', ''));

function textOf(code: string): PaletteContext['t'] {
  const translations = JSON.parse(readFileSync(new URL(`${code}.json`, FOLDER), 'utf8')) as Translations;
  const words = createI18n(code, translations, { error: () => undefined });
  const t: PaletteContext['t'] = (key, values) => {
    const [text, given] = typeof key === 'string' ? [key, values] : [key.key, key.values];
    const said = Object.entries(given ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' && 'key' in value ? t(value) : value,
    ]);
    return words.t(text, Object.fromEntries(said) as Record<string, string | number>);
  };
  return t;
}

const BOUND = ACTIONS.map(action => ({ ...action, run: () => undefined }));

const English: PaletteContext['t'] = key => (typeof key === 'string' ? key : key.key);

const contextIn = (t: PaletteContext['t']): PaletteContext => ({
  t,
  commands: commandsOf(FEATURES, BOUND, 'full', () => undefined),
  stations: [],
  settings: contextOf(
    new Map(Object.entries({ 'radio.1.devname': 'ath0', 'radio.1.mode': 'master', 'wireless.1.ssid': 'x' })),
    {},
  ),
  carried: null,
  readOnly: false,
});

describe('the palette in a language', () => {
  it.each([
    ['de_DE', 'Kennwort', 'Passwort ändern'],
    ['de_DE', 'WLAN', 'Funk'],
    ['pl_PL', 'zegar', 'Serwery NTP'],
    ['es_ES', 'contraseña', 'Cambiar contraseña'],
    ['fr_FR', 'sans fil', 'Sans fil'],
    ['zh_CN', '口令', '更改密码'],
    ['ar', 'كلمة السر', 'تغيير كلمة المرور'],
  ])('the palette in %s finds by %s what is called %s', (code, typed, label) => {
    const found = foundGroups(filledSources(PALETTE_SOURCES, contextIn(textOf(code))), typed);
    expect(found.flatMap(({ entries }) => entries.map(entry => entry.label))).toContain(label);
  });

  it.each(CODES)('the palette in %s finds an entry by each word for its English ones', code => {
    const t = textOf(code);
    const synonymsOf = synonymFinder(t);
    const filled = filledSources(PALETTE_SOURCES, contextIn(t)).flatMap(({ entries }) => entries);
    const plainly = PALETTE_SOURCES.flatMap(source => source.entries(contextIn(t)));
    const missed = plainly.flatMap(({ keywords }, place) =>
      synonymsOf(keywords).filter(
        word => fuzzyScore(word, filled[place]?.label ?? '', filled[place]?.keywords ?? []) === undefined,
      ),
    );
    expect(missed).toEqual([]);
  });

  it('the palette in German has more than a hundred words for English ones', () => {
    const t = textOf('de_DE');
    const keywords = PALETTE_SOURCES.flatMap(source => source.entries(contextIn(t))).map(
      entry => entry.keywords,
    );
    expect(keywords.flatMap(synonymFinder(t)).length).toBeGreaterThan(100);
  });

  it('the palette in English has its words already', () => {
    expect(synonymFinder(English)(['Change password'])).toEqual([]);
    const [filled] = filledSources([headingsSource], contextIn(English));
    expect(filled?.entries).toEqual(
      headingsSource
        .entries(contextIn(English))
        .map(each => ({ ...each, run: expect.any(Function) as () => void })),
    );
  });
});
