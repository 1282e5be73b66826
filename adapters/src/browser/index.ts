/** What login needs of the browser too. The visibility, which needs the stream library, stands in `browser/visibility`. */
export * from './page/index.ts';
export * from './storage/index.ts';
