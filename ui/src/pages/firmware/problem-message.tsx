import type { UpgradeProblem } from '@radiolink/application/firmware/upgrade-state';
import { FailureMessage } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';

/** What became of an upgrade that failed, and what to do. */
export function ProblemMessage({ problem }: { readonly problem: UpgradeProblem }) {
  const t = useText();
  switch (problem.kind) {
    case 'lost':
      return problem.percent === undefined
        ? t(
            'The connection was lost. The old firmware is still installed. Check the connection, then start again.',
          )
        : t(
            'The connection was lost at {percent} %. The old firmware is still installed. Check the connection, then start again.',
            { percent: problem.percent },
          );
    case 'refused':
      return (
        <>
          {t('The device refused the firmware. The old firmware is still installed.')}{' '}
          <Words failure={problem.failure} message={problem.message} />
        </>
      );
    case 'not-started':
      return (
        <>
          {t('The device did not start the installation. The old firmware is still installed.')}{' '}
          <Words failure={problem.failure} message={problem.message} />
        </>
      );
    case 'not-restarted':
      return t(
        'The device did not reboot. The old firmware still runs. Reboot the device, then start again.',
      );
    case 'unchanged':
      return t(
        'The device rebooted with firmware {running}: the installation failed, for example because of a power loss. Start again.',
        { running: problem.running },
      );
  }
}

function Words({
  failure,
  message,
}: Pick<Extract<UpgradeProblem, { kind: 'refused' }>, 'failure' | 'message'>) {
  return failure === null ? message : <FailureMessage failure={failure} context="action" />;
}
