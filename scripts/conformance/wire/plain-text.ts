const MOST_CHARACTERS = 240;
/** Control characters, and what turns the direction of a text or has no width. */
const UNSEEN = /\p{Cc}|\p{Cf}|[\u2028\u2029]/gu;

/** Text of a device for a report: what a terminal would obey or hide is written out, and its length is limited. */
export function plainText(text: string): string {
  const cut = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return cut.replace(
    UNSEEN,
    character => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
