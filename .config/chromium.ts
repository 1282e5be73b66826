/** The Chromium that `npm test` found for the tests of pages, or the one that is named. */
export const CHROMIUM_PATH =
  process.env['RADIOLINK_HEADLESS'] ?? process.env['RADIOLINK_CHROMIUM'] ?? '/usr/bin/chromium';

/** What Chromium needs to run as root, without a GPU, on a closed network, and a radio by its name. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name that is not loopback: pages from there over HTTP are in no secure context, as those of a radio on a mast.
  // And addresses that a device can have, each a loopback address of this machine: a device never has one of loopback itself.
  '--host-resolver-rules=MAP radio.test 127.0.0.1, MAP 10.71.0.1 127.0.0.1, MAP 10.71.0.2 127.0.0.2, MAP 10.71.0.3 127.0.0.3',
];
