import type { JsonSchemas } from '@radiolink/openapi/json';
import type { V1Schemas as Schemas } from '@radiolink/openapi/v1';
import type { OpenedSession } from '@radiolink/application/session/session.port';
import type { Range } from '../../wire/scalars.ts';
import type { Section } from '../../wire/section.ts';
import { readUntyped } from '../../wire/read-answer.ts';
import { boardInfoOf } from './board-info.mapper.ts';
import type { FirstFacts } from './first-facts.ts';

const COUNTRY_CODES: Range = [1, 99_999];

/** The session from a login and the first facts. A user who is not marked read-only is a full user. */
export function mapOpenedSession(body: unknown, facts: FirstFacts, username: string): OpenedSession {
  const countryCode = readUntyped(facts.system, (system: Section<Schemas['System']>) =>
    system.numberOrText('countryCode', COUNTRY_CODES),
  );
  return {
    username,
    readOnly:
      readUntyped(body, (answer: Section<Schemas['LoginDone']>) => answer.section('user').flag('readOnly')) ??
      isReadOnly(facts.users, username),
    boardInfo: boardInfoOf(facts.device, countryCode),
    fullVersion:
      readUntyped(facts.device, (device: Section<JsonSchemas['Device']>) =>
        device.section('identification').text('firmware'),
      ) ?? '',
    countryCode,
  };
}

function isReadOnly(list: unknown, username: string): boolean {
  return readUntyped({ list }, (root: Section<{ readonly list: readonly JsonSchemas['User'][] }>) =>
    root.sections('list').some(user => user.text('username') === username && user.flag('readOnly') === true),
  );
}
