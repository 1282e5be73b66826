import { BAD_LINK } from './journeys/bad-link.ts';
import { launchWebKit } from './webkit.ts';
import { walkJourneys } from './walk-journeys.ts';

// A journey takes twice as long here as in Firefox: with more of them this file would run alone at the end.
walkJourneys('WebKit', process.env['RADIOLINK_WEBKIT'], launchWebKit, 'narrow', 4, [BAD_LINK]);
