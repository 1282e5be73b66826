import { jsonAnswer } from '../wire/answers.ts';

/** Problems by field, as `detail` contains them. */
export type FieldProblems = Readonly<Record<string, readonly string[]>>;

/** Done, and nothing to say. §v1.rules. */
export function emptySuccess(more: Readonly<Record<string, unknown>> = {}): Response {
  return jsonAnswer({ error: 0, statusCode: 200, ...more });
}

/** The one error body of the versioned API. §v1.rules. */
export function v1Error(status: number, message: string, detail: string | FieldProblems = ''): Response {
  return jsonAnswer({ error: 1, message, detail, statusCode: status }, status);
}

export function badRequest(message: string, detail: string | FieldProblems = ''): Response {
  return v1Error(400, message, detail);
}

/** One field is wrong. */
export function wrongField(field: string, problem: string): Response {
  return badRequest('Validation failed', { [field]: [problem] });
}

export function unauthorized(): Response {
  return v1Error(401, 'Unauthorized');
}

export function v1PermissionDenied(): Response {
  return v1Error(403, 'Permission denied');
}

export function v1NotFound(): Response {
  return v1Error(404, 'Not found');
}

export function alreadyInProgress(): Response {
  return v1Error(409, 'Operation already in progress');
}
