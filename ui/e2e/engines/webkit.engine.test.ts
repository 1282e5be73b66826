import { BAD_LINK } from './journeys/bad-link.ts';
import { launchWebKit } from './webkit.ts';
import { walkJourneys } from './walk-journeys.ts';

walkJourneys('WebKit', process.env['RADIOLINK_WEBKIT'], launchWebKit, 'narrow', [BAD_LINK]);
