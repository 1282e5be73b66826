import { expect, it } from 'vitest';
import { BrowserServedInterface } from './served-interface.adapter.ts';

const URL_OF_PAGE = 'http://192.0.2.1/index.html';
const page = (...scripts: readonly string[]) =>
  `<!doctype html><script>first()</script>${scripts.map(src => `<script defer src="${src}"></script>`).join('')}`;
const OWN = ['http://192.0.2.1/static/js/index.1.js', 'http://192.0.2.1/static/js/later.7.js'];

/** What a device that serves this makes of a page that was served with the scripts above. */
function compared(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const served = new BrowserServedInterface({
    fetch: async request => {
      requests.push(request);
      return answer();
    },
    url: URL_OF_PAGE,
    scripts: OWN,
    failures: new EventTarget(),
  });
  return { compare: () => served.compare(), requests };
}

it.each([
  [
    'the same in another language',
    page('/static/js/index.1.js').replace('<!doctype html>', '<html lang="de">'),
  ],
  ['the same by its whole address', page('http://192.0.2.1/static/js/index.1.js')],
  ['the same without quotes', '<SCRIPT defer src=static/js/index.1.js></SCRIPT>'],
])('an interface is %s', async (_, html) => {
  expect(await compared(() => new Response(html)).compare()).toBe('same');
});

it.each([
  ['of another version', page('/static/js/index.2.js')],
  ['of which one script is another', page('/static/js/index.1.js', '/static/js/more.js')],
  ['of another maker', page('http://[not an address')],
])('an interface is another one: %s', async (_, html) => {
  expect(await compared(() => new Response(html)).compare()).toBe('other');
});

it.each([
  ['a page without scripts', () => new Response('<h1>Pay for the network</h1>')],
  ['a failure', () => new Response(page('/static/js/index.2.js'), { status: 502 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('nothing is known of the interface from %s', async (_, answer) => {
  expect(await compared(answer).compare()).toBe('unknown');
});

it('asks the device itself, and follows no network that leads elsewhere', async () => {
  const { compare, requests } = compared(() => new Response(page('/static/js/index.1.js')));
  await compare();
  expect(requests.map(({ url, cache, redirect }) => [url, cache, redirect])).toEqual([
    [URL_OF_PAGE, 'no-store', 'error'],
  ]);
});

it.each([
  ['SCRIPT', 1],
  ['LINK', 1],
  ['IMG', 0],
  [undefined, 0],
])('a part is missing where what fails is %s: %i', (tagName, count) => {
  const failures = new EventTarget();
  let missing = 0;
  const served = new BrowserServedInterface({
    fetch: async () => new Response(),
    url: URL_OF_PAGE,
    scripts: OWN,
    failures,
  });
  served.partMissing.subscribe(() => (missing += 1));
  const event = new Event('error');
  if (tagName !== undefined) Object.defineProperty(event, 'target', { value: { tagName } });
  failures.dispatchEvent(event);
  expect(missing).toBe(count);
});
