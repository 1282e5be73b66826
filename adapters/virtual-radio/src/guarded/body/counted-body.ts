import { type Readable, Transform } from 'node:stream';

/** More came than may come. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The body as it comes, ended by `BodyTooLarge` at the first byte beyond the limit. */
export function countedBody(body: Readable, bytes: number): Transform {
  let count = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length;
      if (count > bytes) done(new BodyTooLarge(`The body is larger than ${bytes} bytes.`));
      else done(null, chunk);
    },
  });
  body.once('aborted', () => counted.destroy());
  counted.once('close', () => body.unpipe(counted));
  return body.pipe(counted);
}
