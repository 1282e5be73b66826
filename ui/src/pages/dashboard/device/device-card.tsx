import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { type HostStatus, memoryUsedPercent, networkRoleMessage } from '@radiolink/domain/status';
import { Card, Figure, ForeignText, Meter, Reading, Readings, type Tone } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from './device.module.css';

/** Load above which a device is busy, and too busy, percent. */
const BUSY_PERCENT = 80;
const OVERLOADED_PERCENT = 95;

const loadTone = (percent: number | undefined): Tone => {
  if (percent === undefined || percent < BUSY_PERCENT) return 'idle';
  return percent < OVERLOADED_PERCENT ? 'warn' : 'bad';
};

/** The device itself: identity, load, clock. */
export function DeviceCard() {
  const t = useText();
  const figures = useFigures();
  const host = useUnitsOf(DashboardModel, '$host');
  if (host === null) return null;
  const usedPercent = memoryUsedPercent(host);
  return (
    <Card title={t('Device')}>
      <div className={styles.meters}>
        <Meter
          label={t('CPU')}
          percent={host.cpuLoadPercent}
          figure={figures.percent(host.cpuLoadPercent, 1)}
          tone={loadTone(host.cpuLoadPercent)}
        />
        <Meter
          label={t('Memory')}
          percent={usedPercent}
          figure={figures.percent(usedPercent, 1)}
          tone={loadTone(usedPercent)}
        />
      </div>
      <Readings>
        <Reading label={t('Name')}>
          <Name>{host.hostname}</Name>
        </Reading>
        <Identity host={host} />
        <Reading label={t('Uptime')}>
          <Figure of={figures.duration(host.uptimeSeconds)} />
        </Reading>
        <LocalTime host={host} />
        <Temperature host={host} />
        <Reading label={t('Free memory')}>
          <Figure of={figures.memory(host.freeRamBytes)} />
        </Reading>
      </Readings>
    </Card>
  );
}

/** So few stations stand above that the facts fill what the charts beside them leave. */
const FEW_STATIONS = 3;

/** The device under its stations, without what stands above on the page: name, load and uptime. */
export function DeviceFacts() {
  const t = useText();
  const figures = useFigures();
  const [host, extremes] = useUnitsOf(DashboardModel, '$host', '$extremes');
  if (host === null) return null;
  const stations = (extremes?.worst.length ?? 0) + (extremes?.weakest.length ?? 0);
  const isTall = stations <= FEW_STATIONS;
  return (
    <Card title={t('Device')} className={isTall ? styles.tall : styles.paired}>
      <Readings {...(!isTall && { column: '180px' })}>
        <Identity host={host} />
        <Temperature host={host} />
        <Reading label={t('Memory')}>
          <Figure of={figures.percent(memoryUsedPercent(host), 1)} />
        </Reading>
        {isTall && (
          <Reading label={t('Free memory')}>
            <Figure of={figures.memory(host.freeRamBytes)} />
          </Reading>
        )}
        <LocalTime host={host} />
      </Readings>
    </Card>
  );
}

interface HostProps {
  readonly host: HostStatus;
}

/** What the device is, and what it does in the network. */
function Identity({ host }: HostProps) {
  const t = useText();
  return (
    <>
      <Reading label={t('Model')}>
        <Name>{host.deviceModel}</Name>
      </Reading>
      <Reading label={t('Firmware')}>
        <Name>{host.firmwareVersion}</Name>
      </Reading>
      <Reading label={t('Network role')}>
        <Role role={host.networkRole} />
      </Reading>
    </>
  );
}

/** Nothing without a sensor. */
function Temperature({ host }: HostProps) {
  const t = useText();
  const figures = useFigures();
  if (host.temperatureCelsius === undefined) return null;
  return (
    <Reading label={t('Temperature')}>
      <Figure of={figures.temperature(host.temperatureCelsius)} />
    </Reading>
  );
}

/** Nothing of a device that reports no clock. */
function LocalTime({ host }: HostProps) {
  const t = useText();
  if (host.localTime === undefined) return null;
  return (
    <Reading label={t('Device time')}>
      <Name>{host.localTime}</Name>
    </Reading>
  );
}

function Role({ role }: { readonly role: string | undefined }) {
  const t = useText();
  const words = role === undefined ? undefined : networkRoleMessage(role);
  return words === undefined ? <Name>{role}</Name> : t(words);
}

/** Text that the device sent, or the mark of a missing value. */
function Name({ children }: { readonly children: string | undefined }) {
  return children === undefined || children === '' ? (
    <Figure of={undefined} />
  ) : (
    <ForeignText>{children}</ForeignText>
  );
}
