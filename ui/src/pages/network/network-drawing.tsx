import { WanModel, type WanRow } from '@radiolink/application/address-services/wan.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { networkDrawing, type DrawnInterface } from '@radiolink/domain/network-mode';
import type { DeviceStatus, EthernetPort } from '@radiolink/domain/status';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/index.ts';
import { NARROW_LAYOUT, PHONE, SMALL_PHONE, useMedia } from '../../components/use-media.ts';
import { useText, listText, type Text } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useSettingsScope } from '../../settings/index.ts';
import { ethernetLabel } from '../dashboard/ethernet-labels.ts';
import { type Placed, placed } from './drawing-layout.ts';
import { LINE, NODE_WIDTH, WIDTH } from './drawing-lines.ts';
import { type DrawnPart, levels } from './drawing-parts.ts';
import styles from './network-drawing.module.css';

/** A part as it is drawn: a link, with what is said of it. */
export interface LinkedPart extends DrawnPart {
  readonly href: string;
  /** At the end of its first line. */
  readonly mark: string;
  /** All that the drawing says of it. */
  readonly words: string;
  /** Drawn into its box, whose corner is the origin. */
  readonly more?: ReactNode;
}

export interface DrawnPartsProps {
  readonly label: string;
  readonly drawing: Placed<LinkedPart>;
}

/** Width of the drawing of two columns, px. */
const BROADEST = 380;
/** Between the text of a box and its side. */
export const SIDE = 10;

