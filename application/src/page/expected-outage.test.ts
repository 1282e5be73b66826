import { expect, it } from 'vitest';
import { ExpectedOutage } from './expected-outage.ts';

it('an outage is expected while any reason expects it', () => {
  const outage = new ExpectedOutage();
  expect(outage.expected).toBe(false);
  outage.expect('apply', true);
  outage.expect('upgrade', true);
  outage.expect('apply', false);
  expect(outage.expected).toBe(true);
  outage.expect('upgrade', false);
  expect(outage.expected).toBe(false);
});

it('a reason expects once, however often it says so', () => {
  const outage = new ExpectedOutage();
  outage.expect('apply', true);
  outage.expect('apply', true);
  outage.expect('apply', false);
  expect(outage.expected).toBe(false);
});
