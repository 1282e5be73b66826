export function loadedTogether(scripts: readonly string[]): ReadonlyMap<string, readonly string[]>;
