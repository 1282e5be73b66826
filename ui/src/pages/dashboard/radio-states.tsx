import { linkStateMessage, type RadioLink } from '@radiolink/domain/link';
import { StateBadge } from '../../components/index.ts';
import { LINK_STATE_TONES } from '../../frame/link-state-tone.ts';
import { useText } from '../../i18n/index.ts';
import styles from './radio-states.module.css';

/** The radios as people call them. */
export const BAND_NAMES = { '60': '60\u2009GHz', '5': '5\u2009GHz' } as const;

/** The radios of a device that has two: how each stands and which carries the traffic. */
export function RadioStates({ radios }: { readonly radios: readonly RadioLink[] }) {
  const t = useText();
  return (
    <ul className={styles.radios}>
      {radios.map(({ band, state, carriesTraffic }) => (
        <li key={band} className={styles.radio}>
          {BAND_NAMES[band]}
          <StateBadge tone={LINK_STATE_TONES[state]}>
            {t(linkStateMessage(state))}
            {carriesTraffic === true && `, ${t('carries the traffic')}`}
          </StateBadge>
        </li>
      ))}
    </ul>
  );
}
