import { HelpModel, type HelpState, type HelpSubject } from '@radiolink/application/help/help.model';
import { Banner, Button, FailureMessage } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { LegalDialog, PageDialog, LEGAL_TITLES, useDeviceLanguage } from '../../legal/legal-dialog.tsx';
import styles from '../panel.module.css';
import { SupportPanel } from './support-panel.tsx';

/** What is seldom needed: support, licences, and the help pages. */
export function SupportAndHelp() {
  const t = useText();
  return (
    <div className={styles.panel}>
      <SupportPanel />
      <div className={styles.part}>
        <h3 className={styles.heading}>{t('Help pages')}</h3>
        <HelpPanel />
      </div>
    </div>
  );
}

const SUBJECTS: readonly HelpSubject[] = ['eula', 'licensed', 'tos', 'privacy'];

/** The help pages that the device carries. */
export function HelpPanel() {
  const t = useText();
  const language = useDeviceLanguage();
  const [state, request] = useUnitsOf(HelpModel, '$state', 'pageRequested');
  return (
    <div className={styles.panel}>
      <p className={styles.text}>{t('Help pages stored on the device, in its language.')}</p>
      <div className={styles.line}>
        {SUBJECTS.map(subject => (
          <Button
            key={subject}
            disabled={state.kind === 'finding'}
            aria-haspopup="dialog"
            onClick={() => request({ subject, language })}
          >
            {t(LEGAL_TITLES[subject])}
          </Button>
        ))}
      </div>
      <Shown state={state} language={language} />
    </div>
  );
}

function Shown({ state, language }: { readonly state: HelpState; readonly language: string }) {
  const t = useText();
  const close = useUnitsOf(HelpModel, 'closed');
  switch (state.kind) {
    case 'none':
    case 'finding':
      return null;
    case 'found':
      return (
        <PageDialog title={t(LEGAL_TITLES[state.subject])} address={state.path} onClose={() => close()} />
      );
    case 'unavailable':
      return <LegalDialog page={state.subject} language={language} onClose={() => close()} />;
    case 'failed':
      return (
        <Banner tone="bad" urgent>
          {t('The page could not be opened.')}{' '}
          {state.failure !== null && <FailureMessage failure={state.failure} context="action" />}
        </Banner>
      );
  }
}
