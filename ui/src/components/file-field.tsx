import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useFigures } from '../i18n/use-figures.ts';
import { classNames } from './class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './file-field.module.css';
import { Figure } from './figure.tsx';
import { ForeignText } from './foreign-text.tsx';

export interface FileFieldProps extends FieldWords {
  /** Name endings of the files, separated by commas. */
  readonly accept: string;
  /** The chosen file, or undefined when the choice was taken back. */
  readonly onChosen: (file: File | undefined) => void;
}

/**
 * A file, chosen or dropped, with its name and size. The browser's own control lies over the whole field, so that keys, drops
 * and screen readers are its own.
 */
export function FileField({ label, help, danger, accept, onChosen }: FileFieldProps) {
  const t = useText();
  const figures = useFigures();
  const [file, setFile] = useState<File>();
  const [isOver, setOver] = useState(false);
  return (
    <Field
      label={label}
      help={help}
      danger={danger}
      renderControl={({ className, ...control }) => (
        <div className={classNames(className, styles.file, isOver && styles.over)}>
          <FileUp size={16} aria-hidden="true" />
          <span className={styles.words} aria-hidden="true">
            {file === undefined ? (
              t('Select a file, or drop it here')
            ) : (
              <>
                <ForeignText cut>{file.name}</ForeignText> <Figure of={figures.traffic(file.size)} />
              </>
            )}
          </span>
          <input
            {...control}
            type="file"
            accept={accept}
            className={styles.control}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={event => {
              const [chosen] = event.target.files ?? [];
              setFile(chosen);
              onChosen(chosen);
            }}
          />
        </div>
      )}
    />
  );
}
