import { message, type Problem } from '../errors/message.ts';
import { isInteger } from './integer.ts';
import type { NetworkInterface } from './interface.ts';
import { MIN_IPV6_MTU } from './mtu-limit.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { textOf } from '../text/code-points.ts';

/** Inputs of the MTU rule in addition to the value. Bytes. */
export interface MtuContext {
  readonly interface: Pick<NetworkInterface, 'isBridge' | 'isVirtual'>;
  readonly networkMode: NetworkMode;
  /** True if the page shows every interface by default (`gui.network.advanced.status`). */
  readonly advanced: boolean;
  readonly maxMtu: number;
  /** Default `MIN_IPV6_MTU`. */
  readonly minMtu?: number;
}

/**
 * True if the interface has no separate MTU: every interface but the bridge in simple bridge mode, where the
 * bridge's applies, and virtual interfaces in advanced mode. §5.mtu.
 */
export function skipsMtu(context: Pick<MtuContext, 'interface' | 'networkMode' | 'advanced'>): boolean {
  const { isBridge, isVirtual } = context.interface;
  return context.advanced ? isVirtual : context.networkMode === 'bridge' && !isBridge;
}

/** Message for an interface without the MTU it needs. §5.mtu. */
export const MTU_REQUIRED: Problem = message('MTU required.');

/** MTU in bytes. §5.mtu. */
export function checkMtu(value: string, context: MtuContext): Problem | undefined {
  if (skipsMtu(context)) return undefined;
  if (textOf(value) === '') return MTU_REQUIRED;
  const { minMtu = MIN_IPV6_MTU, maxMtu } = context;
  const bounded = Number.isFinite(minMtu) && Number.isFinite(maxMtu);
  if (bounded && isInteger(value) && Number(value) >= minMtu && Number(value) <= maxMtu) return undefined;
  return message('MTU must be between {minMTU} and {maxMtu}', { minMTU: minMtu, maxMtu });
}
