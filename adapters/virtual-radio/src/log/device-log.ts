import type { Clock } from '@radiolink/domain';

const MOST_LINES = 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The system log: grows with events, drops the oldest, is lost at a reboot. */
export class DeviceLog {
  readonly #clock: Clock;
  #lines: string[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Oldest first. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Adds a line as syslog writes it, `Nov 20 20:33:10 hostapd: …`. */
  write(program: string, text: string, at: number = this.#clock.now()): void {
    this.#lines.push(`${stamp(at)} ${program}: ${text}`);
    if (this.#lines.length > MOST_LINES) this.#lines = this.#lines.slice(-MOST_LINES);
  }

  clear(): void {
    this.#lines = [];
  }
}

function stamp(milliseconds: number): string {
  const date = new Date(milliseconds);
  const day = String(date.getUTCDate()).padStart(2, ' ');
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${day} ${date.toISOString().slice(11, 19)}`;
}
