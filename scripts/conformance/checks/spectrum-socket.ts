import { SocketTalk } from '../caller/socket-talk.ts';
import { type Check, type Context, Differs, holds, judged, missing, type Verdict } from '../check.ts';
import { answered } from '../operations/contract.ts';
import { NoAnswer } from '../wire/back-end.ts';
import { valueIn } from './json-body.ts';

const PATH = '/ws/airview';
const READ = 'GET /airviewdata.cgi';
const FRAME_MS = 5000;
const NOT_SHOWN = 'The live spectrum (#/spectrum)';

/** Opens the live spectrum; undefined where the device has none. */
async function open(context: Context, cookie: string): Promise<SocketTalk | undefined> {
  try {
    return await SocketTalk.open(context.line, { path: PATH, cookie });
  } catch (error) {
    if (error instanceof NoAnswer && error.reason === 'refused' && error.status === 404) return undefined;
    throw error;
  }
}

/** Joins the pieces of one frame until they parse. */
async function frame(talk: SocketTalk, maxBytes: number): Promise<string> {
  let text = '';
  for (;;) {
    const received = await talk.next(FRAME_MS);
    if (received.kind === 'silence')
      throw new Differs(`No whole frame within ${FRAME_MS / 1000} s; ${text.length} characters of one`);
    if (received.kind === 'closed') throw new Differs('The socket was closed within a frame');
    text += received.text;
    if (text.length > maxBytes) throw new Differs(`A frame has more than ${maxBytes} bytes`);
    if (text.trimStart().startsWith('{') ? valueIn(text) !== undefined : text.length > 0) return text;
  }
}

const frames: Check = {
  id: 'socket/spectrum',
  subject: 'The live spectrum sends pieces of one JSON object, and the next one for a number',
  needs: ['classic'],
  async run(context) {
    const caller = await context.classic();
    const talk = await open(context, caller.cookies.header());
    if (talk === undefined) return missing(NOT_SHOWN);
    try {
      const first = await frame(talk, context.line.limits.maxBytes);
      talk.say('1');
      const second = await frame(talk, context.line.limits.maxBytes);
      return judged([first, second].flatMap(text => answered(READ, text)));
    } finally {
      talk.close();
    }
  },
};

const closed: Check = {
  id: 'socket/spectrum-closed',
  subject: 'The live spectrum does not open without a session',
  needs: ['classic'],
  async run(context) {
    try {
      (await SocketTalk.open(context.line, { path: PATH })).close();
      return judged(['It opens for a stranger']);
    } catch (error) {
      if (error instanceof NoAnswer) return holds();
      throw error;
    }
  },
};

const ended: Check = {
  id: 'socket/spectrum-ends',
  subject: 'The live spectrum sends nothing after the logout of its session',
  needs: ['classic'],
  async run(context): Promise<Verdict> {
    const caller = await context.open(context.options.credentials);
    const talk = await open(context, caller.cookies.header());
    if (talk === undefined) return missing(NOT_SHOWN);
    try {
      await frame(talk, context.line.limits.maxBytes);
      await caller.logout();
      talk.say('1');
      const received = await talk.next(FRAME_MS);
      return judged([received.kind === 'message' ? 'It sends a frame after the logout' : undefined]);
    } finally {
      talk.close();
    }
  },
};

export const spectrumSocket: readonly Check[] = [frames, closed, ended];
