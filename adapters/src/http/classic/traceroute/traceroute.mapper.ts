import type { Received } from '@radiolink/openapi/received';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { TraceProgress } from '@radiolink/application/traceroute/traceroute.port';
import type { TraceHop } from '@radiolink/domain/tools';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { SMALL } from '../../wire/ranges.ts';

const MILLISECONDS = [0, 600_000] as const;

/** A trace as far as it has come; `null` among the times is a probe without reply. */
export function mapTrace(json: Received<'/api/traceroute'>): TraceProgress {
  return readAnswer(json, trace => {
    const failureReason = trace.text('error');
    const running = trace.flag('running') ?? false;
    const hops = trace.sections('hops').map(mapHop);
    if (failureReason !== undefined) return { status: 'failed', hops, failureReason };
    return { status: running ? 'in-progress' : 'finished', hops };
  });
}

function mapHop(hop: Section<NonNullable<Schemas['Traceroute']['hops']>[number]>, index: number): TraceHop {
  return {
    hop: hop.number('hop', SMALL) ?? index + 1,
    address: hop.text('ipaddr'),
    hostname: hop.text('hostname'),
    timesMs: hop.samples('rtt', MILLISECONDS),
  };
}
