import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Requested with Esc; the owner closes the dialog. */
  readonly onClose: () => void;
  /** Of the size that the specification gives its legal dialogs. */
  readonly large?: boolean;
  /** As wide as a table and as high as its content; on the phone it rises from the bottom. */
  readonly sheet?: boolean;
  /** Content reaches the edges: a frame. */
  readonly flush?: boolean;
}

/**
 * A native modal dialog: the page behind is out of reach, and the focus returns to where it came from. A current action
 * has the focus first.
 */
export function Dialog({
  title,
  children,
  actions,
  onClose,
  large = false,
  sheet = false,
  flush = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    const from = focusOrigin();
    dialog.current?.showModal();
    const action = dialog.current?.querySelector<HTMLButtonElement>('button[data-current-action]:enabled');
    action?.focus();
    // Firefox gives the focus to a field first, and scrolls to it.
    if (action) body.current?.scrollTo(0, 0);
    return () => {
      from?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={classNames(styles.dialog, large && styles.large, sheet && styles.sheet)}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <div ref={body} className={classNames(styles.body, flush && styles.flush)}>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}

let last: Element | null = null;

const focused = ({ target }: Event): void => {
  last = target instanceof Element ? target : null;
};
/** Safari gives no focus to a button that is touched or clicked: the press counts too. */
const pressed = ({ target }: Event): void => {
  last = (target instanceof Element ? target.closest('button, a[href], summary') : null) ?? last;
};

// Not while the page is painted by the build.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', focused, true);
  document.addEventListener('click', pressed, true);
}

/** What the user acted on last, by focus or by a press: where the focus returns to when a dialog closes. */
export function focusOrigin(): HTMLElement | null {
  return last instanceof HTMLElement && last.isConnected ? last : null;
}
