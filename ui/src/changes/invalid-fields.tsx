import { EditingModel } from '@radiolink/application/configuration';
import { useUnit } from 'effector-react';
import { Fragment } from 'react';
import { useText } from '../i18n/index.ts';
import { useModel } from '../models/index.ts';
import { FieldLink } from './field-link.tsx';

/** The fields whose text is not valid, each with the way to it: nothing is tested or applied before they are corrected. */
export function InvalidFields() {
  const t = useText();
  const fields = [...useUnit(useModel(EditingModel).$invalidFields).values()];
  return (
    <span>
      {t('Correct first:')}{' '}
      {fields.map(({ key, name }, place) => (
        <Fragment key={key}>
          {place > 0 && ', '}
          <FieldLink settingKey={key}>{t(name)}</FieldLink>
        </Fragment>
      ))}
    </span>
  );
}
