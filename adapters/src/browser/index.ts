/**
 * Browser adapters that login needs too. The visibility, which needs the stream library, is in
 * `browser/visibility`.
 */
export * from './page/index.ts';
export * from './place/page.adapter.ts';
export * from './storage/index.ts';
