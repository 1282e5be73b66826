import { LinkChangeModel, type LinkColumns } from '@radiolink/application/remote-device/link-change.model';
import type { LinkAgreement } from '@radiolink/domain/settings';
import { inAscii } from '@radiolink/domain/text';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import {
  Banner,
  Button,
  Dialog,
  FailureBanner,
  ForeignText,
  PasswordField,
  TextField,
} from '../../../components/index.ts';
import { Options, SelectField } from '../../../components/select-field.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import styles from './both-ends.module.css';
import { LinkPlanView } from './link-plan-view.tsx';
import layout from '../../../theme/layout.module.css';

interface LinkChangeDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Both ends in two columns, what is to change, and its review. */
export function LinkChangeDialog({ name, onClose }: LinkChangeDialogProps) {
  const t = useText();
  const id = useId();
  const [columns, plan, failure, isBusy] = useUnitsOf(
    LinkChangeModel,
    '$columns',
    '$plan',
    '$failure',
    '$isBusy',
  );
  const [drop, change] = useUnitsOf(LinkChangeModel, 'planDropped', 'changeRequested');
  const close = (): void => {
    drop();
    onClose();
  };
  const canTest =
    plan !== null &&
    [plan.local, plan.remote].every(({ faults }) => faults.length === 0) &&
    [plan.local, plan.remote].some(({ changes }) => changes.length > 0);
  return (
    <Dialog
      title={t('Change both ends')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          {plan === null ? (
            <Button type="submit" form={id} look="primary" disabled={isBusy || columns === null}>
              {isBusy ? t('Please wait') : t('Review')}
            </Button>
          ) : (
            <>
              <Button onClick={() => drop()}>{t('Edit')}</Button>
              <Button
                look="primary"
                current
                disabled={!canTest}
                onClick={() => {
                  change({ name });
                  onClose();
                }}
              >
                {t('Test both ends')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={layout.stack}>
        <FailureBanner failure={failure} urgent />
        {columns !== null && <ColumnsTable columns={columns} name={name} />}
        <div hidden={plan !== null}>
          {columns !== null && <AgreementForm key={id} id={id} columns={columns} />}
        </div>
        {plan !== null && <LinkPlanView plan={plan} name={name} />}
        {plan !== null && [...plan.local.faults, ...plan.remote.faults].length > 0 && (
          <Banner tone="warn">{t('The change cannot be sent. Correct the entries.')}</Banner>
        )}
      </div>
    </Dialog>
  );
}

function ColumnsTable({ columns, name }: { readonly columns: LinkColumns; readonly name: string }) {
  const t = useText();
  const { local, remote, isSameKey } = columns;
  const megahertz = (value: number | undefined) => (value === undefined ? t('Auto') : `${value} MHz`);
  const topology = (isPtp: boolean) => (isPtp ? t('Point to point') : t('Point to multipoint'));
  const key = isSameKey ? t('The same on both devices') : t('Different on both devices');
  const rows: readonly (readonly [string, string | undefined, string | undefined])[] = [
    [t('SSID'), local.ssid, remote.ssid],
    [t('WPA2 pre-shared key'), key, key],
    [t('Channel width'), megahertz(local.widthMhz), megahertz(remote.widthMhz)],
    [t('Frequency'), megahertz(local.frequencyMhz), megahertz(remote.frequencyMhz)],
    [t('Topology'), topology(local.isPtp), topology(remote.isPtp)],
  ];
  return (
    <table className={styles.table} aria-label={t('Both ends now')}>
      <thead>
        <tr>
          <th scope="col">{t('Setting')}</th>
          <th scope="col">{t('This device')}</th>
          <th scope="col">
            <ForeignText>{name}</ForeignText>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, own, other]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <ForeignText>{own ?? '—'}</ForeignText>
            </td>
            <td>
              <ForeignText>{other ?? '—'}</ForeignText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Entered {
  readonly ssid: string;
  readonly key: string;
  readonly width: string;
  readonly frequency: string;
  readonly topology: string;
}

const WIDTHS_MHZ = ['5', '8', '10', '20', '30', '40', '50', '60', '80'] as const;
const UNCHANGED = '';
const NUMBER = /^[1-9]\d{0,5}$/;

/** What both ends are to have. What stays empty, or as this end has it, is not changed. */
function AgreementForm({ id, columns }: { readonly id: string; readonly columns: LinkColumns }) {
  const t = useText();
  const plan = useUnitsOf(LinkChangeModel, 'planRequested');
  const { local, remote } = columns;
  const { register, handleSubmit, formState } = useForm<Entered>({
    defaultValues: { ssid: local.ssid ?? '', key: '', width: UNCHANGED, frequency: '', topology: UNCHANGED },
    mode: 'onTouched',
  });
  return (
    <form
      id={id}
      method="post"
      noValidate
      className={layout.stack}
      onSubmit={event => {
        event.stopPropagation();
        void handleSubmit(entered =>
          plan(agreementOf(entered, local.ssid === remote.ssid ? local.ssid : undefined)),
        )(event);
      }}
    >
      <TextField label={t('SSID')} autoComplete="off" spellCheck={false} {...register('ssid')} />
      <PasswordField
        label={t('WPA2 pre-shared key')}
        help={t('Empty: the key is not changed.')}
        autoComplete="off"
        {...register('key')}
      />
      <SelectField label={t('Channel width')} {...register('width')}>
        <option value={UNCHANGED}>{t('Unchanged')}</option>
        <Options of={WIDTHS_MHZ} words={width => t('{frequency} MHz', { frequency: width })} />
      </SelectField>
      <TextField
        label={t('Frequency')}
        help={t('Control frequency of the access point in MHz. Empty: not changed.')}
        danger={formState.errors.frequency && t('Enter a frequency in MHz.')}
        inputMode="numeric"
        autoComplete="off"
        {...register('frequency', { validate: text => text.trim() === '' || NUMBER.test(inAscii(text)) })}
      />
      <SelectField label={t('Topology')} {...register('topology')}>
        <option value={UNCHANGED}>{t('Unchanged')}</option>
        <option value="1">{t('Point to point')}</option>
        <option value="0">{t('Point to multipoint')}</option>
      </SelectField>
    </form>
  );
}

function agreementOf(
  { ssid, key, width, frequency, topology }: Entered,
  agreed: string | undefined,
): LinkAgreement {
  return {
    ...(ssid !== agreed && { ssid }),
    ...(key !== '' && { key }),
    ...(width !== UNCHANGED && { widthMhz: Number(width) }),
    ...(frequency.trim() !== '' && { frequencyMhz: Number(inAscii(frequency)) }),
    ...(topology !== UNCHANGED && { isPtp: topology === '1' }),
  };
}
