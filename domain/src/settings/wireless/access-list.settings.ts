import { choices, settingsIn } from '../settings-in.ts';
import { accessPoint, all, always, on } from '../conditions.ts';

const list = settingsIn({
  page: 'wireless',
  group: 'MAC access list',
  risk: 'cuts-link',
  level: 'advanced',
  visible: all(accessPoint, on('wireless.1.mac_acl.status')),
});
const entry = list.with({ subject: 'MAC access list entry {n}' });

/** Which stations may join; who is left out loses the link. §config.wireless. */
export const accessListSettings = [
  list.toggle(
    'wireless.accessList',
    'wireless.1.mac_acl.status',
    'MAC access list',
    'Allows or denies stations by MAC address.',
    {
      visible: accessPoint,
      keywords: 'ACL filter',
    },
  ),
  list.choice('wireless.accessListPolicy', 'wireless.1.mac_acl.policy', 'Access list policy', '', {
    choices: choices(['allow', 'Allow listed only'], ['deny', 'Deny listed']),
    default: 'allow',
    keywords: 'ACL filter',
  }),
  entry.mac('wireless.accessListMac', 'wireless.1.mac_acl.{n}.mac', 'MAC address', '', {
    required: always,
  }),
  entry.text('wireless.accessListComment', 'wireless.1.mac_acl.{n}.comment', 'Comment', '', {
    risk: 'restarts-radio',
  }),
  entry.toggle('wireless.accessListEntry', 'wireless.1.mac_acl.{n}.status', 'Enabled', ''),
];
