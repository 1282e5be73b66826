import type { OpenedSession } from '@radiolink/application/session';
import { type Range, Section } from '../../wire/index.ts';
import { boardInfoOf } from './board-info.mapper.ts';
import type { FirstFacts } from './first-facts.ts';

const COUNTRY_CODES: Range = [1, 99_999];

/** The session from a login and the first facts. A user who is not marked read-only is a full user. */
export function mapOpenedSession(body: unknown, facts: FirstFacts, username: string): OpenedSession {
  const countryCode = read(facts.system, system => system.numberOrText('countryCode', COUNTRY_CODES));
  return {
    username,
    readOnly:
      read(body, answer => answer.section('user').flag('readOnly')) ?? isReadOnly(facts.users, username),
    boardInfo: boardInfoOf(facts.device, countryCode),
    fullVersion: read(facts.device, device => device.section('identification').text('firmware')) ?? '',
    countryCode,
  };
}

function isReadOnly(list: unknown, username: string): boolean {
  return read({ list }, root =>
    root.sections('list').some(user => user.text('username') === username && user.flag('readOnly') === true),
  );
}

function read<T>(json: unknown, map: (root: Section) => T): T {
  return Section.read(json, () => undefined, map);
}
