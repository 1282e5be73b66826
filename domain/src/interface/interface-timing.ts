/** Polling interval of the public info while the login view is open, ms. §2, §9.timing. */
export const LOGIN_POLL_MS = 5000;
