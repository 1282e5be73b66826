import type { V1Exchange } from './exchange.ts';

const PAUSE_MS = 250;
const LONGEST_WAIT_SECONDS = 60;

/**
 * Responds immediately, or, with `wait`, when the body is newer than `since`; 204 when that does not happen.
 * Header `x-seq` numbers the bodies. §v1.live.
 */
export async function answerWhenNews(
  { radio, query, request }: V1Exchange,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const wait = Number(query.get('wait') ?? '');
  if (request.method !== 'GET' || !query.has('wait') || !(wait >= 0 && wait <= LONGEST_WAIT_SECONDS))
    return answer();
  const since = Number(query.get('since') ?? 0) || 0;
  const topic = new URL(request.url).pathname;
  for (let left = Math.ceil((wait * 1000) / PAUSE_MS); ; left--) {
    const fresh = await answer();
    if (!fresh.ok) return fresh;
    const text = await fresh.text();
    const seq = radio.v1.topics.number(topic, text);
    const headers = new Headers(fresh.headers);
    headers.set('x-seq', String(seq));
    if (seq > since) return new Response(text, { status: fresh.status, headers });
    if (left <= 0) return new Response(null, { status: 204, headers: { 'x-seq': String(seq) } });
    await radio.wait(PAUSE_MS);
    radio.catchUp();
  }
}
