/** The name that a device gives a file, without what would make it a path. @param otherwise where nothing is left of it */
export function safeName(name: string, otherwise: string): string {
  const base = name.replaceAll(/[^\w.-]/g, '_').replace(/^\.+/, '');
  return base === '' ? otherwise : base;
}
