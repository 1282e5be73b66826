import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { type LoginPorts, LoginPortsProvider } from './login-context.ts';
import { LoginOutcome } from './login-outcome.tsx';

const BLOCKED = { kind: 'refused', deviceText: 'Too many failed login attempts.' } as const;
const ports = { store: { get: () => undefined } } as unknown as LoginPorts;

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  stage = setStage();
});
afterEach(() => {
  vi.useRealTimers();
  return stage.close();
});

it('a login that the device blocks counts down to the next attempt, and says no more of it then', async () => {
  await stage.show(
    <LoginPortsProvider value={ports}>
      <LoginOutcome problem={BLOCKED} />
    </LoginPortsProvider>,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Wait 60 s before the next attempt.');
  vi.advanceTimersByTime(13_000);
  await expect.element(alert).toHaveTextContent('Wait 47 s before the next attempt.');
  vi.advanceTimersByTime(47_000);
  await expect.element(alert).not.toHaveTextContent('Wait');
  await expect.element(alert).toHaveTextContent('Too many failed login attempts.');
});
