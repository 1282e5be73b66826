import { WanModel } from '@radiolink/application/address-services/wan.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { type DrawnInterface, networkDrawing } from '@radiolink/domain/network-mode';
import type { DeviceStatus } from '@radiolink/domain/status';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useSettingsScope } from '../../settings/index.ts';
import styles from './network-drawing.module.css';
import { type Running, stateLines } from './running-state.ts';

/** Width of the drawing in units of its own: that of a phone. */
export const WIDTH = 360;
export const NODE_WIDTH = 156;
/** Height of a line of text. */
const LINE = 16;
const GAP = 12;
const PADDING = 10;

/** A part with its lines of text, the name first. */
interface PlacedNode {
  readonly part: DrawnInterface;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

interface PlacedLine {
  readonly id: string;
  readonly path: string;
  readonly change: 'pending' | 'removed' | undefined;
}

/**
 * Ports and radio at the start, bridges and VLANs at the end, and a line from each part to what it carries; one that is
 * about to be removed too.
 */
export function placed(
  parts: readonly DrawnInterface[],
  linesOf: (part: DrawnInterface) => readonly string[],
): {
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly PlacedLine[];
  readonly height: number;
} {
  const isHardware = ({ kind }: DrawnInterface): boolean => kind === 'port' || kind === 'radio';
  const columns = [parts.filter(isHardware), parts.filter(part => !isHardware(part))];
  const nodes = columns.flatMap((column, at) =>
    stacked(column, at === 0 ? 1 : WIDTH - NODE_WIDTH - 1, linesOf),
  );
  const carrying = nodes.filter(({ part }) => part.from.length + part.left.length > 0);
  const byName = new Map(nodes.map(node => [node.part.name, node]));
  const lines = nodes.flatMap(to =>
    [...to.part.from, ...to.part.left].flatMap(name => {
      const from = byName.get(name);
      if (from === undefined) return [];
      const change = to.part.left.includes(name)
        ? ('removed' as const)
        : [to, from].some(({ part }) => part.change !== undefined)
          ? ('pending' as const)
          : undefined;
      return [
        {
          id: `${name} ${to.part.name}`,
          path: pathOf(from, to, (carrying.indexOf(to) + 1) / (carrying.length + 1)),
          change,
        },
      ];
    }),
  );
  return { nodes, lines, height: Math.max(0, ...nodes.map(({ y, height }) => y + height)) + 1 };
}

function stacked(
  column: readonly DrawnInterface[],
  x: number,
  linesOf: (part: DrawnInterface) => readonly string[],
): readonly PlacedNode[] {
  return column.reduce<readonly PlacedNode[]>((above, part) => {
    const last = above.at(-1);
    const lines = [part.name, ...linesOf(part)];
    const height = lines.length * LINE + PADDING;
    return [...above, { part, lines, x, y: last === undefined ? 1 : last.y + last.height + GAP, height }];
  }, []);
}

/** @param lane share of the room between the columns: each part that is carried has a lane, so that no line joins another's */
function pathOf(from: PlacedNode, to: PlacedNode, lane: number): string {
  // Below the level at which a line leaves: the line of a neighbour does not seem to go on into the part beside it.
  const [startY, endY] = [from.y + PADDING, to.y + LINE + PADDING / 2];
  const startX = from.x + NODE_WIDTH;
  // Within a column the line leaves and enters on the same side.
  if (from.x === to.x) {
    const away = (1 - lane) * (WIDTH - 2 * NODE_WIDTH - 2);
    return `M ${from.x} ${startY} h ${-away} V ${endY} h ${away}`;
  }
  return `M ${startX} ${startY} H ${startX + lane * (to.x - startX)} V ${endY} H ${to.x}`;
}

const ROLE_WORDS = { wan: 'WAN', lan: 'LAN', management: 'Management' } as const;
const SECTION_OF = { port: 'interfaces', radio: 'interfaces', bridge: 'bridges', vlan: 'vlans' } as const;
const NO_CLIENTS: Running['clients'] = [];

/** Ports, radio, bridges, VLANs and their addresses, as configured, as running, and with pending changes. */
export function NetworkDrawing() {
  const t = useText();
  const drawn = useSettingsScope(({ original, context }) => networkDrawing(original, context.values));
  const running = useRunning(drawn.some(({ client }) => client !== undefined));
  const { nodes, lines, height } = useMemo(
    () => placed(drawn, part => stateLines(part, running, t)),
    [drawn, running, t],
  );
  return (
    <nav aria-label={t('Network interfaces')}>
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height}`}>
        {lines.map(({ id, path, change }) => (
          <path key={id} d={path} className={styles.line} data-change={change} />
        ))}
        {nodes.map(({ part, x, y, height: own, lines: [name, ...rest] }) => (
          <a key={part.name} href={`#/network/${targetOf(part)}`} data-value={part.name}>
            <rect
              x={x}
              y={y}
              width={NODE_WIDTH}
              height={own}
              rx="6"
              className={styles.node}
              data-change={part.change}
            />
            <text x={x + 10} y={y + LINE + 1} className={styles.name}>
              {name}
            </text>
            <text x={x + NODE_WIDTH - 10} y={y + LINE + 1} textAnchor="end" className={styles.mark}>
              {roleWords(part, t)}
            </text>
            {rest.map((line, row) => (
              <text key={line} x={x + 10} y={y + LINE * (row + 2)} className={styles.detail}>
                {line}
              </text>
            ))}
          </a>
        ))}
      </svg>
      <VisuallyHidden>
        <ul>
          {nodes.map(({ part, lines: [, ...rest] }) => (
            <li key={part.name} data-value={part.name}>
              {described(part, rest, t)}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </nav>
  );
}

/** What the device reports of its interfaces; of its clients only while it has any. */
function useRunning(hasClients: boolean): Running {
  const wan = useModel(WanModel);
  const { opened, closed } = wan;
  const status = useModel(StatusModel);
  const [interfaces, clients] = useUnit([status.slice(interfacesOf), wan.$rows]);
  useEffect(() => {
    if (!hasClients) return;
    opened();
    return () => closed();
  }, [hasClients, opened, closed]);
  return useMemo(
    () => ({ interfaces: interfaces ?? [], clients: clients ?? NO_CLIENTS }),
    [interfaces, clients],
  );
}

/** Without counters, which move with every status. */
const interfacesOf = ({ interfaces }: DeviceStatus): Running['interfaces'] =>
  interfaces.map(({ name, enabled, plugged, speedMbps, fullDuplex, ipAddress }) => ({
    name,
    enabled,
    plugged,
    speedMbps,
    fullDuplex,
    ipAddress,
  }));

/** The address of a part, or the section where it is set up. */
const targetOf = ({ key, change, kind }: DrawnInterface): string =>
  key === undefined || change === 'removed' ? SECTION_OF[kind] : key;

function roleWords({ role, isManagement }: DrawnInterface, t: Text): string {
  const words = [...(role === undefined ? [] : [role]), ...(isManagement ? (['management'] as const) : [])];
  return [...new Set(words)].map(word => t(ROLE_WORDS[word])).join(' · ');
}

/** A part in words: name, role, what carries it, then its state. */
function described(part: DrawnInterface, state: readonly string[], t: Text): string {
  const words = [
    part.name,
    roleWords(part, t),
    part.from.length === 0
      ? ''
      : t(part.kind === 'bridge' ? 'members: {names}' : 'parent: {names}', { names: part.from }),
    ...state,
  ];
  return words.filter(word => word !== '').join(', ');
}
