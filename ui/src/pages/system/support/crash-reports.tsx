import { SupportModel } from '@radiolink/application/support/support.model';
import type { CrashReport } from '@radiolink/domain/notices';
import {
  Button,
  type Column,
  DataTable,
  Dialog,
  FailureBanner,
  ForeignText,
  Skeleton,
  figureColumn,
} from '../../../components/index.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { type Figures, useFigures } from '../../../i18n/use-figures.ts';
import stacked from '../../tools/stacked-table.module.css';
import panel from '../panel.module.css';
import { ReportedText } from '../reported-text.tsx';

/** The crash reports of the device, each to be read and deleted. */
export function CrashReports() {
  const t = useText();
  const figures = useFigures();
  const [crashes, failure] = useUnitsOf(SupportModel, '$crashes', '$crashFailure');
  const columns = columnsOf(t, figures);
  if (crashes === undefined) return null;
  return (
    <div className={panel.part}>
      <h3 className={panel.heading}>{t('Crash reports')}</h3>
      <FailureBanner failure={failure} urgent />
      <DataTable
        caption={t('Crash reports')}
        columns={columns}
        rows={crashes}
        rowKey={({ id }) => id}
        className={stacked.stacks}
        empty={<p className={panel.text}>{t('No crash reports.')}</p>}
      />
      <Report />
    </div>
  );
}

function columnsOf(t: Text, figures: Figures): readonly Column<CrashReport>[] {
  return [
    { id: 'time', header: t('Time'), cell: ({ time }) => <ReportedText text={time} /> },
    { id: 'reason', header: t('Reason'), cell: ({ reason }) => <ReportedText text={reason} /> },
    figureColumn('size', t('Size'), ({ sizeBytes }) => figures.traffic(sizeBytes)),
    { id: 'actions', header: t('Actions'), cell: ({ id }) => <Actions id={id} /> },
  ];
}

function Actions({ id }: { readonly id: string }) {
  const t = useText();
  const [busy, open, dismiss] = useUnitsOf(SupportModel, '$crashBusy', 'crashOpened', 'crashDismissed');
  return (
    <span className={panel.line}>
      <Button disabled={busy} onClick={() => open(id)}>
        {t('Read')}
      </Button>
      <Button disabled={busy} onClick={() => dismiss(id)}>
        {t('Delete')}
      </Button>
    </span>
  );
}

function Report() {
  const t = useText();
  const [crash, close] = useUnitsOf(SupportModel, '$crash', 'crashClosed');
  if (crash === null) return null;
  return (
    <Dialog
      title={t('Crash report')}
      large
      onClose={() => close()}
      actions={<Button onClick={() => close()}>{t('Close')}</Button>}
    >
      {crash.text === undefined ? (
        <Skeleton height="160px" />
      ) : (
        <pre className={panel.report} dir="ltr" tabIndex={-1}>
          <ForeignText>{crash.text}</ForeignText>
        </pre>
      )}
    </Dialog>
  );
}
