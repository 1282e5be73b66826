import type { Ref } from 'react';

/**
 * A field's ref that preserves text typed before the page's script ran. Otherwise the form library overwrites
 * it with the default when it registers the field.
 *
 * @param onTyped called with the existing text
 */
export function withTypedText<T extends HTMLInputElement>(
  register: (element: T | null) => void,
  onTyped: (text: string) => void,
): Ref<T> {
  return element => {
    const typed = element?.value ?? '';
    register(element);
    if (element !== null && typed !== '' && element.value !== typed) onTyped(typed);
  };
}
