import { linkStateMessage, type RadioLink } from '@radiolink/domain/link';
import { StateBadge } from '../../components/index.ts';
import { LINK_STATE_TONES } from '../../components/link-states.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './radio-states.module.css';
import layout from '../../theme/layout.module.css';

/** The radio as people call it: read from the left in any language, and in one line. */
export function Band({ band }: Pick<RadioLink, 'band'>) {
  return <bdi dir="ltr">{`${band}\u202FGHz`}</bdi>;
}

/** The radios of a device with two: the state of each, and which is active. */
export function RadioStates({ radios }: { readonly radios: readonly RadioLink[] }) {
  return (
    <ul className={styles.radios}>
      {radios.map(radio => (
        <li key={radio.band} className={layout.inline}>
          <Band band={radio.band} />
          <RadioState radio={radio} />
        </li>
      ))}
    </ul>
  );
}

export interface RadioStateProps {
  readonly radio: Pick<RadioLink, 'state' | 'carriesTraffic'>;
  /** For the cells of a table. */
  readonly quiet?: boolean;
}

/** The state of one radio, and whether it is active. */
export function RadioState({ radio: { state, carriesTraffic }, quiet = false }: RadioStateProps) {
  const t = useText();
  return (
    <StateBadge tone={LINK_STATE_TONES[state]} quiet={quiet}>
      {t(linkStateMessage(state))}
      {carriesTraffic === true && ` · ${t('active')}`}
    </StateBadge>
  );
}
