import { adviseChannel, nextStatus } from '@radiolink/client/node';
import { INTERFACE_5GHZ } from '@radiolink/domain/link';
import { stationTotal } from '@radiolink/domain/status';
import { bySignal } from '@radiolink/domain/tools';
import { lastValueFrom, tap } from 'rxjs';
import { z } from 'zod';
import type { AuditedServer } from './audited-server.ts';
import type { RadioPool } from './radio-pool.ts';
import {
  addTool,
  page,
  paged,
  pageOf,
  type Permissions,
  radioName,
  READ,
  type ToolGate,
  ToolRefusal,
} from './tool.ts';
import { macOf, macShape, sentence, sentenceOf, untrusted, untrustedText } from './untrusted.ts';

/** Registers the tools that listen to the air or load it. Those that disturb the link ask for a permission. */
export function addAirTools(
  server: AuditedServer,
  gate: ToolGate,
  pool: RadioPool,
  permissions: Permissions,
  now: () => number,
): void {
  const channel = z.object({
    control_mhz: z.number(),
    width_mhz: z.number(),
    score: z.number().describe('Expected capacity in relation to others, Mbps without overhead.'),
    received_dbm: z.number().describe('Interference and noise in the channel.'),
    usage_percent: z.number(),
    cac_seconds: z.number().describe('Time that the radio listens for radar before it transmits.'),
    reason: sentence,
  });
  addTool(server, gate, {
    name: 'spectrum_advice',
    title: 'Channel advice',
    description:
      'Watches the spectrum for some seconds and compares the permitted channels by what this end receives. The other end is not considered: read it too.',
    input: z.object({ radio: radioName, seconds: z.int().min(2).max(30).default(5) }),
    output: z.object({
      sweeps: z.int(),
      channels: z.array(channel).describe('The best of each width and the one in use, best first.'),
      in_use: channel.optional(),
      advice: sentence.optional(),
      cost: sentence.optional(),
    }),
    annotations: READ,
    run: async ({ radio, seconds }) => {
      const advice = await pool.use(radio, each => adviseChannel(each, { seconds, now }));
      if (advice === undefined)
        throw new ToolRefusal(
          `This device has no spectrum view, its service does not run, or nothing arrived in ${seconds} s: then ask for more seconds.`,
        );
      const row = ({
        channel: { controlMhz, widthMhz, cacSeconds },
        ...one
      }: (typeof advice.channels)[number]) => ({
        control_mhz: controlMhz,
        width_mhz: widthMhz,
        score: Math.round(one.score),
        received_dbm: Math.round(one.receivedDbm),
        usage_percent: Math.round(100 * one.usage),
        cac_seconds: cacSeconds,
        reason: sentenceOf(one.reason),
      });
      return {
        sweeps: advice.sweeps,
        channels: advice.channels.map(row),
        in_use: advice.inUse && row(advice.inUse),
        advice: advice.choice && sentenceOf(advice.choice.message),
        cost: advice.choice?.cost && sentenceOf(advice.choice.cost),
      };
    },
  });

  addTool(server, gate, {
    name: 'site_survey',
    title: 'Site survey',
    description:
      'Lists the networks that a radio receives, strongest first: the result of the last scan. With scan=true it scans anew, which interrupts a station and its link for 10 to 40 s; the operator has to permit it.',
    input: z.object({
      radio: radioName,
      scan: z.boolean().default(false),
      interface: z
        .string()
        .regex(/^[a-z][a-z0-9]{1,14}$/, 'The name of an interface has small letters and digits, as ath0.')
        .default(INTERFACE_5GHZ),
      ...page,
    }),
    output: z.object({
      networks: z.array(
        z.object({
          mac: macShape,
          ssid: untrustedText.optional(),
          frequency_mhz: z.number().optional(),
          width_mhz: z.number().optional(),
          signal_dbm: z.number().optional(),
          security: untrustedText.optional(),
        }),
      ),
      ...paged,
    }),
    annotations: { ...READ, readOnlyHint: false, idempotentHint: false },
    run: async ({ radio, scan, interface: name, ...range }, progress) => {
      if (scan && !permissions.scan)
        throw new ToolRefusal(
          'A scan interrupts the link and is not permitted. The operator permits it by --allow-scan; scan=false lists the last result.',
        );
      const { cells } = await pool.use(radio, ({ tools: { siteSurvey } }) =>
        scan
          ? lastValueFrom(siteSurvey.scan(name).pipe(tap(seen => progress(`${seen.cells.length} networks`))))
          : siteSurvey.last(name),
      );
      const { items, ...rest } = pageOf(cells.toSorted(bySignal), range);
      return {
        networks: items.map(cell => ({
          mac: macOf(cell.mac),
          ssid: untrusted(cell.ssid),
          frequency_mhz: cell.frequencyMhz,
          width_mhz: cell.channelWidthMhz,
          signal_dbm: cell.signalDbm,
          security: untrusted(cell.security),
        })),
        ...rest,
      };
    },
  });

  addTool(server, gate, {
    name: 'speed_test',
    title: 'Speed test',
    description:
      'Measures the throughput from a radio to the one at the remote end of its link, by the login in the file of radios. It loads the link and disturbs its traffic; the operator has to permit it.',
    input: z.object({
      radio: radioName,
      seconds: z.int().min(5).max(60).default(10),
      direction: z.enum(['both', 'tx', 'rx', 'duplex']).default('both'),
    }),
    output: z.object({
      transmit_kbps: z.number().optional(),
      receive_kbps: z.number().optional(),
      seconds: z.number(),
    }),
    annotations: { ...READ, readOnlyHint: false, idempotentHint: false },
    run: async ({ radio, seconds, direction }, progress) => {
      if (!permissions.load)
        throw new ToolRefusal(
          'A speed test loads the link and is not permitted. The operator permits it by --allow-load.',
        );
      const { remoteEnd } = pool.named(radio);
      if (remoteEnd === undefined)
        throw new ToolRefusal(`The file of radios names no remote_end of ${radio}, so there is no target.`);
      const { url, username, password } = pool.named(remoteEnd).login();
      const { hostname, port } = new URL(url);
      const test = await pool.use(radio, ({ tools: { speedTest } }) =>
        lastValueFrom(
          speedTest
            .run({
              target: hostname,
              ...(port !== '' && { port: Number(port) }),
              username,
              password,
              durationSeconds: seconds,
              direction,
            })
            .pipe(tap(({ elapsedSeconds }) => progress(`${elapsedSeconds} s`))),
        ),
      );
      if (test.status === 'failed') {
        const hasLink = stationTotal(await pool.use(radio, nextStatus)) > 0;
        throw new ToolRefusal(
          hasLink
            ? 'The device could not run the test. Check the login and address of the remote end.'
            : 'The link is down, as it is for a time after a scan or a restart. Repeat the test once link_status reports the remote end again.',
        );
      }
      return { transmit_kbps: test.txKbps, receive_kbps: test.rxKbps, seconds: test.elapsedSeconds };
    },
  });
}
