import type { Ref } from 'react';

/**
 * A field's ref that leaves alone what was typed before the page's script ran: the form library writes its default
 * into a field that it meets for the first time, over what stands in it.
 *
 * @param kept told with the text that was there
 */
export function keepTyped<T extends HTMLInputElement>(
  register: (element: T | null) => void,
  kept: (text: string) => void,
): Ref<T> {
  return element => {
    const typed = element?.value ?? '';
    register(element);
    if (element !== null && typed !== '' && element.value !== typed) kept(typed);
  };
}
