const MOST_TOPICS = 100;

/** Numbers the bodies of each route from 1; the same body keeps its number. */
export class TopicNumbers {
  readonly #topics = new Map<string, { readonly text: string; readonly seq: number }>();

  number(topic: string, text: string): number {
    const known = this.#topics.get(topic);
    if (known?.text === text) return known.seq;
    const seq = (known?.seq ?? 0) + 1;
    this.#topics.set(topic, { text, seq });
    const [oldest] = this.#topics.keys();
    if (this.#topics.size > MOST_TOPICS && oldest !== undefined) this.#topics.delete(oldest);
    return seq;
  }
}
