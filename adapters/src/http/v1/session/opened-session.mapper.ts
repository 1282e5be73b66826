import type { Received } from '@radiolink/openapi/received';
import type { OpenedSession } from '@radiolink/application/session/session.port';
import type { Range } from '../../wire/scalars.ts';
import type { Section } from '../../wire/section.ts';
import { type ListOf, readAnswer, readUntyped } from '../../wire/read-answer.ts';
import { boardInfoOf } from './board-info.mapper.ts';
import type { FirstFacts } from './first-facts.ts';

const COUNTRY_CODES: Range = [1, 99_999];

/** The session from a login and the first facts. A user who is not marked read-only is a full user. */
export function mapOpenedSession(
  body: Received<'/api/v1.0/user/login', 'post'> | undefined,
  facts: FirstFacts,
  username: string,
): OpenedSession {
  const countryCode = readAnswer(facts.system, system => system.numberOrText('countryCode', COUNTRY_CODES));
  return {
    username,
    readOnly:
      readAnswer(body, answer => answer.section('user').flag('readOnly')) ??
      isReadOnly(facts.users, username),
    boardInfo: boardInfoOf(facts.device, countryCode),
    fullVersion: readAnswer(facts.device, device => device.section('identification').text('firmware')) ?? '',
    countryCode,
  };
}

function isReadOnly(list: FirstFacts['users'], username: string): boolean {
  return readUntyped({ list }, (root: Section<ListOf<'get /api/v1.0/system/users'>>) =>
    root.sections('list').some(user => user.text('username') === username && user.flag('readOnly') === true),
  );
}
