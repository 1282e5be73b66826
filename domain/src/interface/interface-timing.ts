/** A section opens and closes in, ms. Specification §9, timing. */
export const SECTION_SLIDE_MS = 300;
/** A tab changes after, ms. Specification §9, timing. */
export const TAB_DELAY_MS = 300;
/** A menu opens after, ms. Specification §9, timing. */
export const MENU_DELAY_MS = 300;
/** The size of the window is looked at so often where it can't be observed, ms. Specification §9, timing. */
export const RESIZE_POLLING_MS = 250;
/** Polling interval of the public info while the login view is open, ms. Specification §2 and §9, timing. */
export const LOGIN_POLL_MS = 5000;
