import { type HelpPage, HelpPort } from '@radiolink/application/help/help.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import { classicPort } from '../classic-ports.ts';

/** A path on the device itself: nothing that a browser takes for another host. */
const OWN_PATH = /^\/(?![/\\])/;
const LONGEST_PATH = 1024;

/** Help pages by `GET /api/info/help`. reading 11. */
export class ClassicHelp implements HelpPort {
  constructor(private readonly client: ClassicClient) {}

  async find(
    page: Parameters<HelpPort['find']>[0],
    language: string,
    options?: CallOptions,
  ): Promise<HelpPage | undefined> {
    const params = { query: { page, lang: language } };
    const answer = await unlessMissing(this.client.get('/api/info/help', { params, ...options }));
    return (
      answer &&
      readAnswer(answer, root => {
        const path = root.text('url', LONGEST_PATH);
        const found = { title: root.text('title') ?? '', language: root.text('lang') ?? language };
        return path === undefined || !OWN_PATH.test(path) ? undefined : { ...found, path };
      })
    );
  }
}

/** Ports of the help texts, by the classic API. */
export const PORTS = [classicPort(HelpPort, ({ client }) => new ClassicHelp(client))];
