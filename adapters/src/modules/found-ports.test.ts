import { subjectOf } from '@radiolink/application/wiring/subject';
import type { Token } from '@radiolink/application/wiring/token';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import type { PortBinding } from '../wiring/port-binding.ts';
import type { FilePorts } from './found.ts';
import { loadBrowser, loadClassic, PortLoader } from './parts/loaders.ts';
import { loadV1 } from './v1/page/loaders.ts';

type Files = Readonly<Record<string, FilePorts<PortBinding<never>>>>;
const CLASSIC: Files = {
  ...import.meta.glob<FilePorts<PortBinding<never>>>('../http/classic/*/ports.ts', { eager: true }),
  ...import.meta.glob<FilePorts<PortBinding<never>>>('../http/classic/*/transport-ports.ts', { eager: true }),
};
const V1: Files = import.meta.glob<FilePorts<PortBinding<never>>>('../http/v1/*/ports.ts', { eager: true });
const BROWSER: Files = import.meta.glob<FilePorts<PortBinding<never>>>('../browser/*/ports.ts', {
  eager: true,
});
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
const tokensOf = (files: Files) =>
  Object.values(files).flatMap(({ PORTS }) => PORTS.map(({ token }) => token));

describe.each([
  ['the classic interface', CLASSIC],
  ['the versioned interface', V1],
  ['the browser', BROWSER],
])('the files of %s', (_, files) => {
  it('bind ports of the subject in whose folder they stand', () => {
    for (const [path, { PORTS }] of Object.entries(files)) {
      const [, folder] = /\/([\w-]+)\/[\w-]+\.ts$/.exec(path) ?? [];
      expect(PORTS.flatMap(({ token }) => subjectOf(token))).toEqual(PORTS.map(() => folder));
    }
  });

  it('bind no port twice', () => {
    const tokens = tokensOf(files);
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
  // These two belong to the versioned interface alone.
  ['classic', loadClassic, ['backup/DeviceDocumentsPort', 'cloud/ProxyPort']],
  ['versioned', loadV1, []],
])('a page of a device with the %s interface', (_, load, without) => {
  it('finds every port that is not bound at its start', async () => {
    const container = new Container();
    await new PortLoader(container, [loadBrowser, load]).bind(TOKENS);
    const missing = TOKENS.filter(token => !container.isBound(token)).map(nameOf);
    expect(missing.toSorted()).toEqual([...BOUND_AT_START, ...without].toSorted());
  });
});
