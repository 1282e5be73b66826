import { useLayoutEffect, useRef } from 'react';
import mp4 from './lit-screen.mp4?url';
import styles from './mast-mode.module.css';
import webm from './lit-screen.webm?url';

/** Before its end it begins again, s. */
const REWIND_SECONDS = 1;

/**
 * A small video that keeps the screen lit where a browser has no wake lock: over plain HTTP. Each engine has conditions:
 * WebKit wants a sound track that is not muted and no `loop`, Chromium and Firefox a sound track. This one is silent.
 */
export function KeepScreenOn() {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const play = async (): Promise<void> => {
      try {
        await element.play();
      } catch {
        // Not taken for an answer to the press on Start: without sound every browser plays it.
        element.muted = true;
        await element.play().catch(() => undefined);
      }
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') void play();
    };
    const rewind = (): void => {
      if (element.duration - element.currentTime < REWIND_SECONDS) element.currentTime = 0;
    };
    void play();
    element.addEventListener('timeupdate', rewind);
    element.addEventListener('ended', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      element.removeEventListener('timeupdate', rewind);
      element.removeEventListener('ended', seen);
      document.removeEventListener('visibilitychange', seen);
      element.pause();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it
    <video
      ref={video}
      className={styles.video}
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      data-lit-screen=""
    >
      <source src={mp4} type="video/mp4" />
      <source src={webm} type="video/webm" />
    </video>
  );
}
