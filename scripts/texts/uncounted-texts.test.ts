import { expect, it } from 'vitest';
import { uncountedTexts } from './check-texts.ts';

const isRefused = (text: string): boolean => uncountedTexts([text]).includes(text);

it('refuses a number before a noun that languages inflect, unless it is the count', () => {
  expect(isRefused('The license expires in {days} days.')).toBe(true);
  expect(isRefused('{done} of {all} channels done')).toBe(true);
  expect(isRefused('The license expires in {count} days.')).toBe(false);
  expect(isRefused('{count} of {maximum} stations')).toBe(false);
});

it('accepts a number with the symbol of its unit, and a name before a verb', () => {
  expect(isRefused('Down for up to {seconds} s.')).toBe(false);
  expect(isRefused('{name} runs at {speed} Mbps.')).toBe(false);
});
