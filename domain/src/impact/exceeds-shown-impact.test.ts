import { describe, expect, it } from 'vitest';
import type { ChangeImpact, Cut } from './change-impact.ts';
import { exceedsShownImpact } from './exceeds-shown-impact.ts';
import { message } from '../errors/message.ts';

const cut = (kind: Cut['kind'], seconds?: number): Cut => ({
  kind,
  message: message('Something is cut.'),
  ...(seconds !== undefined && { seconds }),
});
const impact = (fields: Partial<ChangeImpact> = {}): ChangeImpact => ({
  cuts: [cut('link', 100), cut('radar-wait', 60)],
  needsTest: true,
  testProblem: undefined,
  newAddress: undefined,
  longestSeconds: 160,
  ...fields,
});

describe('a change costs more than was shown', () => {
  it.each<readonly [string, ChangeImpact]>([
    ['with another cut', impact({ cuts: [cut('link', 100), cut('vlan')] })],
    ['with a longer one', impact({ cuts: [cut('radar-wait', 600)] })],
    ['with a longer one than that of its own kind', impact({ cuts: [cut('radar-wait', 90)] })],
    ['with one that nobody knows the end of', impact({ cuts: [cut('link')] })],
    ['with another address', impact({ newAddress: { scheme: 'http', host: '192.0.2.9', port: 80 } })],
  ])('%s', (_, now) => expect(exceedsShownImpact(impact(), now)).toBe(true));

  it('a change costs more than was shown with a remote end that no longer follows', () => {
    const farEnd = (words: string): ChangeImpact =>
      impact({ cuts: [{ kind: 'far-end', message: message(words) }] });
    expect(exceedsShownImpact(farEnd('It follows.'), farEnd('It stays disconnected.'))).toBe(true);
    expect(exceedsShownImpact(farEnd('It follows.'), farEnd('It follows.'))).toBe(false);
  });

  it('a change costs more than was shown with a test that was not needed', () => {
    expect(exceedsShownImpact(impact({ needsTest: false }), impact())).toBe(true);
  });

  it.each<readonly [string, ChangeImpact]>([
    ['the same', impact()],
    ['less of it', impact({ cuts: [cut('radar-wait', 10)], needsTest: false })],
  ])('a change costs more than was shown not with %s', (_, now) =>
    expect(exceedsShownImpact(impact(), now)).toBe(false),
  );

  it('a change costs more than was shown not with an address that it moves to no more', () => {
    const moving = impact({ newAddress: { scheme: 'http', host: '192.0.2.9', port: 80 } });
    expect(exceedsShownImpact(moving, impact())).toBe(false);
  });
});
