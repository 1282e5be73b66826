import { Clock } from '@radiolink/application/clock/clock.port';
import { quietPorts } from '@radiolink/application/program/quiet-ports.mother';
import { PagePort } from '@radiolink/application/place/page.port';
import { PreferencesPort } from '@radiolink/application/preferences/preferences.port';
import { createProgram, PROGRAM_PORTS } from '@radiolink/application/program/program';
import { SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import type { StatusModel } from '@radiolink/application/status/status.model';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { resolveAll } from '@radiolink/application/wiring/model-binding';
import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { Container, ContainerModule } from 'inversify';
import { of } from 'rxjs';
import { memorySession } from '../../http/client/client.mother.ts';
import { loginByDevice } from '../../http/session/login-by-device.ts';
import { bindClassicStart } from '../classic-start.ts';
import { aScenarioRadio, openPage, pass } from '../scenarios/change-scenario.mother.ts';
import { watchedRadio } from '../scenarios/watched-radio.mother.ts';
import { Recording, type Step } from './recording.mother.ts';

const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };

/** One second of a page that has watched a link for a while. */
export async function tick(): Promise<readonly Step[]> {
  const recording = new Recording();
  const page = await recording.causing(() => watchedRadio());
  await pass(5);
  const { polls } = page.seen;
  const steps = await recording.stepsOf(() => pass(1));
  if (page.seen.polls !== polls + 1) throw new Error('It was not one answer.');
  page.status.closed();
  return steps;
}

/** From the press of the button to the program of the main application, with its first requests on their way. */
export async function login(): Promise<readonly Step[]> {
  const radio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: () => Date.now() } });
  const cookies = new MemoryCookieJar();
  const device = {
    baseUrl: 'http://radio.invalid',
    fetch: (request: Request) => radio.fetch(request, { address: '192.0.2.10', cookies }),
    readCookies: () => cookies.header(),
  };
  const composed = () => {
    const container = new Container();
    container.load(
      new ContainerModule(options => bindClassicStart(options, device)),
      new ContainerModule(({ bind }) => {
        bind(SessionStore).toConstantValue(store);
        bind(PagePort).toConstantValue({ reload: () => undefined });
        bind(VisibilityPort).toConstantValue({ visible: of(true) });
        bind(Clock).toConstantValue({ now: () => Date.now() });
        bind(PreferencesPort).toConstantValue(quietPorts().preferencesPort);
      }),
    );
    return container;
  };
  const store = memorySession();
  // The table of a country is loaded after the first figures.
  const { regulationPort: _, ...start } = PROGRAM_PORTS;
  const { regulationPort: later } = quietPorts();
  // The page of the login has these before the button is pressed.
  const session = composed().get<SessionPort>(SessionPort);
  const classic = { session, publicInfo: quietPorts().publicInfo };
  const page = loginByDevice({ classic, isVersioned: () => false, loadVersioned: async () => classic });
  const recording = new Recording();
  let status: StatusModel | undefined;
  const steps = await recording.stepsOf(() =>
    recording.causing(async () => {
      const outcome = await page.session.login(ADMIN);
      if (!outcome.ok) throw new Error('The login failed.');
      const program = createProgram({ ...resolveAll(composed(), start), regulationPort: later });
      program.session.opened();
      program.start.begun();
      ({ status } = program);
    }),
  );
  status?.closed();
  await pass(1);
  return steps;
}

/** From a committed field to a kept configuration: edited, applied as a test, and kept. */
export async function edit(): Promise<readonly Step[]> {
  const recording = new Recording();
  const page = await openPage(aScenarioRadio());
  const { editing, apply } = page.models;
  await pass(5);
  const steps = await recording.stepsOf(async () => {
    recording.causing(() => editing.edited(new Map([['wireless.1.ssid', 'hill']])));
    await pass(1);
    recording.causing(() => apply.applyRequested('test'));
    await pass(4);
    recording.causing(() => apply.keepRequested());
    await pass(4);
  });
  if (page.reported() !== 'kept') throw new Error(`The change was ${page.reported()}.`);
  page.kill();
  return steps;
}
