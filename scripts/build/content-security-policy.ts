import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type MakerFile, pictureDomains } from './maker.ts';

/** Script and style inside the page; data is neither, and needs no permission. */
const INLINE = /<(script|style)(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/\1>/g;

/** Hashes of the inline parts of the page, by the directive that allows them. */
function inlineHashes(html: string): Readonly<Record<'script' | 'style', readonly string[]>> {
  const hashes: Record<'script' | 'style', string[]> = { script: [], style: [] };
  for (const [, tag, text = ''] of html.matchAll(INLINE)) {
    if (text.trim() !== '')
      hashes[tag === 'style' ? 'style' : 'script'].push(
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
  }
  return hashes;
}

/**
 * The Content Security Policy of the page of a maker. Foreign content is blocked except the picture of an account,
 * inline code except that of the build, and every sink requires Trusted Types.
 */
export function policyFor(html: string, maker: MakerFile = {}): string {
  const pictures = pictureDomains(maker).flatMap(domain => [`https://${domain}`, `https://*.${domain}`]);
  const { script, style } = inlineHashes(html);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    // The video of mast mode that keeps the screen lit over plain HTTP.
    "media-src 'self'",
    "font-src 'self'",
    // The check whether a device responds at its new address goes there: docs/decisions/0011.
    "connect-src 'self' http: https:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types radiolink',
  ].join('; ');
}

/** Puts the policy into the page itself: a real radio sends no such header. */
export function writePolicy(file: string, maker: MakerFile = {}): void {
  const html = readFileSync(file, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, maker)}">`;
  const [head, ...rest] = html.split(/(?<=<meta charset="?[^">]+"?\s*\/?>)/i);
  if (rest.length === 0) throw new Error(`${file} has no <meta charset> to put the policy after.`);
  writeFileSync(file, `${head}${meta}${rest.join('')}`);
}
