import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { eirpSum, limitWords, type AntennaRadio } from '@radiolink/domain/settings';
import type { Figure as Quantity } from '@radiolink/domain/units';
import { useStoreMap } from 'effector-react';
import { Fragment, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { classNames, Figure, StateBadge } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../components/lazy-view.tsx';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { type PlacedSetting, TextControl, useSettingField, useSettingsScope } from '../../settings/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './power.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** Loaded with the prediction, which tells what the values that are typed do to the link. */
const FadeExpected = lazyPart(
  async () => (await import(/* webpackChunkName: "part-fade-expected" */ './fade-expected.tsx')).part,
  Fragment,
);

/** The transmit power, and what it makes with the antenna. */
export function PowerField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  return (
    <>
      {/* What is remarked on a power is its EIRP. */}
      <TextControl placed={placed} field={{ ...field, remark: undefined }} />
      <EirpSum power={field.text} radio={placed.setting.id === 'sixty.outputPower' ? 'sixty' : 'main'} />
    </>
  );
}

interface EirpSumProps {
  /** Text of the power field, as it is typed. */
  readonly power: string;
  readonly radio: AntennaRadio;
}

/** Power, antenna gain and cable loss as one sum to the EIRP, with its limit. */
function EirpSum({ power, radio }: EirpSumProps) {
  const t = useText();
  const figures = useFigures();
  const sum = useSettingsScope(({ context }) => eirpSum(power, context, radio));
  const { limit, excessDb, bound } = sum;
  // Of a channel that the radio has still to select, the lowest limit is the worst case.
  const isCertain = limit?.isSet === true || limit?.isSelected === true;
  return (
    <div
      className={classNames(styles.sum, sum.lossDb === undefined && styles.short)}
      data-eirp={radio}
      data-entered=""
    >
      <output className={styles.terms} aria-label={t('EIRP')}>
        <Term label={t('Transmit power')} of={figures.dbm(sum.powerDbm)} />
        <Term sign="+" label={t('Antenna gain')} of={figures.gain(sum.gainDbi)} />
        {sum.lossDb !== undefined && (
          <Term sign="−" label={t('Cable loss')} of={figures.decibel(sum.lossDb)} />
        )}
        <Term sign="=" label={t('EIRP')} of={figures.dbm(sum.eirpDbm)} isResult />
        {excessDb !== undefined && (
          <span className={styles.excess}>
            <StateBadge tone={limit?.isSet === true ? 'bad' : 'warn'} quiet>
              {t(isCertain ? '{excess} dB above the limit.' : 'Up to {excess} dB above the limit.', {
                excess: excessDb,
              })}
            </StateBadge>
          </span>
        )}
      </output>
      <div className={classNames(layout.pair, typography.small)}>
        {limit === undefined ? (
          <span>
            {t('EIRP limit')} <Figure of={undefined} reason={t('unknown')} />
          </span>
        ) : (
          <span>{t(limitWords(limit))}</span>
        )}
        {bound !== undefined && <span className={typography.muted}>{t(bound)}</span>}
        <LinkFade radio={radio} />
      </div>
    </div>
  );
}

/**
 * The fade margin of the one link, on the radio that has it, in a line that is there before its value. An access point has many
 * links: there no tick and no edit renders it.
 */
function LinkFade({ radio }: { readonly radio: AntennaRadio }) {
  const t = useText();
  const kind = useUnitsOf(DashboardModel, '$kind');
  const isOfRadio = useStoreMap(
    useModel(DashboardModel).$link,
    link => (link?.ends.band === '60') === (radio === 'sixty'),
  );
  if (kind === 'access-point' || !isOfRadio) return null;
  return (
    <ErrorBoundary instead={() => null}>
      <Suspense
        fallback={
          <span className={typography.muted}>
            {t('Fade margin')} <Figure of={undefined} />
          </span>
        }
      >
        <FadeExpected radio={radio} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface TermProps {
  readonly sign?: string;
  readonly label: string;
  readonly of: Quantity | undefined;
  readonly isResult?: boolean;
}

function Term({ sign, label, of, isResult = false }: TermProps) {
  return (
    <span className={classNames(styles.term, isResult && styles.result)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>
        {sign !== undefined && <span className={typography.muted}>{sign}</span>}
        <Figure of={of} />
      </span>
    </span>
  );
}
