import type { Answer, BackEnd, Sent } from '../../wire/back-end.ts';
import type { VirtualWorld } from '../virtual-back-end.ts';

/** One kind of fault of a back end, and the check that finds it. */
export interface Fault {
  readonly name: string;
  /** Id of the check that must differ. */
  readonly finds: string;
  /** Where the usual radio does not show it. */
  readonly profile?: string;
  /** The back end of a world with the fault in it. */
  plant(world: VirtualWorld): BackEnd;
}

type Send = (sent: Sent) => Promise<Answer>;

/** A fault in how requests are answered: it gets the sound way to send them. */
export const onRequests = (
  name: string,
  finds: string,
  answer: (sent: Sent, send: Send, world: VirtualWorld) => Promise<Answer>,
): Fault => ({
  name,
  finds,
  plant: world => ({
    ...world.backEnd,
    send: (sent, limits) => answer(sent, inner => world.backEnd.send(inner, limits), world),
  }),
});

/** A fault in the answers of one path. */
export const onAnswers = (
  name: string,
  finds: string,
  path: string,
  change: (answer: Answer, sent: Sent) => Answer,
): Fault =>
  onRequests(name, finds, async (sent, send) => {
    const answer = await send(sent);
    return pathOf(sent) === path ? change(answer, sent) : answer;
  });

/** A fault in the JSON of one path that succeeds. */
export const onJson = (name: string, finds: string, path: string, edit: (body: Editable) => void): Fault =>
  onAnswers(name, finds, path, answer => {
    if (answer.status !== 200) return answer;
    const body: Editable = JSON.parse(answer.text);
    edit(body);
    return { ...answer, text: JSON.stringify(body) };
  });

/** JSON that a fault writes into. */
export interface Editable {
  [name: string]: unknown;
}

export const inside = (body: Editable, ...names: readonly (string | number)[]): Editable =>
  names.reduce<Editable>((node, name) => node[name] as Editable, body);

export const pathOf = ({ path }: Sent): string => path.split('?')[0] ?? path;

export const withHeader = (answer: Answer, name: string, value: string | undefined): Answer => {
  const headers = new Headers(answer.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return { ...answer, headers };
};

export const jsonOf = (status: number, body: unknown): Answer => ({
  status,
  headers: new Headers({ 'content-type': 'application/json; charset=utf-8' }),
  text: JSON.stringify(body),
});

export const page = (status: number): Answer => ({
  status,
  headers: new Headers({ 'content-type': 'text/html' }),
  text: '<html><body><h1>Welcome</h1></body></html>',
});

/** A login whose cookie and id the fault uses for itself. */
export async function administrator(send: Send): Promise<Readonly<Record<string, string>>> {
  const answer = await send({
    method: 'POST',
    path: '/api/auth',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Tower-Link-2026' }),
  });
  const cookies = answer.headers.getSetCookie().map(line => line.split(';')[0]);
  return { cookie: cookies.join('; '), 'x-csrf-id': answer.headers.get('x-csrf-id') ?? '' };
}
