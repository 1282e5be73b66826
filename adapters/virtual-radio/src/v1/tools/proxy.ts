import { jsonAnswer } from '../../wire/answers.ts';
import { v1Error, wrongField } from '../answers.ts';
import { textIn } from '../body.ts';
import { v1SessionCall } from '../exchange.ts';

/** Hosts that the simulated device reaches: the manufacturer's update server. */
const UPDATE_HOSTS: ReadonlySet<string> = new Set([
  'fw-update.ui.com',
  'fw-update.ubnt.com',
  'downloads.example.net',
]);

/** POST /tools/proxy/https — nothing leaves this program: update checks get a canned answer. §v1.other-tools. */
export const proxyHttps = v1SessionCall('POST', '/tools/proxy/https', ({ radio, body }) => {
  const url = textIn(body, 'url');
  if (url === undefined || url === '') return wrongField('url', 'url is required');
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return wrongField('url', 'An https address');
  if (!UPDATE_HOSTS.has(new URL(url).hostname)) return v1Error(500, 'Cannot reach the host');
  const version = radio.firmware.offered?.version ?? radio.firmware.running;
  const answer = jsonAnswer({
    _embedded: {
      firmware: [
        {
          channel: 'release',
          product: radio.profile.board.model,
          version,
          created: '2026-08-11T06:36:00Z',
          _links: { data: { href: `https://downloads.example.net/firmware/${version}.bin` } },
        },
      ],
    },
  });
  answer.headers.set('x-proxy-status', '200');
  return answer;
});
