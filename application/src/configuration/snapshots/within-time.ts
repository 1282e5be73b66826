/** Resolves when the work is done, or when the time is over while it goes on. Milliseconds. Never rejects late. */
export async function withinTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([work, timeOver]);
  } finally {
    clearTimeout(timer);
  }
}
