/** Replacement of a secret for a read-only user. §v1.rules. */
export const HIDDEN = '********';

/** Names of values that only a full user reads. */
const SECRET = /^(passphrase|password|key|community|secret)$/;

/** The object as one user may see it. §v1.read-only. */
export function visibleTo(readOnly: boolean, value: unknown): unknown {
  return readOnly ? withoutSecrets(value) : value;
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && typeof inner === 'string' && inner !== '' ? HIDDEN : withoutSecrets(inner),
    ]),
  );
}
