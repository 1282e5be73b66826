import type { Radio } from './radio.ts';
import { isSpeedTestRunning } from './tools/speed-test.ts';
import { isTracerouteRunning } from './tools/traceroute.ts';
import { isDiscovering } from './v1/tools/discovery.ts';

/** A tool that the device itself carries on with between two requests. */
export type RunningTool = 'discovery' | 'ping' | 'site-survey' | 'speed-test' | 'traceroute';

/** The tools that run on the device at present, whichever interface started them. */
export function runningTools(radio: Radio): readonly RunningTool[] {
  const { tools, v1, survey } = radio;
  const running: Readonly<Record<RunningTool, boolean>> = {
    discovery: isDiscovering(radio),
    ping: v1.ping?.status === 'in_progress',
    'site-survey': survey.state === 'scanning',
    'speed-test':
      (tools.speedTest !== undefined && isSpeedTestRunning(radio, tools.speedTest)) ||
      v1.speedTests.some(({ status }) => status === 'in_progress'),
    traceroute:
      tools.traceroute !== undefined &&
      v1.stoppedTraceroute?.id !== tools.traceroute.id &&
      isTracerouteRunning(tools.traceroute, radio.clock.now()),
  };
  return (Object.keys(running) as RunningTool[]).filter(tool => running[tool]);
}
