const UNTRUSTED = 'its certificate is not trusted. If it is your radio, start again with --insecure';

const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refuses the connection',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name is not known',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  ETIMEDOUT: 'it did not answer in time',
  ABORT_ERR: 'it did not answer in time',
  TimeoutError: 'it did not answer in time',
  ECONNRESET: 'it closed the connection',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
  CERT_HAS_EXPIRED: UNTRUSTED,
};

/** Why a request to the device failed, in words for the person who started the server. */
export function connectionProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed';
  return PROBLEMS[String(Reflect.get(error, 'code'))] ?? PROBLEMS[error.name] ?? error.message;
}
