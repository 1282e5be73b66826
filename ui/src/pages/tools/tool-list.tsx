import { FeaturesModel } from '@radiolink/application/features/registry';
import { type RunningTool, RunningToolsModel } from '@radiolink/application/tool-runs/running-tools.model';
import Square from 'lucide-react/icons/square';
import { StateShape, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './running-tools.module.css';

export interface ToolListProps {
  readonly tools: readonly RunningTool[];
  readonly className: string | undefined;
}

/** Running tools, each with the way to its page and a stop. */
export function ToolList({ tools, className }: ToolListProps) {
  const t = useText();
  return (
    <ul className={className} data-running-tools="" aria-label={t('Running tools')}>
      {tools.map(tool => (
        <Running key={tool.id} tool={tool} />
      ))}
    </ul>
  );
}

function Running({ tool: { id, summary } }: { readonly tool: RunningTool }) {
  const t = useText();
  const features = useUnitsOf(FeaturesModel, '$features');
  const stop = useUnitsOf(RunningToolsModel, 'stopRequested');
  const feature = features.find(each => each.id === id);
  if (feature === undefined) return null;
  const name = t(feature.label);
  const stopWords = t('Stop {tool}', { tool: name });
  return (
    <li className={styles.tool}>
      <a className={styles.link} href={`#/${feature.route}`} title={t(summary)}>
        <span className={styles.shape}>
          <StateShape tone="busy" />
        </span>
        <span className={styles.name}>{name}</span>
        <VisuallyHidden>{t('Running')}</VisuallyHidden>
        <bdi className={styles.summary}>{t(summary)}</bdi>
      </a>
      <button type="button" className={styles.stop} title={stopWords} onClick={() => stop(id)}>
        <Square size={14} aria-hidden="true" fill="currentColor" />
        <VisuallyHidden>{stopWords}</VisuallyHidden>
      </button>
    </li>
  );
}
