/** Does something after some real milliseconds; the answer cancels it. For what the device sends unasked. */
export type After = (milliseconds: number, happen: () => void) => () => void;

export const afterByTimer: After = (milliseconds, happen) => {
  const timer = setTimeout(happen, milliseconds);
  return () => clearTimeout(timer);
};