/** Boxes with links and the lines between them, and the same as a list for whoever does not see it. */
export function DrawnParts({ label, drawing: { nodes, lines, width, height } }: DrawnPartsProps) {
  return (
    // More than two columns need the whole row.
    <nav aria-label={label} style={{ gridColumn: width > WIDTH ? '1 / -1' : undefined }}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxInlineSize: (BROADEST * width) / WIDTH }}
      >
        {lines.map(({ id, path, change }) => (
          <path key={id} d={path} className={styles.line} data-change={change} />
        ))}
        {nodes.map(({ part: { name, href, change, mark, more, lines: words }, x, y, height: own }) => (
          <a key={name} href={href} data-value={name}>
            <g transform={`translate(${x} ${y})`}>
              <rect width={NODE_WIDTH} height={own} rx="6" className={styles.node} data-change={change} />
              {words.map((line, row) => (
                <text
                  key={line}
                  x={SIDE}
                  y={LINE * (row + 1) + (row === 0 ? 1 : 0)}
                  className={row === 0 ? styles.name : styles.detail}
                >
                  {line}
                </text>
              ))}
              {mark !== '' && (
                <text x={NODE_WIDTH - SIDE} y={LINE + 1} textAnchor="end" className={styles.mark}>
                  {mark}
                </text>
              )}
              {more}
            </g>
          </a>
        ))}
      </svg>
      <VisuallyHidden>
        <ul>
          {nodes.map(({ part: { name, words } }) => (
            <li key={name} data-value={name}>
              {words}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </nav>
  );
}

/** Screens on which so many columns would have letters smaller than 10 px. */
const tooNarrowFor = (columns: number): string => {
  if (columns > 3) return NARROW_LAYOUT;
  return columns > 2 ? PHONE : SMALL_PHONE;
};

const NO_CLIENTS: Running['clients'] = [];

/** Ports, radio, bridges, VLANs and their addresses, as configured, as running, and with pending changes. */
export function NetworkDrawing() {
  const t = useText();
  const { language } = useTranslation().i18n;
  const drawn = useSettingsScope(({ original, context }) => networkDrawing(original, context.values));
  const running = useRunning(drawn.some(({ client }) => client !== undefined));
  const columns = useMemo(() => levels(drawn, isHardware), [drawn]);
  const isNarrow = useMedia(tooNarrowFor(columns.length));
  const drawing = useMemo(
    () =>
      placed(
        columns.map(column => column.map(part => linkedInterface(part, running, t, language))),
        isNarrow,
      ),
    [columns, isNarrow, running, t, language],
  );
  return <DrawnParts label={t('Network interfaces')} drawing={drawing} />;
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

const ROLE_WORDS = { wan: 'WAN', lan: 'LAN', management: 'Management' } as const;
const SECTION_OF = { port: 'interfaces', radio: 'interfaces', bridge: 'bridges', vlan: 'vlans' } as const;

/** An interface as it is drawn: with its role, its state, and a link to where it is set up. */
export function linkedInterface(
  part: DrawnInterface,
  running: Running,
  t: Text,
  language: string,
): LinkedPart {
  const { name, key, change, kind, from, left } = part;
  const state = stateLines(part, running, t);
  // The address of a part, or the section where it is set up.
  const target = key === undefined || change === 'removed' ? SECTION_OF[kind] : key;
  const mark = markWords(part, t);
  const words = [name, mark, carriedWords(part, t), ...state].filter(word => word !== '');
  return {
    name,
    lines: [name, ...state],
    from,
    left,
    change,
    href: `#/network/${target}`,
    mark,
    words: listText(words, language),
  };
}

/** True for what is a part of the device itself, and not made of other interfaces. */
export const isHardware = ({ kind, from }: Pick<DrawnInterface, 'kind' | 'from'>): boolean =>
  kind === 'port' || (kind === 'radio' && from.length === 0);

/** What the device reports of its interfaces, without counters, which move with every status. */
export const interfacesOf = ({ interfaces }: DeviceStatus): Running['interfaces'] =>
  interfaces.map(({ name, enabled, plugged, speedMbps, fullDuplex, ipAddress }) => ({
    name,
    enabled,
    plugged,
    speedMbps,
    fullDuplex,
    ipAddress,
  }));

function markWords({ band, role, isManagement }: DrawnInterface, t: Text): string {
  const words = [...(role === undefined ? [] : [role]), ...(isManagement ? (['management'] as const) : [])];
  return [
    ...(band === undefined ? [] : [band]),
    ...[...new Set(words)].map(word => t(ROLE_WORDS[word])),
  ].join(' · ');
}

const carriedWords = ({ kind, from }: DrawnInterface, t: Text): string =>
  from.length === 0 ? '' : t(kind === 'vlan' ? 'parent: {names}' : 'members: {names}', { names: from });

/** What runs: the interfaces of the status, and the clients that ask for an address. */
export interface Running {
  readonly interfaces: readonly (EthernetPort & { readonly ipAddress?: string | undefined })[];
  readonly clients: readonly WanRow[];
}

/**
 * The lines of a part below its name: its address and where it comes from, the state of its link, its pending change. What
 * is changed does not run yet: only the configuration is shown of it.
 */
export function stateLines(part: DrawnInterface, running: Running, t: Text): readonly string[] {
  const now = part.change === undefined || part.change === 'moved' ? running : undefined;
  const port = part.kind === 'port' ? now?.interfaces.find(({ name }) => name === part.name) : undefined;
  const lines = [
    addressWords(part, now, t),
    port === undefined ? undefined : ethernetLabel(port, t),
    part.change === undefined ? undefined : t(CHANGE_WORDS[part.change]),
  ];
  return lines.filter(line => line !== undefined);
}

const CHANGE_WORDS = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as const;

/** The static address, or the client with the address in use. */
function addressWords(part: DrawnInterface, running: Running | undefined, t: Text): string | undefined {
  const { name, client, address } = part;
  if (client === undefined) return address;
  if (running === undefined) return client;
  const session = running.clients.find(({ over, interfaceName }) => (over ?? interfaceName) === name);
  const inUse =
    session?.address ??
    (client === 'DHCP' ? running.interfaces.find(each => each.name === name)?.ipAddress : undefined);
  if (inUse !== undefined) return `${client} · ${inUse}`;
  return session === undefined ? client : `${client} · ${t('No address')}`;
}
