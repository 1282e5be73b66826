import { V1 } from '../caller/caller.ts';
import { type Received, SocketTalk } from '../caller/socket-talk.ts';
import { type Check, type Context, Differs, judged, missing, type Verdict } from '../check.ts';
import { answered } from '../operations/contract.ts';
import { NoAnswer } from '../wire/back-end.ts';
import { isObject, type Json, valueIn } from './json-body.ts';

const ANSWER_MS = 5000;
const NO_TOKEN = 4401;
const TOPIC = 'statistics';

/** Talks over the live socket of the versioned API; what the interface polls instead where there is none. */
const talking =
  (check: (talk: SocketTalk, context: Context) => Promise<Verdict>) =>
  async (context: Context): Promise<Verdict> => {
    try {
      const talk = await SocketTalk.open(context.line, { path: `${V1}/ws`, protocol: 'v1.json' });
      try {
        return await check(talk, context);
      } finally {
        talk.close();
      }
    } catch (error) {
      if (error instanceof NoAnswer && error.reason === 'refused')
        return missing('Nothing: the interface asks by HTTP instead');
      throw error;
    }
  };

function messageIn(received: Received, what: string): Json {
  if (received.kind === 'silence') throw new Differs(`${what}: nothing within ${ANSWER_MS / 1000} s`);
  if (received.kind === 'closed') throw new Differs(`${what}: closed with ${received.code ?? 'no code'}`);
  const value = valueIn(received.text);
  if (!isObject(value)) throw new Differs(`${what}: a message is no JSON object`);
  return value;
}

async function logIn(talk: SocketTalk, context: Context): Promise<Json> {
  const { token } = await context.versioned();
  talk.say({ type: 'auth', token });
  return messageIn(await talk.next(ANSWER_MS), 'The answer to the token');
}

const live: Check = {
  id: 'socket/live',
  subject: 'The live socket is ready after the token, and sends what a GET answers, numbered without a gap',
  needs: ['versioned'],
  run: talking(async (talk, context) => {
    const ready = await logIn(talk, context);
    talk.say({ type: 'subscribe', id: 1, topics: [{ name: TOPIC, interval: 1000 }] });
    const messages = [];
    for (let count = 0; count < 3; count++)
      messages.push(messageIn(await talk.next(ANSWER_MS), 'The answer to a subscription'));
    const [ack, first, second] = messages;
    return judged([
      ready['type'] === 'ready' ? undefined : `The first message is of type ${JSON.stringify(ready['type'])}`,
      typeof ready['heartbeat'] === 'number' ? undefined : '`heartbeat` is no number',
      ack?.['type'] === 'ack' ? undefined : `A subscription is answered by ${JSON.stringify(ack?.['type'])}`,
      first?.['seq'] === 1 && second?.['seq'] === 2
        ? undefined
        : `\`seq\` is ${JSON.stringify(first?.['seq'])}, then ${JSON.stringify(second?.['seq'])}`,
      ...answered(`GET ${V1}/${TOPIC}`, JSON.stringify(first?.['body'] ?? null)),
    ]);
  }),
};

const unknownTopic: Check = {
  id: 'socket/live-unknown-topic',
  subject: 'A topic that does not exist is refused with 404',
  needs: ['versioned'],
  run: talking(async (talk, context) => {
    await logIn(talk, context);
    talk.say({ type: 'subscribe', id: 2, topics: [{ name: 'conformance/none' }] });
    const { type, body } = messageIn(await talk.next(ANSWER_MS), 'The answer to an unknown topic');
    const status = isObject(body) ? body['statusCode'] : undefined;
    return judged([
      type === 'error' ? undefined : `It is answered by ${JSON.stringify(type)}`,
      status === 404 ? undefined : `\`statusCode\` is ${JSON.stringify(status)}`,
    ]);
  }),
};

const wrongToken: Check = {
  id: 'socket/live-wrong-token',
  subject: 'A wrong token closes the live socket with 4401',
  needs: ['versioned'],
  run: talking(async talk => {
    talk.say({ type: 'auth', token: '0'.repeat(32) });
    const received = await talk.next(ANSWER_MS);
    if (received.kind !== 'closed') return judged([`It stays open: ${received.kind}`]);
    return judged([
      received.code === NO_TOKEN ? undefined : `It is closed with ${received.code ?? 'no code'}`,
    ]);
  }),
};

export const liveSocket: readonly Check[] = [live, unknownTopic, wrongToken];
