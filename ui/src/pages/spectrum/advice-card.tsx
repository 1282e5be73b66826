import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useState } from 'react';
import { Button, Card, Figure, TextButton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import cards from './spectrum.module.css';
import typography from '../../theme/typography.module.css';

/** As many as are read at a glance. */
const SHOWN = 3;

/** The best channel of each width, why, and one button: three of them, the rest on demand. */
export function AdviceCard() {
  const t = useText();
  const figures = useFigures();
  const [showsAll, setShowsAll] = useState(false);
  const [{ channels, inUse, choice }, setBy, use] = useUnitsOf(
    SpectrumModel,
    '$advice',
    '$setBy',
    'channelUsed',
  );
  return (
    <Card title={t('Channel advice')}>
      {channels.length === 0 ? (
        <p className={typography.measured}>{t('Waiting for the permitted channels and the spectrum.')}</p>
      ) : (
        <>
          {choice !== undefined && (
            <p>
              <strong>{t(choice.message)}</strong> {choice.cost !== undefined && t(choice.cost)}
            </p>
          )}
          <Sources />
          <ol className={cards.advice}>
            {(showsAll ? channels : channels.filter((one, place) => place < SHOWN || one === inUse)).map(
              one => (
                <li key={`${one.channel.widthMhz}-${one.channel.controlMhz}`} className={cards.advised}>
                  <span className={typography.strong}>
                    <Figure of={figures.frequency(one.channel.controlMhz, 'MHz')} /> ·{' '}
                    <Figure of={figures.frequency(one.channel.widthMhz, 'MHz')} />
                  </span>
                  <span>{t(one.reason)}</span>
                  {one === inUse ? (
                    <span>{t('In use')}</span>
                  ) : setBy === 'here' ? (
                    <Button
                      aria-label={t('Use {frequency} MHz, width {width} MHz', {
                        frequency: one.channel.controlMhz,
                        width: one.channel.widthMhz,
                      })}
                      onClick={() => use(one.channel)}
                    >
                      {t('Use')}
                    </Button>
                  ) : null}
                </li>
              ),
            )}
          </ol>
          {channels.length > SHOWN && (
            <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? t('Show fewer widths') : t('Show all widths')}
            </TextButton>
          )}
          {setBy === 'access-point' && (
            <p className={typography.measured}>
              {t('The channel is set on the access point: this station follows it.')}
            </p>
          )}
          {setBy === 'full-user' && (
            <p className={typography.measured}>{t('Only a full user can change the channel.')}</p>
          )}
        </>
      )}
    </Card>
  );
}

/** Whose reception the advice is made of. */
function Sources() {
  const t = useText();
  const [remoteEnds, oldRemoteEnds] = useUnitsOf(SpectrumModel, '$remoteEnds', '$oldRemoteEnds');
  const text =
    remoteEnds > 0
      ? t('Best channel for each width, based on the spectrum at both ends.')
      : oldRemoteEnds > 0
        ? t(
            'Best channel for each width, based on the spectrum at this end. The measurement of the remote end is older than 10 minutes.',
          )
        : t(
            'Best channel for each width, based on the spectrum at this end. The remote end reports no spectrum.',
          );
  return <p className={typography.measured}>{text}</p>;
}
