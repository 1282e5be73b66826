/** The line that the page rewrites at every save. §7.classic-calls. */
export const EDITOR_STAMP = 'system.cfg.editor.webui';

/** Keys that say who edited a configuration and when. They are left out of every comparison. */
export function isEditorStamp(key: string): boolean {
  return key.startsWith('system.cfg.editor.');
}
