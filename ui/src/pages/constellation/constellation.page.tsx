import { ConstellationModel } from '@radiolink/application/constellation/constellation.model';
import { Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { PeerField } from '../tools/peer-field.tsx';
import styles from './constellation.module.css';
import { EndDiagrams } from './end-diagrams.tsx';

/** The spread of what both ends receive, around the ideal points of their modulation. §1.tools. */
export function ConstellationPage() {
  const t = useText();
  const [received, peers, peer, choose] = useUnitsOf(
    ConstellationModel,
    '$received',
    '$peers',
    '$peer',
    'peerChosen',
  );
  useWhileShown(...useUnitsOf(ConstellationModel, 'shown', 'left'));
  return (
    <div className="page">
      <h1 className="title">{t('Constellation diagram')}</h1>
      <PeerField peers={peers} peer={peer} onChoose={choose} />
      {received === null ? (
        <Skeleton height="360px" />
      ) : received.local === null && received.remote === null ? (
        <p className="measured">
          {t('No EVM reported. Only airMAX AC radios report it, while the link is up.')}
        </p>
      ) : (
        <>
          <p className="measured">
            {t(
              'The device reports the spread of 64 samples, not single symbols and not by chain. The points are drawn from that spread.',
            )}
          </p>
          <div className={styles.ends}>
            <EndDiagrams side="local" received={received.local} />
            <EndDiagrams side="remote" received={received.remote} />
          </div>
        </>
      )}
    </div>
  );
}
