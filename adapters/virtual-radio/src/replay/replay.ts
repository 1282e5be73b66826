/** Captured answers of `status.cgi`, given one after the other; the last one is held. */
export class Replay {
  readonly #texts: readonly string[];
  #place = 0;

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** The next captured text; undefined when nothing is replayed. */
  next(): string | undefined {
    const text = this.#texts[this.#place];
    if (this.#place < this.#texts.length - 1) this.#place += 1;
    return text;
  }

  /** Name of the product in the first capture, so that the login shows the same device. */
  get productName(): string | undefined {
    return stringIn(this.#texts[0], 'devmodel');
  }

  /** Name of the device in the first capture. */
  get hostname(): string | undefined {
    return stringIn(this.#texts[0], 'hostname');
  }
}

/** Found by pattern, since a capture may be damaged on purpose. */
function stringIn(text: string | undefined, field: string): string | undefined {
  const value = new RegExp(`"${field}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(text ?? '')?.[1];
  if (value === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed.trim() : undefined;
  } catch {
    return undefined;
  }
}
