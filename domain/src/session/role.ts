/** Specification §6: two kinds of user. */
export type Role = 'full' | 'read-only';

/** The role of a session by its flag `readOnlyUser`. */
export function roleOf(readOnlyUser: boolean): Role {
  return readOnlyUser ? 'read-only' : 'full';
}

/** True if a role may change settings and run actions on the device. */
export function mayChange(role: Role): boolean {
  return role === 'full';
}

/**
 * True if a call to the device checks the present password. For a read-only user the check succeeds without a
 * call. Specification §6.
 */
export function asksDeviceForPassword(role: Role): boolean {
  return role === 'full';
}
