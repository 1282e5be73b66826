import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { deviceWords, RequestFailure } from '@radiolink/domain/errors';
import { readUntyped } from './read-answer.ts';
import type { Section } from './section.ts';

const CODES = [-1_000_000, 1_000_000] as const;

type Fields = Schemas['ActionResult'] & Partial<Schemas['ErrorAnswer']>;

/** The answer to any call that tells in its fields whether it was done. */
export type ActionAnswer = { readonly [Field in keyof Fields]?: unknown };

/**
 * Accepts the answer of an action, `{"ok":true,"code":0}`, with `ok` as the text that some firmware sends. A refusal
 * comes with status 200 and its reason inside.
 * @throws RequestFailure with the device's words and its code
 */
export function requireDone(json: ActionAnswer): void {
  readUntyped(json, (answer: Section<Fields>) => {
    const done = answer.flag('ok');
    const code = answer.numberOrText('code', CODES);
    if (done === true || (done === undefined && code === 0)) return;
    const message = deviceWords(answer.text('error'), answer.text('message'));
    throw new RequestFailure({
      kind: 'device-api',
      error: message === '' ? 'The device rejected the request.' : message,
      message,
      detail: '',
      statusCode: 200,
      code,
    });
  });
}
