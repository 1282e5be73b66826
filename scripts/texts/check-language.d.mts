export declare function keysOf(text: string, code: string): string[];
export declare function checkLanguage(
  texts: readonly string[],
  code: string,
  translations: Readonly<Record<string, string>>,
): { missing: string[]; stale: string[]; misplaced: string[] };
