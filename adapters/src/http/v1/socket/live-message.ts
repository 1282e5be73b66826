import type { Section } from '../../wire/section.ts';
import { readUntyped } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';

/** Messages of the device on the live socket. §v1.live. */
export type LiveMessage =
  | { readonly type: 'ready'; readonly heartbeatMs: number }
  /** The accepted topics of those requested under this number. */
  | { readonly type: 'ack'; readonly id: number; readonly topics: readonly string[] }
  | { readonly type: 'ping'; readonly t: number }
  /** `body` is what GET of the topic's route answers. */
  | { readonly type: 'data'; readonly topic: string; readonly seq: number; readonly body: unknown };

/** A frame of the server, as `x-socket` of the contract describes it. */
interface Frame {
  readonly type: string;
  readonly heartbeat?: number;
  readonly id?: number;
  readonly topics?: readonly string[];
  readonly t?: number;
  readonly topic?: string;
  readonly seq?: number;
  readonly body?: unknown;
}

const USUAL_HEARTBEAT_SECONDS = 15;
const MS_PER_SECOND = 1000;
const MOST_TOPICS = 64;

/** Reads one frame; undefined for what says nothing to this program. Never throws. */
export function readLiveMessage(text: string): LiveMessage | undefined {
  const json = parsed(text);
  return readUntyped(json, (message: Section<Frame>): LiveMessage | undefined => {
    const type = message.text('type');
    if (type === 'ready') {
      const seconds = message.number('heartbeat', COUNT) ?? USUAL_HEARTBEAT_SECONDS;
      return { type, heartbeatMs: seconds * MS_PER_SECOND };
    }
    if (type === 'ping') return { type, t: message.number('t', COUNT) ?? 0 };
    if (type === 'ack') {
      const id = message.number('id', COUNT) ?? 0;
      return { type, id, topics: message.texts('topics', MOST_TOPICS) };
    }
    const topic = message.text('topic');
    const seq = message.number('seq', COUNT);
    if (type !== 'data' || topic === undefined || seq === undefined) return undefined;
    return { type, topic, seq, body: Reflect.get(Object(json), 'body') };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
