import { nextSteadyLinks, type SteadyLinks } from '@radiolink/application/status/link-view';
import { isProblem } from '@radiolink/domain/link';
import { profileNames } from '@radiolink/virtual-radio';
import { aSession } from '@radiolink/virtual-radio/testing';
import { describe, expect, it } from 'vitest';
import { countOf } from '../../../../.config/drawn-sample.ts';
import { mapStatus } from '../../http/classic/status/status.mapper.ts';

const STEP_SECONDS = countOf(40, 15);
const STATIONS = 40;

describe('the default profile, over an hour of its own time', () => {
  it('shows two to five problems of its 40 stations', async () => {
    const [profile = ''] = profileNames;
    const { client, clock } = await aSession({ profile, stations: STATIONS });
    let look: SteadyLinks | undefined;
    const counts: number[] = [];
    for (let second = 0; second < 3600; second += STEP_SECONDS) {
      clock.advance(STEP_SECONDS);
      look = nextSteadyLinks(look, mapStatus(await client.json('/status.cgi')), clock.now());
      counts.push([...look.stations.values()].filter(({ cause }) => cause && isProblem(cause)).length);
    }
    expect(look?.stations.size).toBeGreaterThan(35);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });
});
