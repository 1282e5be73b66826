import { WanModel } from '@radiolink/application/address-services/wan.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { networkDrawing } from '@radiolink/domain/network-mode';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useSettingsScope } from '../../settings/index.ts';
import { placed } from './drawing-layout.ts';
import { DrawnParts } from './drawn-parts.tsx';
import { interfacesOf, isHardware, linkedInterface } from './linked-interface.ts';
import type { Running } from './running-state.ts';

const NO_CLIENTS: Running['clients'] = [];

/** Ports, radio, bridges, VLANs and their addresses, as configured, as running, and with pending changes. */
export function NetworkDrawing() {
  const t = useText();
  const { language } = useTranslation().i18n;
  const drawn = useSettingsScope(({ original, context }) => networkDrawing(original, context.values));
  const running = useRunning(drawn.some(({ client }) => client !== undefined));
  const drawing = useMemo(() => {
    const linked = (parts: typeof drawn) => parts.map(part => linkedInterface(part, running, t, language));
    return placed([linked(drawn.filter(isHardware)), linked(drawn.filter(part => !isHardware(part)))]);
  }, [drawn, running, t, language]);
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
