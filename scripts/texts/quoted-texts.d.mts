export const QUOTED_TEXTS: ReadonlySet<string>;
