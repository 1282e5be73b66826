import { type ReactNode, Suspense, useEffect, useState } from 'react';

export interface PaintedProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A part that begins to load only when what stands around it is on the screen. */
export function Painted({ fallback, children }: PaintedProps) {
  return usePainted() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** Becomes true in the task after the frame that first showed the component. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(setPainted, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return painted;
}
