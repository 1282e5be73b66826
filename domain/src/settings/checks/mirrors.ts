import { message } from '../../errors/message.ts';
import { settingsCatalogue } from '../catalogue.ts';
import { mayBeInUse } from '../section-switches.ts';
import type { CrossCheck } from './cross-check.ts';

const mirrored = settingsCatalogue.filter(setting => setting.mirrors.length > 0);

/** Values that the device keeps in two places must be equal. The value itself is not reported: it may be a secret. */
export const checkMirrors: CrossCheck = ({ values }) =>
  mirrored.flatMap(({ key, mirrors }) =>
    mirrors
      .filter(mirror => differ(values.get(key), values.get(mirror)))
      .filter(mirror => mayBeInUse(key, values) && mayBeInUse(mirror, values))
      .map(mirror => ({
        key: mirror,
        problem: message('This should be the same as {key}.', { key }),
        severity: 'note' as const,
      })),
  );

function differ(one = '', other = ''): boolean {
  return one !== '' && other !== '' && one !== other;
}
