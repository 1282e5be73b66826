/** Fields of a form, whichever way it was encoded. */
export interface Fields {
  /** Text of a field; undefined when missing or not text. */
  text(name: string): string | undefined;
  file(name: string): File | undefined;
  has(name: string): boolean;
  /** The body was too large to be read, so it has no fields. */
  readonly isOversized: boolean;
}

const LARGEST_BODY_BYTES = 48 * 1024 * 1024;

type Values = ReadonlyMap<string, string | File>;

/** Reads urlencoded, multipart and JSON bodies alike; a malformed or oversized body has no fields. */
export async function readFields(request: Request): Promise<Fields> {
  const isOversized = Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY_BYTES;
  const values = isOversized ? new Map<string, string | File>() : await readValues(request);
  return {
    isOversized,
    text: name => {
      const value = values.get(name);
      return typeof value === 'string' ? value : undefined;
    },
    file: name => {
      const value = values.get(name);
      return value instanceof File ? value : undefined;
    },
    has: name => values.has(name),
  };
}

async function readValues(request: Request): Promise<Values> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.includes('multipart/form-data')) return new Map(entriesOf(await request.formData()));
    const text = await request.text();
    return /json/i.test(type) ? jsonValues(text) : new Map(new URLSearchParams(text));
  } catch {
    return new Map();
  }
}

function entriesOf(form: FormData): [string, string | File][] {
  const entries: [string, string | File][] = [];
  // biome-ignore format: a form's values are File or string
  form.forEach((value, name) => entries.push([name, value]));
  return entries;
}

function jsonValues(text: string): Values {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) return new Map();
  return new Map(
    Object.entries(parsed).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)] as const] : [],
    ),
  );
}
