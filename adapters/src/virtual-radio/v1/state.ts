import { Locate } from './device/locate-state.ts';
import { TopicNumbers } from './topic-numbers.ts';

/** What only the versioned API knows of a radio. Everything else is the state that the classic calls change too. */
export class V1State {
  readonly topics = new TopicNumbers();
  readonly locate = new Locate();

  /** A restart ends every job. */
  restart(): void {
    this.locate.stop();
  }
}
