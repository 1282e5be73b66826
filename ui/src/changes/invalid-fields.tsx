import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { settingNameMessage } from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { Fragment } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useModel } from '../models/models.ts';
import { FieldLink } from './field-link.tsx';

/** The fields whose text is not valid, each with the way to it: nothing is tested or applied before they are corrected. */
export function InvalidFields() {
  const t = useText();
  const editing = useModel(EditingModel);
  const [fields, values] = useUnit([editing.$invalidFields, editing.$values]);
  return (
    <span>
      {t('Correct first:')}{' '}
      {[...fields.values()].map(({ key, name }, place) => (
        <Fragment key={key}>
          {place > 0 && ', '}
          <FieldLink settingKey={key}>
            {t(settingNameMessage(key, other => values.get(other)) ?? name)}
          </FieldLink>
        </Fragment>
      ))}
    </span>
  );
}
