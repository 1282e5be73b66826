import { launchFirefox } from './firefox.ts';
import { PAPER } from './journeys/paper.ts';
import { walkJourneys } from './walk-journeys.ts';

walkJourneys('Firefox', process.env['RADIOLINK_FIREFOX'], launchFirefox, 'wide', 3, [PAPER]);
