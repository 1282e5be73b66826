const CHUNK = /[\w$]+\.e\("([^"]+)"\)/g;
const GROUP = /Promise\.all\(\[((?:[\w$]+\.e\("[^"]+"\),?)+)\]\)/g;

/**
 * What each lazy import of the built scripts loads at once: the names of its chunks under the name of the last, which is
 * the one that the import itself names.
 */
export function loadedTogether(scripts) {
  const groups = new Map();
  const keep = text => {
    const names = [...text.matchAll(CHUNK)].map(([, name]) => name);
    const own = names.at(-1);
    if (own !== undefined && names.length > (groups.get(own)?.length ?? 0)) groups.set(own, names);
  };
  for (const script of scripts) {
    for (const [whole] of script.matchAll(GROUP)) keep(whole);
    for (const [one] of script.matchAll(CHUNK)) keep(one);
  }
  return groups;
}
