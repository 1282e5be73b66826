import type { Content, Cookie, Entry, Har, Header, PostData, QueryString } from 'har-format';
import type { Pass } from './sensitive-keys.ts';
import { Sensitive } from './sensitive.ts';
import { walkForm, walkPair, walkText } from './walk-text.ts';

const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded|.*\+(?:json|xml))\b)|^$|^x-unknown$/i;
/** A request's own name for the device, which is an address of its network. */
const URL_HEADER = /^(?:referer|origin|location|content-location)$/i;

/**
 * The same recording without secrets, keys, cookies, tokens, MAC and IP addresses, names and positions. What is replaced
 * has one replacement throughout; the same recording gives the same.
 * @param words further words that are replaced as names, wherever they are
 */
export function scrubHar(har: Har, words: readonly string[] = []): Har {
  const sensitive = new Sensitive(words);
  walkHar(har, sensitive.learning);
  return walkHar(har, sensitive.replacing);
}

function walkHar({ log }: Har, pass: Pass): Har {
  const { version, creator, browser, pages } = log;
  return {
    log: {
      version,
      creator: { name: creator.name, version: creator.version },
      ...(browser !== undefined && { browser: { name: browser.name, version: browser.version } }),
      ...(pages !== undefined && {
        pages: pages.map(page => ({ ...page, title: walkUrl(page.title, pass) })),
      }),
      entries: log.entries.map(entry => walkEntry(entry, pass)),
    },
  };
}

/** Fields that are not listed are left out: browsers add stacks, profiles and certificates. */
function walkEntry(entry: Entry, pass: Pass): Entry {
  const { request, response } = entry;
  const messages = entry['_webSocketMessages']?.map(message => ({
    ...message,
    data: walkText(message.data, pass),
  }));
  return {
    startedDateTime: entry.startedDateTime,
    time: entry.time,
    ...(typeof entry['_error'] === 'string' && { _error: pass.free(entry['_error']) }),
    ...(messages !== undefined && { _webSocketMessages: messages }),
    request: {
      method: request.method,
      url: walkUrl(request.url, pass),
      httpVersion: request.httpVersion,
      cookies: walkCookies(request.cookies, pass),
      headers: walkHeaders(request.headers, pass),
      queryString: walkQuery(request.queryString, pass),
      ...(request.postData !== undefined && { postData: walkPostData(request.postData, pass) }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: response.status,
      statusText: pass.free(response.statusText),
      httpVersion: response.httpVersion,
      cookies: walkCookies(response.cookies, pass),
      headers: walkHeaders(response.headers, pass),
      content: walkContent(response.content, pass),
      redirectURL: walkUrl(response.redirectURL, pass),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: entry.timings,
  };
}

function walkUrl(url: string, pass: Pass): string {
  if (!URL.canParse(url, 'http://none.invalid')) return pass.free(url);
  const { protocol, host, pathname, search } = new URL(url, 'http://none.invalid');
  const path = pathname
    .split('/')
    .map(part => walkPart(part, pass))
    .join('/');
  const query = search === '' ? '' : `?${walkForm(search.slice(1), pass)}`;
  const origin = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? pass.free(`${protocol}//${host}`) : '';
  return url === '' ? '' : `${origin}${path}${query}`;
}

function walkPart(part: string, pass: Pass): string {
  try {
    const plain = decodeURIComponent(part);
    const fresh = pass.word(plain);
    return fresh === plain ? part : encodeURIComponent(fresh);
  } catch {
    return pass.free(part);
  }
}

function walkHeaders(headers: readonly Header[], pass: Pass): Header[] {
  return headers.map(({ name, value }) => ({ name: pass.word(name), value: walkHeader(name, value, pass) }));
}

function walkHeader(name: string, value: string, pass: Pass): string {
  if (/^(?:set-)?cookie$/i.test(name))
    return value
      .split('\n')
      .map(line => walkCookieLine(line, pass))
      .join('\n');
  if (URL_HEADER.test(name)) return walkUrl(value, pass);
  return /^host$|^:authority$/i.test(name)
    ? pass.free(`http://${value}`).slice('http://'.length)
    : walkPair(name, value, pass);
}

/** Attributes are kept but the domain. */
function walkCookieLine(line: string, pass: Pass): string {
  const parts = line.split(/;\s*/).filter(part => !/^domain=/i.test(part));
  return parts
    .map(part => {
      const [, name, value] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
      if (name === undefined || value === undefined || COOKIE_ATTRIBUTE.test(name)) return part;
      return `${pass.word(name)}=${pass.value(value, 'secret', name)}`;
    })
    .join('; ');
}

const COOKIE_ATTRIBUTE = /^(?:path|expires|max-age|samesite|priority)$/i;

function walkCookies(cookies: readonly Cookie[], pass: Pass): Cookie[] {
  return cookies.map(({ name, value, path, expires, httpOnly, secure }) => ({
    name: pass.word(name),
    value: pass.value(value, 'secret', name),
    ...(path !== undefined && { path }),
    ...(expires !== undefined && { expires }),
    ...(httpOnly !== undefined && { httpOnly }),
    ...(secure !== undefined && { secure }),
  }));
}

function walkQuery(query: readonly QueryString[], pass: Pass): QueryString[] {
  return query.map(({ name, value }) => ({ name: pass.word(name), value: walkPair(name, value, pass) }));
}

function walkPostData({ mimeType, text, params }: PostData, pass: Pass): PostData {
  if (text !== undefined && text !== '')
    return { mimeType, text: isText(mimeType, text) ? walkText(text, pass) : '' };
  return {
    mimeType,
    params: (params ?? []).map(({ name, value = '' }) => ({
      name: pass.word(name),
      value: walkPair(name, value, pass),
    })),
  };
}

/** A file is left out: what it holds is not known. */
function walkContent({ mimeType, text, encoding }: Content, pass: Pass): Content {
  if (text === undefined) return { size: 0, mimeType };
  const plain = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  if (!isText(mimeType, plain)) return { size: 0, mimeType, comment: 'A file: left out.' };
  const fresh = walkText(plain, pass);
  return { size: Buffer.byteLength(fresh), mimeType, text: fresh };
}

const isText = (mimeType: string, text: string): boolean =>
  TEXT.test(mimeType.trim()) && !['\0', '\uFFFD'].some(sign => text.slice(0, 10_000).includes(sign));
