import { MastModel } from '@radiolink/application/alignment/mast.model';
import { Banner, Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';

/** The first thing on the page: whoever has a phone in one hand came for it. */
export function StartMast() {
  const t = useText();
  const enter = useUnitsOf(MastModel, 'entered');
  return (
    <Button look="primary" current onClick={() => enter()}>
      {t('Start mast mode')}
    </Button>
  );
}

/** Before the climb: that the screen may turn off, and what helps. Nothing where the browser keeps it on. */
export function SleepNote() {
  const t = useText();
  const staysLit = useUnitsOf(MastModel, '$staysLit');
  if (staysLit) return null;
  return (
    <Banner tone="warn">
      {t(
        'The browser cannot keep the screen on over plain HTTP. Before climbing, set the longest screen timeout on the phone, or open the device over HTTPS. A small video plays in mast mode, which keeps most screens on.',
      )}
    </Banner>
  );
}
