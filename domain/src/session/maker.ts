/** What a manufacturer sets once for its devices. reading 59. */
export interface Maker {
  /** The name of its interface: in the navigation and in the title of the window. */
  readonly name: string;
  /** Its short name: the default user name, password and SSID, and no part of a password. reading 5. */
  readonly shortName: string;
  /** Hosts of its controllers, and all below them. reading 6. */
  readonly controllerDomains: readonly string[];
}

/** Put in by a build that was given a file of its maker: `npm run build -- --maker FILE`. */
declare const MAKER_OF_BUILD: Partial<Maker> | undefined;

/** The maker of this build. */
export const MAKER: Maker = {
  name: 'radiolink',
  shortName: 'ubnt',
  controllerDomains: ['ui.com', 'ubnt.com'],
  ...(typeof MAKER_OF_BUILD === 'undefined' ? {} : MAKER_OF_BUILD),
};
