import { fillKey } from '@radiolink/domain/settings';
import type { PlacedSetting } from '../../settings/index.ts';

const NAME = 'netconf.{n}.devname';

/** Name of the interface that a setting belongs to. */
export const deviceOf = ({ indexes }: PlacedSetting, values: ReadonlyMap<string, string>): string =>
  values.get(fillKey(NAME, indexes)) ?? '';
