import styles from './skeleton.module.css';

/** Holds the place of content on its way; seen only when that takes more than 300 ms. */
export function Skeleton({ height = '1em' }: { readonly height?: string }) {
  return <span className={styles.skeleton} style={{ '--height': height }} aria-hidden="true" />;
}
