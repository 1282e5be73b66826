/** Size of the dialogs with legal texts: pixels, or percent of the screen. Specification §2 and §9, legal dialogs. */
export const LEGAL_DIALOG = {
  desktop: { widthPx: 760, heightPx: 550 },
  mobile: { widthPercent: 100, heightPx: 500 },
} as const;
