/**
 * Plain text, where no markup is possible. In right-to-left text a figure such as `20 MHz` or a name such as `eth0` keeps
 * its direction by isolating characters.
 */
export const isolatedText = (text: string, direction: string): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text;
