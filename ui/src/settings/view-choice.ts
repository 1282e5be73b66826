/** Everybody's settings, or the specialist's too. */
export const SETTINGS_VIEWS = ['basic', 'advanced'] as const;
export type SettingsView = (typeof SETTINGS_VIEWS)[number];

const KEY = 'radiolink.settings-view';

/** The view that was chosen last in this browser; basic at first, and where nothing is kept. */
export function readSettingsView(storage: () => Pick<Storage, 'getItem'>): SettingsView {
  try {
    return storage().getItem(KEY) === 'advanced' ? 'advanced' : 'basic';
  } catch {
    return 'basic';
  }
}

export function storeSettingsView(view: SettingsView, storage: () => Pick<Storage, 'setItem'>): void {
  try {
    storage().setItem(KEY, view);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
