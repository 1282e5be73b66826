import { type DrawnInterface, networkDrawing } from '@radiolink/domain/network-mode';
import { StatusModel } from '@radiolink/application/status';
import { useStoreMap } from 'effector-react';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import { useText, type Text } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useSettingsScope } from '../../settings/index.ts';
import { placed, NODE, WIDTH } from './drawing-layout.ts';
import styles from './network-drawing.module.css';

const ROLE_WORDS = { wan: 'WAN', lan: 'LAN', management: 'Management' } as const;
const CHANGE_WORDS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;
const SECTION_OF = { port: 'interfaces', radio: 'interfaces', bridge: 'bridges', vlan: 'vlans' } as const;

/** Ports, radio, bridges, VLANs and their addresses, as configured and with pending changes. */
export function NetworkDrawing() {
  const t = useText();
  const drawn = useSettingsScope(({ original, context }) => networkDrawing(original, context.values));
  const linked = useStoreMap({
    store: useModel(StatusModel).$status,
    keys: [],
    fn: status =>
      (status?.interfaces ?? []).map(({ name, plugged }) => `${name} ${plugged ?? ''}`).join('\n'),
  });
  const unplugged = useMemo(
    () => new Set(linked.split('\n').flatMap(line => (line.endsWith(' false') ? [line.slice(0, -6)] : []))),
    [linked],
  );
  const isUnplugged = ({ name, kind }: DrawnInterface): boolean => kind === 'port' && unplugged.has(name);
  const { nodes, lines, height } = useMemo(() => placed(drawn), [drawn]);
  return (
    <nav aria-label={t('Network interfaces')}>
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height}`}>
        {lines.map(({ id, path, isPending }) => (
          <path key={id} d={path} className={styles.line} strokeDasharray={isPending ? '4 4' : undefined} />
        ))}
        {nodes.map(({ part, x, y }) => (
          <a key={part.name} href={`#/network/${SECTION_OF[part.kind]}`} data-value={part.name}>
            <rect
              x={x}
              y={y}
              width={NODE.width}
              height={NODE.height}
              rx="6"
              className={styles.node}
              data-change={part.change}
            />
            <text x={x + 10} y={y + 18} className={styles.name}>
              {part.name}
            </text>
            <text x={x + NODE.width - 10} y={y + 18} textAnchor="end" className={styles.mark}>
              {part.change === undefined
                ? part.role === undefined
                  ? ''
                  : t(ROLE_WORDS[part.role])
                : t(CHANGE_WORDS[part.change])}
            </text>
            <text x={x + 10} y={y + 36} className={styles.detail}>
              {part.address ?? part.client ?? (isUnplugged(part) ? t('unplugged') : '')}
            </text>
          </a>
        ))}
      </svg>
      <VisuallyHidden>
        <ul>
          {nodes.map(({ part }) => (
            <li key={part.name} data-value={part.name}>
              {described(part, isUnplugged(part), t)}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </nav>
  );
}

/** A part in words: name, role, address, what carries it, and its pending change. */
function described(part: DrawnInterface, isUnplugged: boolean, t: Text): string {
  const words = [
    part.name,
    part.role === undefined ? '' : t(ROLE_WORDS[part.role]),
    part.address ?? part.client ?? '',
    part.from.length === 0 ? '' : t('carried by {names}', { names: part.from.join(', ') }),
    isUnplugged ? t('unplugged') : '',
    part.change === undefined ? '' : t(CHANGE_WORDS[part.change]),
  ];
  return words.filter(word => word !== '').join(', ');
}
