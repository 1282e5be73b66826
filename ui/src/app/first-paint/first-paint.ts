/** Events that the page kept before its script ran. */
export interface FirstPaint {
  /** The hash that brought a ticket; it is gone from the address. */
  readonly hash: string;
  /** Enter was pressed, or the button, before React drew the form. */
  submitted: boolean;
  /** The last other button that was pressed by then. */
  clicked: HTMLElement | undefined;
  /** Carries a press of Login out, as soon as there is code for it. */
  press: (() => void) | undefined;
  /** React has drawn the form: from here on the page looks after itself. */
  ready: boolean;
}

declare global {
  interface Window {
    radiolinkFirstPaint?: FirstPaint;
  }
}

/**
 * The texts embedded in the served page, so that the form can be hydrated without a request to the device.
 */
export interface PaintedTexts {
  readonly language: string;
  readonly translations: Readonly<Record<string, string>>;
}

/** Id of the element that holds them. */
export const PAINTED_TEXTS_ID = 'painted-texts';
/** Id of the message about a part of the page that did not load. */
export const ASSET_FAILURE_ID = 'asset-failure';
