import { subjectOf } from '@radiolink/application/wiring/subject';
import type { Token } from '@radiolink/application/wiring/token';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { ALL_BROWSER } from './all-browser.ts';
import { ALL_CLASSIC } from './all-classic.ts';
import { loadBrowser, loadClassic, PortLoader } from './parts/loaders.ts';
import { ALL_V1 } from './v1/all-v1.ts';
import { loadV1 } from './v1/page/loaders.ts';

const APPLICATION = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../application/src/**/*.port.ts',
  { eager: true },
);

/** The tokens of all ports of the application. */
const TOKENS = Object.values(APPLICATION)
  .flatMap(file => Object.values(file))
  .filter((one): one is symbol => typeof one === 'symbol');
/** Bound with the start of the program, or by the login, which has no container. */
const BOUND_AT_START = [
  'clock/Clock',
  'configuration/ConfigurationPort',
  'login/LegalPagesPort',
  'login/LoginDraftPort',
  'place/PagePort',
  'preferences/PreferencesPort',
  'session/PublicInfoPort',
  'session/SessionEndPort',
  'session/SessionPort',
  'session/SessionStore',
  'status/StatusPort',
  'visibility/VisibilityPort',
];
const nameOf = (token: Token<unknown>) => String((token as symbol).description).replace('radiolink.', '');

describe.each([
  ['the classic API', ALL_CLASSIC, loadClassic],
  ['the versioned API', ALL_V1, loadV1],
  ['the browser', ALL_BROWSER, loadBrowser],
])('the ports of %s', (_, all, load) => {
  const tokens = all.map(({ token }) => token);

  it.each([...new Set(tokens.flatMap(subjectOf))])(
    'are bound for the subject %s by the file that the table names for it',
    async subject => {
      const container = new Container();
      const module = await load(subject);
      if (module !== undefined) container.load(module);
      expect(tokens.filter(token => container.isBound(token))).toEqual(
        tokens.filter(token => subjectOf(token).includes(subject)),
      );
    },
  );

  it('ports that are found are bound once', () => {
    expect(tokens.length).toBeGreaterThan(5);
    expect(tokens).toHaveLength(new Set(tokens).size);
  });
});

it.each(Object.entries(APPLICATION))(
  'the port of %s carries the subject in whose folder it stands',
  (path, file) => {
    const [, folder] = /application\/src\/([\w-]+)\//.exec(path) ?? [];
    const tokens = Object.values(file).filter(one => typeof one === 'symbol');
    expect(tokens.flatMap(subjectOf)).toEqual(tokens.map(() => folder));
  },
);

describe.each([
  // It belongs to the versioned API alone.
  ['classic', loadClassic, ['backup/DeviceDocumentsPort']],
  ['versioned', loadV1, []],
])('a page of a device with the %s API', (_, load, without) => {
  it('finds every port that is not bound at its start', async () => {
    const container = new Container();
    await new PortLoader(container, [loadBrowser, load]).bind(TOKENS);
    const missing = TOKENS.filter(token => !container.isBound(token)).map(nameOf);
    expect(missing.toSorted()).toEqual([...BOUND_AT_START, ...without].toSorted());
  });
});
