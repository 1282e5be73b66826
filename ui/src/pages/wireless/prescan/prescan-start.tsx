import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { useState } from 'react';
import type { ChannelRow } from '@radiolink/domain/radio';
import { Banner, Button, FailureWords } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useSettingsScope } from '../../../settings/index.ts';
import { PrescanDialog } from './prescan-dialog.tsx';

/** The device listens with what it runs, whatever was chosen here since. */
const RUNS_WITH = ['radio.1.chanbw', 'radio.1.countrycode', 'radio.countrycode', 'radio.1.mode'];

/** The way to listen for radar; left out while it listens already. */
export function PrescanStart({ candidates }: { readonly candidates: readonly ChannelRow[] }) {
  const t = useText();
  const [radar, action, start] = useUnitsOf(WirelessModel, '$prescan', '$prescanAction', 'prescanRequested');
  const { kind: applying } = useUnitsOf(PermittedApply, '$state');
  const isOther = useSettingsScope(({ original, context }) =>
    RUNS_WITH.some(key => original.get(key) !== context.values.get(key)),
  );
  const [asking, setAsking] = useState(false);
  // Listening would take the link away that is being judged, and the end of the test the listening.
  const isApplying = applying !== 'idle' && applying !== 'done';
  if (isApplying && asking) setAsking(false);
  if (radar === null || candidates.length === 0) return null;
  const runs = radar.prescan.status === 'in-progress';
  return (
    <div className="wideBar">
      <Button disabled={action.pending || isOther || isApplying || runs} onClick={() => setAsking(true)}>
        {t('Run DFS prescan')}
      </Button>
      {isApplying && !runs && (
        <span className="muted">
          {t('A change is being tested or applied. Start the prescan when it has finished.')}
        </span>
      )}
      {isOther && !isApplying && !runs && (
        <span className="muted">
          {t(
            'The prescan uses the running configuration. Apply the changed mode, country or channel width first.',
          )}
        </span>
      )}
      {action.failure !== undefined && (
        <Banner tone="bad">
          <FailureWords failure={action.failure} context="action" />
        </Banner>
      )}
      {asking && (
        <PrescanDialog
          candidates={candidates}
          onClose={() => setAsking(false)}
          onStart={frequencies => {
            setAsking(false);
            start(frequencies);
          }}
        />
      )}
    </div>
  );
}
