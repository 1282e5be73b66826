/** Size of the dialogs with legal texts: pixels, or percent of the screen. §2.legal-dialogs, §9.interface. */
export const LEGAL_DIALOG = {
  desktop: { widthPx: 760, heightPx: 550 },
  mobile: { widthPercent: 100, heightPx: 500 },
} as const;
