import { expect, it } from 'vitest';
import type { OverviewPart } from './overview-part.ts';
import { overviewText } from './overview-text.ts';

const part = (title: string, lines: readonly (readonly [string, string])[]): OverviewPart => ({
  feature: {} as OverviewPart['feature'],
  title,
  cards: [
    {
      id: 'x',
      title: `${title} card`,
      pending: 0,
      lines: lines.map(([label, value]) => ({ key: label, label, value, differs: false })),
    },
  ],
});

it('has each page, section and value in a line of its own', () => {
  const text = overviewText('Settings overview', [
    part('Wireless', [['SSID', 'ridge-north']]),
    part('Network', [['Interface br0', '192.0.2.12/24']]),
  ]);
  expect(text.split('\n')).toEqual([
    'Settings overview',
    '',
    'Wireless',
    '  Wireless card',
    '    SSID: ridge-north',
    '',
    'Network',
    '  Network card',
    '    Interface br0: 192.0.2.12/24',
    '',
  ]);
});
