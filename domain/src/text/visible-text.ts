/** Characters that steer a terminal or turn the direction of writing; a file from outside may hold them. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text that prints as one line and as what it is: control characters become `\u001b`. */
export function visibleText(text: string): string {
  return text.replace(steering, escaped);
}

/** JSON over lines, or with an indent of 0 on one, with nothing in it that could steer a terminal. */
export function visibleJson(value: unknown, indent: 0 | 2 = 2): string {
  return JSON.stringify(value, undefined, indent).replace(steering, character =>
    character === '\n' ? character : escaped(character),
  );
}
