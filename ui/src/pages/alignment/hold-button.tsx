import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/index.ts';
import styles from './mast-mode.module.css';

/** Long enough that no sleeve does it, s; the style sheet fills the button in the same time. */
const HOLD_MS = 1000;

export interface HoldButtonProps {
  readonly onHeld: () => void;
  readonly children: ReactNode;
}

/** A button that must be held for a second, by finger or by key. */
export function HoldButton({ onHeld, children }: HoldButtonProps) {
  const [holding, setHolding] = useState(false);
  const held = useRef(onHeld);
  useEffect(() => {
    held.current = onHeld;
  }, [onHeld]);
  useEffect(() => {
    if (!holding) return undefined;
    const timer = setTimeout(() => held.current(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding]);
  const byKey = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setHolding(isDown);
  };
  const end = () => setHolding(false);
  return (
    <button
      type="button"
      className={classNames(styles.hold, holding && styles.holding)}
      onPointerDown={() => setHolding(true)}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={event => event.preventDefault()}
      onKeyDown={byKey(true)}
      onKeyUp={byKey(false)}
      onBlur={end}
    >
      {children}
    </button>
  );
}
