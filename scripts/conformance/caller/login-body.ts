/** How a login is sent. */
export type LoginEncoding = 'form' | 'json' | 'multipart';

interface Encoded {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The body of a login, and its type. */
export async function loginBody(
  fields: Readonly<Record<string, string>>,
  encoding: LoginEncoding,
): Promise<Encoded> {
  if (encoding === 'json')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  const form = encoding === 'form' ? new URLSearchParams(fields) : new FormData();
  if (form instanceof FormData) for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const whole = new Request('http://radio.invalid', { method: 'POST', body: form });
  return { headers: { 'content-type': whole.headers.get('content-type') ?? '' }, body: await whole.text() };
}
