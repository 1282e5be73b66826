import type { EnginePage } from './engine-page.ts';
import { until } from './user.ts';

interface Paced {
  pace?: { rate: number; since: number; at: number };
}

/**
 * Lets time pass this much faster in the page, for all timers that are set from then on: to be called before the login, the
 * program behind which sets its own. These drivers have no clock of their own.
 */
export async function setPace(page: EnginePage, pace: number): Promise<void> {
  await page.run(rate => {
    const paced = window as unknown as Paced;
    const known = paced.pace;
    if (known !== undefined) {
      paced.pace = { rate, since: performance.now(), at: Date.now() };
      return;
    }
    const [native, setNative, clearNative] = [performance.now.bind(performance), setTimeout, clearTimeout];
    const current = { rate, since: native(), at: Date.now() };
    paced.pace = current;
    const of = () => paced.pace ?? current;
    const now = () => of().at + (native() - of().since) * of().rate;
    Date.now = () => Math.round(now());
    const repeated = new Map<number, number>();
    const later = (act: () => void, ms = 0, ...args: never[]) =>
      setNative(act as TimerHandler, ms / of().rate, ...args);
    const repeat = (act: (...args: never[]) => void, ms = 0, ...args: never[]) => {
      const id = -1 - repeated.size - Math.floor(native() * 1000);
      const again = (): void => {
        repeated.set(
          id,
          later(() => {
            again();
            act(...args);
          }, ms),
        );
      };
      again();
      return id;
    };
    const stop = (id = 0): void => {
      clearNative(repeated.get(id) ?? id);
      repeated.delete(id);
    };
    Object.assign(window, {
      setTimeout: later,
      setInterval: repeat,
      clearInterval: stop,
      clearTimeout: stop,
    });
  }, pace);
}

/** Waits until this much time has passed in the page; what is to be seen in it is looked at all the while. */
export async function passesIn(
  page: EnginePage,
  seconds: number,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const end = (await page.run(() => Date.now())) + seconds * 1000;
  await until(`${seconds} s to pass`, async () => {
    await look();
    return (await page.run(() => Date.now())) >= end;
  });
}
