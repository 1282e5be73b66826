import { EditingModel } from '@radiolink/application/configuration/editing.model';
import {
  connectionOf,
  type ConnectionSide,
  gatewayChanges,
  lanServerChanges,
  nameServerChanges,
  wanNatChanges,
} from '@radiolink/domain/network-mode';
import { type Setting, settingById } from '@radiolink/domain/settings';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import {
  PlacedField,
  type PlacedSetting,
  TextControl,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import { AddressKind, CarriedKind } from './address-field.tsx';
import { NAME_SERVERS, shownConnection } from './connection-keys.ts';
import styles from './connection.module.css';
import { FollowedText, ManagementField, ManagementVlanField } from './management-field.tsx';
import { ModeField } from './mode-field.tsx';
import { NetworkDrawing } from './network-drawing.tsx';
import { ADDRESS_ROOM, NetworkControl } from './network-control.tsx';
import { PlannedSwitch } from './planned-controls.tsx';

/** How the device is connected: the drawing, the mode, and what belongs together in it. */
export function Connection() {
  const t = useText();
  const carried = useUnitsOf(EditingModel, '$carried');
  const { isRouter, outer, lan, route, server } = useSettingsScope(({ context }) => {
    const { nat: _nat, ...rest } = shownConnection(context.values, carried);
    return rest;
  });
  const isWhole = carried === null;
  return (
    <div className={styles.connection}>
      <NetworkDrawing />
      <div className={styles.fields}>
        <PlacedField id="network.mode" Own={ModeField} />
        {!isRouter && outer !== undefined && (
          <>
            <AddressFields side={outer} isWhole={isWhole} />
            {outer.kind === 'static' && <Gateway devname={outer.devname} route={route} isWhole={isWhole} />}
            <NameServers isWhole={isWhole} />
            <ManagementVlanField />
          </>
        )}
      </div>
      {!isRouter && <ManagementField />}
      {isRouter && (
        <div className={styles.sides}>
          {outer !== undefined && (
            <fieldset className={styles.side}>
              <legend className={styles.legend}>
                {t('WAN')} · <bdi>{outer.devname}</bdi>
              </legend>
              <div className={styles.fields}>
                <AddressFields side={outer} isWhole={isWhole} />
                {outer.kind === 'static' && (
                  <Gateway devname={outer.devname} route={route} isWhole={isWhole} />
                )}
                <NameServers isWhole={isWhole} />
                {isWhole && <Nat />}
              </div>
            </fieldset>
          )}
          {lan !== undefined && (
            <fieldset className={styles.side}>
              <legend className={styles.legend}>
                {t('LAN')} · <bdi>{lan.devname}</bdi>
              </legend>
              <div className={styles.fields}>
                <AddressFields side={lan} isWhole={isWhole} />
                {isWhole && lan.kind === 'static' && <LanServer />}
                {server !== undefined && <ServerFields server={server} />}
              </div>
            </fieldset>
          )}
          {outer === undefined && (
            <div className={styles.fields}>
              <NameServers isWhole={isWhole} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface SideProps {
  readonly side: ConnectionSide;
  readonly isWhole: boolean;
}

const known = new Map<number, readonly number[]>();
/** The same list of indexes each time: a field renders anew for another one. */
function at(index: number): readonly number[] {
  const list = known.get(index) ?? [index];
  known.set(index, list);
  return list;
}

/** Where the address of a side comes from, and what applies then. */
function AddressFields({ side: { kind, index, client }, isWhole }: SideProps) {
  const placed: PlacedSetting = { setting: settingById('interface.address'), indexes: at(index) };
  return (
    <>
      {isWhole ? <AddressKind placed={placed} /> : <CarriedKind />}
      {kind === 'static' && <PlacedField id="interface.address" indexes={at(index)} Own={Address} />}
      {kind === 'dhcp' && client !== undefined && (
        <PlacedField id="dhcpClient.fallback" indexes={at(client)} Own={Fallback} />
      )}
      {kind === 'pppoe' && client !== undefined && (
        <>
          <PlacedField id="pppoe.userName" indexes={at(client)} />
          <PlacedField id="pppoe.password" indexes={at(client)} />
          <PlacedField id="pppoe.mtu" indexes={at(client)} />
        </>
      )}
    </>
  );
}

type Own = { readonly placed: PlacedSetting };

function Address({ placed }: Own) {
  return <NetworkControl placed={placed} netmask="interface.netmask" />;
}

function Fallback({ placed }: Own) {
  return <NetworkControl placed={placed} netmask="dhcpClient.fallbackNetmask" />;
}

function Gateway({ devname, route, isWhole }: { devname: string; route: number; isWhole: boolean }) {
  const placed: PlacedSetting = { setting: settingById('route.gateway'), indexes: at(route) };
  return (
    <FollowedText
      key={route}
      placed={placed}
      room={ADDRESS_ROOM}
      follow={(values, gateway) => (isWhole ? gatewayChanges(values, devname, gateway) : new Map())}
    />
  );
}

function NameServers({ isWhole }: { readonly isWhole: boolean }) {
  return NAME_SERVERS.map(number => <NameServer key={number} number={number} isWhole={isWhole} />);
}

const SERVER_WORDS: Readonly<Record<number, Pick<Setting, 'label' | 'help'>>> = {
  1: { label: 'Primary DNS server', help: 'Resolves hostnames. Usually the gateway.' },
  2: { label: 'Secondary DNS server', help: '' },
};

function NameServer({ number, isWhole }: { readonly number: number; readonly isWhole: boolean }) {
  const setting = settingById('dns.address');
  return (
    <FollowedText
      placed={{
        setting: { ...setting, ...SERVER_WORDS[number] },
        indexes: at(number),
      }}
      room={ADDRESS_ROOM}
      follow={(values, address) =>
        isWhole ? nameServerChanges(values, `resolv.nameserver.${number}`, address) : new Map()
      }
    />
  );
}

function Nat() {
  return (
    <PlannedSwitch
      id="nat.all"
      name="wan-nat"
      words={settingById('nat.all')}
      isOn={values => connectionOf(values).nat !== undefined}
      onSwitch={wanNatChanges}
    />
  );
}

const DHCP_SERVER_WORDS = { label: 'DHCP server', help: settingById('dhcpServer.enabled').help };

function LanServer() {
  return (
    <PlannedSwitch
      id="dhcpServer.enabled"
      name="lan-dhcp-server"
      words={DHCP_SERVER_WORDS}
      isOn={values => connectionOf(values).server !== undefined}
      onSwitch={lanServerChanges}
    />
  );
}

/** One end of the pool. */
function PoolAddress({ placed }: Own) {
  return <TextControl placed={placed} field={useSettingField(placed)} room={ADDRESS_ROOM} />;
}

/** The pool and what the server gives to its clients. */
function ServerFields({ server }: { readonly server: number }) {
  return (
    <>
      <PlacedField id="dhcpServer.start" indexes={at(server)} Own={PoolAddress} />
      <PlacedField id="dhcpServer.end" indexes={at(server)} Own={PoolAddress} />
      <PlacedField id="dhcpServer.leaseTime" indexes={at(server)} />
      <PlacedField id="dhcpServer.dnsProxy" indexes={at(server)} />
    </>
  );
}
