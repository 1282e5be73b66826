import type { LegalPage } from '@radiolink/application/login/login.port';

/** Titles of the legal pages. §2.legal-dialogs. */
export const LEGAL_TITLES: Readonly<Record<LegalPage, string>> = {
  eula: 'End User License Agreement',
  licensed: 'Licensed Firmware User Agreement',
  tos: 'Terms Of Service',
  privacy: 'Privacy Policy',
};
