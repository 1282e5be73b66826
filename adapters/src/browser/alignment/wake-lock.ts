/**
 * Keeps the screen lit until the returned function is called. The browser takes the lock away when the page is hidden; it is
 * asked for again when the page is seen. A refusal, as with an empty battery, leaves the screen as it is.
 */
export function holdWakeLock(
  wakeLock: Pick<WakeLock, 'request'>,
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>,
): () => void {
  let isWanted = true;
  let held: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    try {
      const lock = await wakeLock.request('screen');
      if (isWanted) held = lock;
      else await lock.release();
    } catch {
      held = undefined;
    }
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') void ask();
  };
  void ask();
  document.addEventListener('visibilitychange', seen);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', seen);
    void held?.release().catch(() => undefined);
    held = undefined;
  };
}
