/** An event that happens automatically at a time. */
export interface Appointment {
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly happen: () => void;
}

/** Scheduled events of a radio: one appointment per name, the newest replaces earlier ones. */
export class Agenda {
  #appointments: readonly Appointment[] = [];

  plan(appointment: Appointment): void {
    this.cancel(appointment.name);
    this.#appointments = [...this.#appointments, appointment].sort((a, b) => a.at - b.at);
  }

  cancel(name: string): void {
    this.#appointments = this.#appointments.filter(appointment => appointment.name !== name);
  }

  clear(): void {
    this.#appointments = [];
  }

  /** Takes out the first appointment that is due; undefined when none is. */
  takeDue(now: number): Appointment | undefined {
    const [first, ...rest] = this.#appointments;
    if (first === undefined || first.at > now) return undefined;
    this.#appointments = rest;
    return first;
  }
}
