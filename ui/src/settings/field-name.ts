/**
 * The name of a setting's field in the form. Form names are paths separated by dots, and a key contains dots,
 * so it gets slashes.
 */
export function fieldName(key: string): string {
  return key.replaceAll('.', '/');
}

/** The key in a field's name. */
export function keyOfField(name: string): string {
  return name.replaceAll('/', '.');
}
