import { describe, expect, it } from 'vitest';
import { type KeyPress, pressedKey } from './pressed-key.ts';

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...rest,
});

describe('the key of a shortcut', () => {
  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('the key of a shortcut is none with %s', modifier => {
    expect(pressedKey(press('p', { [modifier]: true }))).toBeUndefined();
  });

  it('the key of a shortcut is none while the key is held down', () => {
    expect(pressedKey(press('p', { repeat: true }))).toBeUndefined();
  });

  it('the key of a shortcut is none while a word is composed', () => {
    expect(pressedKey(press('p', { isComposing: true }))).toBeUndefined();
  });

  it('the key of a shortcut is none for a letter with shift', () => {
    expect(pressedKey(press('P', { shiftKey: true }))).toBeUndefined();
  });

  it('the key of a shortcut is the small letter under caps lock', () => {
    expect(pressedKey(press('P'))).toBe('p');
  });

  it('the key of a shortcut is the question mark with the shift that many boards need for it', () => {
    expect(pressedKey(press('?', { shiftKey: true }))).toBe('?');
  });

  it('the key of a shortcut is the letter of the place on a board of another script', () => {
    expect(pressedKey(press('ح', { code: 'KeyP' }))).toBe('p');
    expect(pressedKey(press('з', { code: 'KeyP' }))).toBe('p');
  });

  it('the key of a shortcut is the sign that a Latin board writes at the place of a letter', () => {
    expect(pressedKey(press(';', { code: 'KeyP' }))).toBe(';');
  });

  it.each(['Enter', 'Escape', 'Tab', 'ArrowDown', 'F1', ' '])('the key of a shortcut is none for %s', key => {
    expect(pressedKey(press(key))).toBeUndefined();
  });
});
