import { readFileSync, writeFileSync } from 'node:fs';
import { settingsCatalogue } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { markRead, type ReadHelp, unreadHelp, type Words, helpsIn, pageHelps } from './page-helps.ts';

const LIST = new URL('../../docs/reference/help-read.json', import.meta.url);
const shown: readonly Words[] = [
  ...settingsCatalogue.filter(({ level }) => level !== 'internal'),
  ...pageHelps(),
];

/** What to do about unread helps, empty if there are none; each is named, so that none is marked that was not read. */
const instructions = (unread: readonly Words[]): string =>
  unread.length === 0
    ? ''
    : `
These helps changed since they were read next to their fields:
${unread.map(({ page, label, help, id }) => `  ${id} on #/${page}: ${label} | ${help}`).join('\n')}
Open each page and read the help under its label, with unit, limits and default. It says what the field does for the
link and what to enter when in doubt, or it is ''. Then mark those that you read:
  HELP_READ=${unread.map(({ id }) => id).join(',')} npx vitest run --config .config/vitest.unit.ts help-read
`;

describe('the help of a control', () => {
  it('the help of a control was read next to its field since label or help changed (HELP_READ=id,id marks those that were read)', () => {
    let read = JSON.parse(readFileSync(LIST, 'utf8')) as ReadHelp;
    const marked = process.env['HELP_READ'];
    if (marked !== undefined) {
      read = markRead(shown, read, new Set(marked.split(',')));
      writeFileSync(LIST, `${JSON.stringify(read, null, 2)}\n`);
    }
    expect(instructions(unreadHelp(shown, read))).toBe('');
    // What no page has any more is left out by `HELP_READ=`.
    expect(Object.keys(read)).toEqual(shown.map(({ id }) => id));
  });

  const ssid: Words = { id: 'a', page: 'wireless', label: 'SSID', help: 'Must match on both ends.' };
  const mtu: Words = { id: 'b', page: 'network', label: 'MTU', help: 'Largest packet.' };
  const read = markRead([ssid, mtu], {}, new Set(['a', 'b']));

  it.each([
    { ...ssid, help: 'Network name.' },
    { ...ssid, label: 'Network name' },
  ])('the help of a control is unread once $label, $help is new', changed => {
    expect(unreadHelp([changed, mtu], read)).toEqual([changed]);
  });

  it('the help of a control stays unread while another is marked', () => {
    const changed = { ...ssid, help: 'Network name.' };
    const news = { ...mtu, help: 'Longest packet.' };
    expect(unreadHelp([changed, news], markRead([changed, news], read, new Set(['b'])))).toEqual([changed]);
  });
});

describe('the helps that a page writes itself', () => {
  const helpOf = (text: string) => helpsIn('pages/network/own.tsx', text);

  it.each([
    ["const WORDS = { label: 'Speed', help: 'Both ends.' } as const;", 'Both ends.'],
    ['<TextField help={t(\'Both ends.\')} label={t("Speed")} />', 'Both ends.'],
    ['<TextField label="Speed" help="Both ends." />', 'Both ends.'],
    ["<Field label={t('Speed')} help={t('{min} to {max}', { min: 'one', max })} />", '{min} to {max}'],
    [
      "<Field label={t('Speed')} help={kind === 'one' ? t('One end.') : t('Both ends.')} />",
      'One end. / Both ends.',
    ],
  ])('the helps that a page writes itself are found in %s', (source, help) => {
    expect(helpOf(source)).toEqual([{ id: 'network/own:speed', page: 'network', label: 'Speed', help }]);
  });

  it.each([
    "const WORDS = { label: 'Speed' };",
    '<FieldNote label="Speed" help={setting.help} />',
    "const WORDS = { label: 'Speed', help: settingById('interface.speed').help };",
  ])('the helps that a page writes itself are none in %s', source => {
    expect(helpOf(source)).toEqual([]);
  });

  it('the helps that a page writes itself have each an id of their own', () => {
    const ids = pageHelps().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
