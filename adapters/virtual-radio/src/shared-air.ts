import { isSameNetwork, type RadioSettings } from './configuration/radio-settings.ts';

/** A radio as the other end of its link finds it. */
export interface AirEnd {
  readonly settings: RadioSettings;
  /** It runs, and listens for no radar. */
  readonly isOn: boolean;
  catchUp(): void;
}

/**
 * The air between the two ends of one link: they are linked only while both run settings that fit each other. Without it a
 * radio's peers stay what they were, whatever it becomes.
 */
export class SharedAir {
  readonly #ends: AirEnd[] = [];
  #isCatchingUp = false;

  /** A radio of the link; its two ends only. */
  join(end: AirEnd): void {
    if (this.#ends.length === 2) throw new RangeError('A link has two ends.');
    this.#ends.push(end);
  }

  /** Both ends run, and their settings fit. */
  get isLinked(): boolean {
    const [one, other] = this.#ends;
    if (one === undefined || other === undefined || !one.isOn || !other.isOn) return false;
    return fit(one.settings, other.settings) || fit(other.settings, one.settings);
  }

  /** Moves both ends to the present. */
  catchUp(): void {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    for (const end of this.#ends) end.catchUp();
    this.#isCatchingUp = false;
  }
}

function fit(accessPoint: RadioSettings, station: RadioSettings): boolean {
  const isPair =
    accessPoint.mode.startsWith('ap-') && station.mode === accessPoint.mode.replace('ap-', 'sta-');
  return isPair && accessPoint.enabled && isSameNetwork({ ...accessPoint, mode: station.mode }, station);
}
