/** Content of a request: a body, and a file when it was an upload. */
export interface RequestContent {
  readonly body: unknown;
  readonly file: File | undefined;
}

/** Why a request cannot be read. */
export type UnreadableRequest = 'malformed' | 'too-large';

/** Uploads may be this large. §v1.rules. */
const LARGEST_UPLOAD_BYTES = 64 * 1024 * 1024;
const NOTHING: RequestContent = { body: {}, file: undefined };

/** Reads a JSON body, a form or an upload. Nothing at all is an empty body. §v1.rules. */
export async function readRequest(request: Request): Promise<RequestContent | UnreadableRequest> {
  if (request.method === 'GET' || request.method === 'HEAD') return NOTHING;
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_UPLOAD_BYTES) return 'too-large';
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.includes('multipart/form-data')) return await readUpload(request);
    const text = await request.text();
    if (text.length > LARGEST_UPLOAD_BYTES) return 'too-large';
    if (text.trim() === '') return NOTHING;
    const body: unknown = type.includes('urlencoded')
      ? Object.fromEntries(new URLSearchParams(text))
      : JSON.parse(text);
    return { body: body ?? {}, file: undefined };
  } catch {
    return 'malformed';
  }
}

async function readUpload(request: Request): Promise<RequestContent | UnreadableRequest> {
  const value = (await request.formData()).get('file');
  if (!(value instanceof File)) return NOTHING;
  return value.size > LARGEST_UPLOAD_BYTES ? 'too-large' : { body: {}, file: value };
}
