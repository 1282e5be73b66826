import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { cloudSummaryMessage } from '@radiolink/domain/status';
import { Card, Figure, Reading, Readings, StateBadge } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../units/use-figures.ts';

/** Services, filters, satellites and cloud in one place. */
export function ServicesCard() {
  const t = useText();
  const figures = useFigures();
  const management = useUnitsOf(DashboardModel, '$management');
  if (management === null) return null;
  const { services, firewall, gps, cloud } = management;
  const filters = [firewall.iptables, firewall.ebtables, firewall.ip6tables, firewall.eb6tables];

  return (
    <Card title={t('Services')}>
      <Readings>
        <Reading label={t('DHCP client')}>
          <Switch on={services.dhcpClient} />
        </Reading>
        <Reading label={t('DHCP server')}>
          <Switch on={services.dhcpServer} />
        </Reading>
        <Reading label={t('PPPoE')}>
          <Switch on={services.pppoe} />
        </Reading>
        <Reading label={t('Port forwarding')}>
          <Switch on={services.portForwarding} />
        </Reading>
        <Reading label={t('Firewall')}>
          <Switch on={filters.every(filter => filter === undefined) ? undefined : filters.includes(true)} />
        </Reading>
        <Reading label={t('Cloud management')}>
          {cloud.status === undefined ? <Figure of={undefined} /> : t(cloudSummaryMessage(cloud.status))}
        </Reading>
        {gps?.fix !== undefined && (
          <Reading label={t('GPS fix')}>
            <Switch on={gps.fix} words={[t('Yes'), t('No')]} />
          </Reading>
        )}
        {gps?.satellites !== undefined && (
          <Reading label={t('Satellites')}>
            <Figure of={figures.count(gps.satellites)} />
          </Reading>
        )}
        {gps?.altitudeMetres !== undefined && (
          <Reading label={t('Altitude')}>
            <Figure of={figures.altitude(gps.altitudeMetres)} />
          </Reading>
        )}
      </Readings>
    </Card>
  );
}

function Switch({
  on,
  words,
}: {
  readonly on: boolean | undefined;
  readonly words?: readonly [string, string];
}) {
  const t = useText();
  if (on === undefined) return <Figure of={undefined} />;
  const [yes, no] = words ?? [t('On'), t('Off')];
  return (
    <StateBadge tone={on ? 'good' : 'idle'} quiet>
      {on ? yes : no}
    </StateBadge>
  );
}
