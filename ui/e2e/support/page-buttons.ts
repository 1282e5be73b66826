import type { Page } from 'playwright-core';

/** A button of a page, with where it stands. */
export interface PageButton {
  readonly name: string;
  /** The heading above it, or that of the page. */
  readonly heading: string;
  /** The section of a settings page. */
  readonly section: string;
  /** It belongs to the fields of a form or of a settings section: its heading leads to it as well. */
  readonly ofForm: boolean;
}

/** Buttons that nobody looks for by a name, by what they are, never by what they are called. */
const NOT_SOUGHT: readonly { readonly reason: string; readonly are: string }[] = [
  { reason: 'acts on an entry of a list, whose fields are found', are: '[data-entry] button' },
  { reason: 'acts on one row', are: 'tbody button, [role="row"] button, li button' },
  { reason: 'sorts by a column', are: 'thead button, [role="columnheader"] button' },
  { reason: 'belongs to a field, which is found', are: '[data-setting] button' },
  { reason: 'is in what another button opens', are: 'dialog button, [popover] button' },
  { reason: 'shows or hides something', are: 'button[aria-expanded], button[aria-pressed], summary' },
  {
    reason: 'answers a message',
    are: '[role="status"] button, [role="alert"] button, [data-focus-place] button',
  },
  { reason: 'changes how a chart is drawn', are: 'section:has(canvas) button, figure button' },
];

/** The buttons that a page shows, without those that nobody looks for. */
export function pageButtons(page: Page): Promise<readonly PageButton[]> {
  return page.locator('main button:visible').evaluateAll(
    (buttons, excused) =>
      buttons
        .filter(button => !button.matches(excused))
        .map(button => {
          const heading = button.closest('section')?.querySelector('h2, h3');
          return {
            name: button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '',
            heading: (heading ?? document.querySelector('main h1'))?.textContent?.trim() ?? '',
            section: button.closest('[data-section]')?.getAttribute('data-section') ?? '',
            ofForm:
              button.closest('form, [data-section]') !== null && button.getAttribute('data-add') === null,
          };
        }),
    NOT_SOUGHT.map(({ are }) => are).join(),
  );
}
