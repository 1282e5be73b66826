import type { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { defer, distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs';

/** The part of the document that reports its visibility. */
export type VisibilitySource = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Page visibility, by the document's visibility state. */
export class BrowserVisibility implements VisibilityPort {
  readonly visible: Observable<boolean>;

  constructor(source: VisibilitySource = document) {
    this.visible = defer(() =>
      fromEvent(source, 'visibilitychange').pipe(
        startWith(undefined),
        map(() => source.visibilityState === 'visible'),
        distinctUntilChanged(),
      ),
    );
  }
}
