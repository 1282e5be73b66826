import { CONTROLLER_DOMAINS } from '@radiolink/domain/session';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { policyFor, writePolicy } from './content-security-policy.ts';

it('the picture of an account may come from the hosts that an account may be on, and from no other', () => {
  const pictures = (policy: string) => policy.match(/img-src [^;]*/)?.[0];
  expect(CONTROLLER_DOMAINS).toEqual(['ui.com', 'ubnt.com']);
  expect(pictures(policyFor(''))).toBe(
    "img-src 'self' data: blob: https://ui.com https://*.ui.com https://ubnt.com https://*.ubnt.com",
  );
  expect(pictures(policyFor('', { controllerDomains: ['example.com'] }))).toBe(
    "img-src 'self' data: blob: https://example.com https://*.example.com",
  );
});

it('the page may ask another address whether it answers; nothing else comes from elsewhere', () => {
  const elsewhere = policyFor('')
    .split('; ')
    .filter(directive => /https?:/.test(directive));
  expect(elsewhere.map(directive => directive.split(' ')[0])).toEqual(['img-src', 'connect-src']);
});

describe('the policy of a page', () => {
  const write = (html: string) => {
    const page = join(aFolder({ 'index.html': html }), 'index.html');
    writePolicy(page);
    return readFileSync(page, 'utf8');
  };

  it('stands right behind the encoding, in front of all that it allows', () => {
    const html = write('<meta charset="utf-8"><script>a()</script>');
    expect(html).toBe(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyFor('<script>a()</script>')}"><script>a()</script>`,
    );
  });

  it('the policy of a page is refused for a page without an encoding: it would allow nothing in front of it', () => {
    expect(() => write('<script>a()</script>')).toThrow('no <meta charset>');
  });

  it('names each inline script and style by its hash, and none that is loaded or is data', () => {
    // By the published example of CSP level 2: alert('Hello, world.');
    const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
    const html = `<script>alert('Hello, world.');</script><script src="a.js"></script>
      <script type="application/json">{"a":1}</script><style> </style>`;
    const directives = policyFor(html).split('; ');
    expect(directives).toContain(`script-src 'self' '${hash}'`);
    expect(directives).toContain("style-src 'self'");
  });

  it.each(['unsafe-inline', 'unsafe-eval', 'script-src *'])('never says %s', words => {
    expect(policyFor('<script>a()</script><style>b{}</style>')).not.toContain(words);
  });
});
