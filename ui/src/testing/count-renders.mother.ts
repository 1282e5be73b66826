/** A component of the page as React keeps it: the part that shows whether it was rendered. */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Counts since counting began. */
export interface Renders {
  /** Number of React commits to the document. */
  readonly commits: number;
  /** Number of rendered components, in total. */
  readonly components: number;
  /** Names of the components that were rendered in each place, by its name; of those in none under the empty name. */
  readonly byPlace: ReadonlyMap<string, readonly string[]>;
}

/** React marks rendered fibres for its development tools. */
const PERFORMED_WORK = 1;
const HOST = 5;
/** Function components, those that pass a reference on, and memoised ones. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 11, 14, 15]);

type Listeners = Set<(root: Fiber) => void>;

const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/**
 * Who hears of React's commits. React looks for its development tools once, when it is loaded: the set-up of the browser
 * tests loads this file ahead of it. A test loads it once more, and finds the listeners of the first.
 */
function listenersOfPage(): Listeners {
  const known: { readonly listeners?: Listeners } | undefined = Reflect.get(globalThis, HOOK);
  if (known?.listeners) return known.listeners;
  const own: Listeners = new Set();
  Reflect.set(globalThis, HOOK, {
    listeners: own,
    supportsFiber: true,
    isDisabled: false,
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => {
      for (const hear of own) hear(root.current);
    },
  });
  return own;
}
const listeners = listenersOfPage();

/**
 * Counts React's renders from now on through its development hook, so that the program needs no seam for it.
 *
 * @param placeOf names the place that contains an element, empty for none
 */
export function countRenders(placeOf: (element: Element) => string): {
  readonly soFar: () => Renders;
  readonly stop: () => Renders;
} {
  const byPlace = new Map<string, string[]>();
  let [commits, components] = [0, 0];
  const hear = (root: Fiber): void => {
    commits += 1;
    for (const fiber of renderedIn(root)) {
      components += 1;
      const element = hostBelow(fiber) ?? hostAbove(fiber);
      const place = element === undefined ? '' : placeOf(element);
      byPlace.set(place, [...(byPlace.get(place) ?? []), nameOf(fiber)]);
    }
  };
  listeners.add(hear);
  const soFar = (): Renders => ({ commits, components, byPlace });
  return {
    soFar,
    stop: () => {
      listeners.delete(hear);
      return soFar();
    },
  };
}

/** The components that were rendered for the current tree. A subtree that is the one of before was left alone. */
function renderedIn(fiber: Fiber): readonly Fiber[] {
  const found: Fiber[] = [];
  const visit = (current: Fiber): void => {
    // Flags are bits.
    if (COMPONENTS.has(current.tag) && (current.flags & PERFORMED_WORK) !== 0) found.push(current);
    if (current.alternate !== null && current.child === current.alternate.child) return;
    for (let child = current.child; child !== null; child = child.sibling) visit(child);
  };
  visit(fiber);
  return found;
}

function nameOf({ type }: Fiber): string {
  const component = typeof type === 'object' && type !== null ? Reflect.get(type, 'type') : type;
  return typeof component === 'function' ? component.name : '';
}

/** The element that a component draws first. */
function hostBelow(fiber: Fiber): Element | undefined {
  let below = fiber.child;
  while (below !== null && below.tag !== HOST) below = below.child;
  return below?.stateNode instanceof Element ? below.stateNode : undefined;
}

/** The element that contains a component. */
function hostAbove(fiber: Fiber): Element | undefined {
  let above = fiber.return;
  while (above !== null && above.tag !== HOST) above = above.return;
  return above?.stateNode instanceof Element ? above.stateNode : undefined;
}
