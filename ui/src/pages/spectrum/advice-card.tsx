import { SpectrumModel } from '@radiolink/application/spectrum';
import { useUnit } from 'effector-react';
import { Button, Card, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import styles from './spectrum.module.css';

/** The best channel of each width, why, and one button. */
export function AdviceCard() {
  const t = useText();
  const figures = useFigures();
  const spectrum = useModel(SpectrumModel);
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
          <ol className={styles.advice}>
            {advice.map(({ channel, reason }) => (
              <li key={channel.widthMhz} className={styles.advised}>
                <span className={styles.channel}>
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
          {!canUse && (
            <p className={styles.note}>{t('The channel is set on the access point by a full user.')}</p>
          )}
        </>
      )}
    </Card>
  );
}
