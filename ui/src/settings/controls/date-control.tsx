import { DATE_FORMAT } from '@radiolink/domain/interface';
import { shownDate } from '../date-text.ts';
import { SettingShell } from '../setting-shell.tsx';
import { fieldRoom } from './field-room.ts';
import type { ControlProps } from './text-control.tsx';

/** A date as month, day and year. Specification §5, form inputs. */
export function DateControl({ placed, field, aside }: ControlProps) {
  return (
    <SettingShell
      placed={placed}
      field={field}
      room={fieldRoom(placed.setting)}
      aside={aside}
      renderControl={control => (
        <input
          type="text"
          inputMode="numeric"
          placeholder={DATE_FORMAT}
          {...control}
          value={shownDate(field.text)}
          onChange={event => field.typed(event.target.value)}
          onBlur={event => void field.commit(event.target.value)}
          onKeyDown={field.onKeyDown}
        />
      )}
    />
  );
}
