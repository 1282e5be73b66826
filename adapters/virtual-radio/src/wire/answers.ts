export const NO_STORE = { 'cache-control': 'no-cache, no-store' };

/** Reason of a failed action, as the `code` of its response. §classic.answers. */
export const ActionCode = {
  InvalidParameter: 1,
  Busy: 2,
  InvalidConfiguration: 3,
  NotSupported: 4,
  NoSuchItem: 5,
  Storage: 6,
} as const;

export function jsonAnswer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...NO_STORE, 'content-type': 'application/json; charset=utf-8' },
  });
}

export function textAnswer(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** An action was done. */
export function okAnswer(more: Readonly<Record<string, unknown>> = {}): Response {
  return jsonAnswer({ ok: true, ...more, code: 0 });
}

/** An action was understood and not done. */
export function failedAnswer(code: number, message: string): Response {
  return jsonAnswer({ ok: false, code, message });
}

export function errorAnswer(status: number, error: string): Response {
  return jsonAnswer({ error }, status);
}

/** No user is logged in, or the CSRF header is not the one of the session. */
export function notAuthorized(): Response {
  return errorAnswer(403, 'Not authorized');
}

export function permissionDenied(): Response {
  return errorAnswer(403, 'Permission denied');
}

export function notFound(): Response {
  return textAnswer('', 404);
}
