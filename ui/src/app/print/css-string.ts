/** Text as a string of CSS. No character of it ends the string or begins an escape. */
export const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\\p{Cc}]/gu, character => `\\${(character.codePointAt(0) ?? 0).toString(16)} `)}"`;
