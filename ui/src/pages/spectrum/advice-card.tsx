import { SpectrumModel } from '@radiolink/application/spectrum';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button, Card, Figure } from '../../components/index.ts';
import { TextButton } from '../../components/text-button.tsx';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import cards from './side-cards.module.css';
import styles from './spectrum.module.css';

/** As many as are read at a glance. */
const SHOWN = 3;

/** The best channel of each width, why, and one button: three of them, the rest on demand. */
export function AdviceCard() {
  const t = useText();
  const figures = useFigures();
  const spectrum = useModel(SpectrumModel);
  const [showsAll, setShowsAll] = useState(false);
  const [advice, remoteEnds, canUse, use] = useUnit([
    spectrum.$advice,
    spectrum.$remoteEnds,
    spectrum.$canUse,
    spectrum.channelUsed,
  ]);
  return (
    <Card title={t('Channel advice')}>
      {advice.length === 0 ? (
        <p className={styles.note}>{t('Waiting for the permitted channels and the spectrum.')}</p>
      ) : (
        <>
          <p className={styles.note}>
            {remoteEnds > 0
              ? t('Best channel of each width, by what both ends receive.')
              : t(
                  'Best channel of each width, by what this end receives. The remote end reports no spectrum.',
                )}
          </p>
          <ol className={cards.advice}>
            {(showsAll ? advice : advice.slice(0, SHOWN)).map(({ channel, reason }) => (
              <li key={channel.widthMhz} className={cards.advised}>
                <span className={cards.channel}>
                  <Figure of={figures.frequency(channel.centerMhz, 'MHz')} /> ·{' '}
                  <Figure of={figures.frequency(channel.widthMhz, 'MHz')} />
                </span>
                <span>{t(reason)}</span>
                {canUse && (
                  <Button
                    aria-label={t('Use {frequency} MHz, width {width} MHz', {
                      frequency: channel.centerMhz,
                      width: channel.widthMhz,
                    })}
                    onClick={() => use(channel)}
                  >
                    {t('Use')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
          {advice.length > SHOWN && (
            <TextButton onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? t('Show fewer widths') : t('Show all widths')}
            </TextButton>
          )}
          {!canUse && (
            <p className={styles.note}>{t('The channel is set on the access point by a full user.')}</p>
          )}
        </>
      )}
    </Card>
  );
}
