import { WanModel } from '@radiolink/application/address-services/wan.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { type DrawnInterface, networkDrawing } from '@radiolink/domain/network-mode';
import type { DeviceStatus } from '@radiolink/domain/status';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/index.ts';
import { listText, type Text, useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useSettingsScope } from '../../settings/index.ts';
import { LINE, NODE_WIDTH, placed, WIDTH } from './drawing-layout.ts';
import styles from './network-drawing.module.css';
import { type Running, stateLines } from './running-state.ts';

const ROLE_WORDS = { wan: 'WAN', lan: 'LAN', management: 'Management' } as const;
const SECTION_OF = { port: 'interfaces', radio: 'interfaces', bridge: 'bridges', vlan: 'vlans' } as const;
const NO_CLIENTS: Running['clients'] = [];

/** Ports, radio, bridges, VLANs and their addresses, as configured, as running, and with pending changes. */
export function NetworkDrawing() {
  const t = useText();
  const { language } = useTranslation().i18n;
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
              {listText(partsOf(part, rest, t), language)}
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
function partsOf(part: DrawnInterface, state: readonly string[], t: Text): readonly string[] {
  const words = [
    part.name,
    roleWords(part, t),
    part.from.length === 0
      ? ''
      : t(part.kind === 'bridge' ? 'members: {names}' : 'parent: {names}', { names: part.from }),
    ...state,
  ];
  return words.filter(word => word !== '');
}
