import { present } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const update = settingsIn({ page: 'system', group: 'Firmware', risk: 'none' });
const internal = settingsIn({ page: 'system', group: 'Configuration file', risk: 'none', level: 'internal' });

/** Software of the device, and the marks that editors leave in its configuration. §config.text and §config.services. */
export const firmwareSettings = [
  update.toggle(
    'firmware.check',
    'update.check.status',
    'Automatic update check',
    'Notifies you of new firmware. Does not install it.',
  ),
  update.toggle(
    'firmware.central',
    'update.cent.status',
    'Central updates',
    'Allows the controller to upgrade the firmware.',
    {
      level: 'advanced',
      visible: present('update.cent.status'),
    },
  ),
  internal.integer('file.version', 'system.cfg.version', 'Configuration version', 'Format of the file.'),
  internal.text(
    'file.editorStamp',
    'system.cfg.editor.webui',
    'Last edited by web interface',
    'Timestamp of the last edit.',
  ),
  internal.text(
    'file.shaperStamp',
    'system.cfg.editor.tshaper',
    'Last edited by traffic shaping editor',
    'Timestamp of the last edit.',
  ),
];
