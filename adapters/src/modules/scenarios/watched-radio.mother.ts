import { Clock } from '@radiolink/application/clock/clock.port';
import { quietPorts } from '@radiolink/application/program/quiet-ports.mother';
import { PagePort } from '@radiolink/application/place/page.port';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { PreferencesPort } from '@radiolink/application/preferences/preferences.port';
import { createProgram, PROGRAM_PORTS } from '@radiolink/application/program/program';
import { SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { resolveAll } from '@radiolink/application/wiring/model-binding';
import { Container, ContainerModule } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { memorySession } from '../../http/client/client.mother.ts';
import { createVirtualRadio, MemoryCookieJar, type VirtualRadioOptions } from '@radiolink/virtual-radio';
import { httpModuleFor } from '../http.module.ts';

const NOWHERE = 'http://radio.invalid';
const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };

/** Interceptor of a scenario for requests and responses. */
export interface Way {
  /** Milliseconds that an answer takes. */
  latencyMs?: () => number;
  /** True if a request gets lost. */
  lost?: () => boolean;
  /** Changes the text of a status on its way. */
  status?: (text: string) => string;
}

const later = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** A page that watches a radio, logged in: the real models and adapters, on whatever clock the test fakes. */
export async function watchedRadio(options: Partial<VirtualRadioOptions> = {}) {
  const radio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: () => Date.now() }, ...options });
  const cookies = new MemoryCookieJar();
  const caller = { address: '192.0.2.10', cookies };
  const way: Way = {};
  const seen = { inFlight: 0, mostInFlight: 0, polls: 0, requests: 0, reloads: 0 };

  async function travelled(request: Request): Promise<Response> {
    await later(way.latencyMs?.() ?? 0);
    request.signal.throwIfAborted();
    if (way.lost?.() === true) throw new TypeError('Failed to fetch');
    const answer = await radio.fetch(request, caller).catch(() => {
      throw new TypeError('Failed to fetch');
    });
    if (way.status === undefined || !answer.ok) return answer;
    return new Response(way.status(await answer.text()), { headers: answer.headers });
  }

  async function fetch(request: Request): Promise<Response> {
    seen.requests += 1;
    if (!request.url.includes('/status.cgi')) return radio.fetch(request, caller);
    seen.polls += 1;
    seen.inFlight += 1;
    seen.mostInFlight = Math.max(seen.mostInFlight, seen.inFlight);
    const cut = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
    try {
      return await Promise.race([travelled(request), cut]);
    } finally {
      seen.inFlight -= 1;
    }
  }

  const visible = new BehaviorSubject(true);
  const page = { reload: () => void (seen.reloads += 1) };
  const clock = { now: () => Date.now() };
  const container = new Container();
  container.load(
    httpModuleFor({ baseUrl: NOWHERE, fetch, readCookies: () => cookies.header() }),
    new ContainerModule(({ bind }) => {
      bind(SessionStore).toConstantValue(memorySession());
      bind(PagePort).toConstantValue(page);
      bind(VisibilityPort).toConstantValue({ visible });
      bind(Clock).toConstantValue(clock);
      bind(PreferencesPort).toConstantValue(quietPorts().preferencesPort);
    }),
  );
  const sessionPort = container.get<SessionPort>(SessionPort);
  const login = await sessionPort.login(ADMIN);
  if (!login.ok) throw new Error('The radio did not let the scenario in.');
  const { status, session } = createProgram(resolveAll(container, PROGRAM_PORTS));
  session.opened();
  status.opened();
  return { radio, way, seen, status, session, visible, container };
}
