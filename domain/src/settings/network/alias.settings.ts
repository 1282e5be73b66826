import { always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const alias = settingsIn({
  page: 'network',
  group: 'IP aliases',
  risk: 'cuts-management',
  level: 'advanced',
  subject: 'Interface {n} alias {m}',
});
const ALIAS = 'netconf.{n}.alias.{m}';

/** Further addresses of an interface. §config.interfaces. */
export const aliasSettings = [
  alias.toggle('alias.enabled', `${ALIAS}.status`, 'Enabled', ''),
  alias.ipv4('alias.address', `${ALIAS}.ip`, 'IP address', '', {
    required: always,
  }),
  alias.netmask(
    'alias.netmask',
    `${ALIAS}.netmask`,
    'Netmask',
    'Must match the other devices of the subnet.',
    {
      required: always,
    },
  ),
  alias.text('alias.comment', `${ALIAS}.comment`, 'Comment', ''),
];
