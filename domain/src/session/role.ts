/** §6.users. */
export type Role = 'full' | 'read-only';

/** The role of a session by its flag `readOnlyUser`. */
export function roleOf(readOnlyUser: boolean): Role {
  return readOnlyUser ? 'read-only' : 'full';
}
