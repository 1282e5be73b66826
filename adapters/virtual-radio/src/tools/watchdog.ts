import type { Configured, Powered } from '../aspects.ts';
import { type Asking, reach } from './traceroute.ts';

type Watched = Asking & Configured & Powered;

/** The ping watchdog: reboots the radio while a host does not answer. §config.services. */
export class Watchdog {
  #failures = 0;
  #pingAt = 0;
  #guards = '';

  /** True if the radio is to reboot now; to be asked once a step. */
  isDue(radio: Watched, now: number): boolean {
    const config = radio.configuration.running;
    const get = (leaf: string): string => config.get(`pwdog.${leaf}`) ?? '';
    const seconds = (leaf: string, usual: number): number => Number(get(leaf)) || usual;
    if (get('status') !== 'enabled' || get('host') === '') {
      this.#guards = '';
      return false;
    }
    const bootedAt = Math.max(radio.power.bootedAt, radio.power.silentUntil);
    const guards = `${bootedAt} ${get('host')} ${get('delay')} ${get('period')}`;
    if (guards !== this.#guards) {
      this.#guards = guards;
      this.#failures = 0;
      this.#pingAt = Math.max(bootedAt, now) + seconds('delay', 300) * 1000;
    }
    if (now < this.#pingAt) return false;
    this.#pingAt = now + seconds('period', 300) * 1000;
    this.#failures = reach(radio, get('host'), 0).kind === 'answers' ? 0 : this.#failures + 1;
    return this.#failures >= seconds('retry', 3);
  }
}
