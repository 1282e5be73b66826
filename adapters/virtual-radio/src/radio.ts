import type { Clock } from '@radiolink/domain';
import { gatewayAddress, managementInterface } from '@radiolink/domain/configuration';
import { airPlan, carryByBackups, newLinks60 } from './air-plan.ts';
import { Agenda } from './agenda/agenda.ts';
import { ConfigurationControl } from './configuration/configuration-control.ts';
import { ConfigurationCopies } from './configuration/configuration-copies.ts';
import { isSameNetwork, type RadioSettings, radioSettings } from './configuration/radio-settings.ts';
import type { RemoteEnds } from './remote-ends/remote-ends.ts';
import type { FaultPlan } from './faults/faults.ts';
import { FirmwareStore, shortVersion } from './firmware/firmware-store.ts';
import { History } from './history/history.ts';
import { DeviceLog } from './log/device-log.ts';
import { PowerState } from './machine/power-state.ts';
import { Vitals } from './machine/vitals.ts';
import type { Wait } from './machine/clock.ts';
import { AddressClients, pageAddress } from './network/addressing.ts';
import { Notices } from './notices/notices.ts';
import { colonMac, plainMac } from './peers/mac-address.ts';
import type { Station } from './peers/peer.ts';
import { Air } from './physics/air.ts';
import type { Link60 } from './physics/link60.ts';
import { factoryConfiguration } from './profiles/factory.profile.ts';
import type { Profile } from './profiles/profile.ts';
import { Provisioning } from './provisioning/provisioning.ts';
import { RadioLifecycle } from './radio-lifecycle.ts';
import type { RadioParts, Translations } from './radio-options.ts';
import { deriveSeed, seededHex, seededRandom } from './random/seeded-random.ts';
import { RadarListening } from './regulation/radar-listening.ts';
import { type Regulation, regulationOf } from './regulation/regulation.ts';
import { Replay } from './replay/replay.ts';
import { LoginGuard } from './sessions/login-guard.ts';
import { Sessions, Tickets } from './sessions/sessions.ts';
import { sessionCookieName } from './sessions/cookies.ts';
import { takeSample } from './status/take-sample.ts';
import type { SharedAir } from './shared-air.ts';
import { SpectrumReplay } from './spectrum/spectrum-replay.ts';
import { Survey } from './spectrum/neighbourhood.ts';
import { ToolRuns } from './tools/tool-runs.ts';
import { Watchdog } from './tools/watchdog.ts';
import { V1State } from './v1/state.ts';

const MOST_STATIONS = 256;
/** One radio with all its state. Time advances on access: `catchUp`. */
export class Radio {
  readonly profile: Profile;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly seed: number;
  /** What distinguishes this unit from every other: its cable, its memory, its lost frames. */
  readonly unitSeed: number;
  /** Twelve hex digits, upper case. */
  readonly hwaddr: string;
  readonly deviceId: string;
  readonly configuration: ConfigurationCopies;
  readonly control: ConfigurationControl;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly tickets: Tickets;
  readonly replay: Replay;
  readonly spectrumReplay: SpectrumReplay;
  readonly translations: Translations;
  readonly singleSignOnUrl: string | undefined;
  readonly liveStatus: boolean;
  readonly vitals: Vitals;
  readonly power: PowerState;
  readonly radar = new RadarListening();
  readonly air: Air;
  readonly stations: readonly Station[];
  /** The 60 GHz links of a radio that has such a side, one per station in their order. */
  links60: readonly Link60[];
  readonly log: DeviceLog;
  readonly history: History;
  readonly notices: Notices;
  readonly firmware: FirmwareStore;
  readonly provisioning: Provisioning;
  readonly survey: Survey;
  readonly tools: ToolRuns;
  readonly watchdog = new Watchdog();
  /** State that only the versioned API exposes. */
  readonly v1: V1State;
  readonly agenda = new Agenda();
  readonly addresses: AddressClients;
  readonly createdAt: number;
  setupComplete: boolean;
  uniiActivated: boolean;
  /** A country tried out until the next write. */
  triedCountry: number | undefined;
  alignmentUntil = 0;
  /** When the firewall was loaded last, from which its counters count. Milliseconds since the epoch. */
  filtersLoadedAt: number;
  licensed = false;
  faultPlan: FaultPlan = {};
  /** The radios at the other ends of its links; undefined where nothing asks for them. */
  remoteEnds: RemoteEnds | undefined;
  /** The network known to its peers. */
  readonly home: RadioSettings;
  /** The air that it shares with the radio at the other end of its link; undefined for peers that stay what they were. */
  sharedAir: SharedAir | undefined;
  readonly #life: RadioLifecycle;

  constructor(parts: RadioParts) {
    const { profile, clock, random = seededRandom(1), stations, baseMac } = parts;
    const now = clock.now();
    this.profile = profile;
    this.clock = clock;
    this.wait = parts.wait;
    this.seed = deriveSeed(Math.floor(random() * 2 ** 32));
    this.hwaddr = plainMac(baseMac ?? profile.hwaddr);
    this.unitSeed = deriveSeed(this.seed, Number.parseInt(this.hwaddr.slice(4), 16));
    this.deviceId = seededHex(deriveSeed(this.seed, 0x44), 32);
    this.configuration = new ConfigurationCopies(profile.configuration);
    this.control = new ConfigurationControl(this.configuration, parts, scope => this.#life.ran(scope));
    this.sessions = new Sessions(clock, () => this.#idleLimitSeconds());
    this.guard = new LoginGuard(clock);
    this.tickets = new Tickets(clock);
    this.replay = new Replay(parts.replay ?? []);
    this.spectrumReplay = new SpectrumReplay(parts.spectrumReplay);
    this.translations = parts.translations ?? {};
    this.singleSignOnUrl = parts.singleSignOnUrl;
    this.liveStatus = parts.liveStatus ?? false;
    this.vitals = new Vitals(this.unitSeed, profile.board.ramBytes);
    this.power = new PowerState(now, profile.uptimeSeconds, profile.powerTimeSeconds);
    this.setupComplete = profile.setupComplete;
    this.uniiActivated = profile.uniiActivated;
    this.createdAt = now;
    this.filtersLoadedAt = now - profile.uptimeSeconds * 1000;
    this.home = this.settings;
    const count = Math.min(MOST_STATIONS, Math.max(0, Math.floor(stations ?? profile.defaultStations ?? 1)));
    const peers = profile.peers(this.seed, this.hwaddr, count);
    this.air = new Air(
      this.seed,
      airPlan(profile.board, this.home, isSameNetwork(this.home, this.home)),
      peers.map(peer => peer.link),
      profile.uptimeSeconds,
    );
    this.stations = peers.flatMap((peer, place) => {
      const state = this.air.links[place];
      return state === undefined ? [] : [{ ...peer, state }];
    });
    this.links60 = newLinks60(this, profile.uptimeSeconds);
    carryByBackups(this);
    this.log = new DeviceLog(clock);
    this.notices = new Notices(profile.crashes ?? [], profile.callHome);
    this.firmware = new FirmwareStore(clock, profile.board.fullVersion);
    this.provisioning = new Provisioning(clock);
    this.survey = new Survey(clock);
    this.tools = new ToolRuns();
    this.v1 = new V1State();
    this.addresses = new AddressClients(now - profile.uptimeSeconds * 1000);
    this.history = new History(now);
    this.history.recall(now, profile.uptimeSeconds, takeSample(this), this.seed);
    this.v1.recall(this, now, profile.uptimeSeconds);
    this.#life = new RadioLifecycle(this, parts);
    this.sharedAir = parts.sharedAir;
    parts.sharedAir?.join(this);
  }

  /** The 60 GHz link of a bridge; of a sector, the first. */
  get link60(): Link60 | undefined {
    return this.links60[0];
  }

  get mac(): string {
    return colonMac(this.hwaddr);
  }

  get cookieName(): string {
    return sessionCookieName(this.hwaddr);
  }

  /** Its peers can find and trust it. */
  get matched(): boolean {
    return this.sharedAir?.isLinked ?? isSameNetwork(this.home, this.settings);
  }

  /** It runs, and listens for no radar. */
  get isOn(): boolean {
    const now = this.clock.now();
    return !this.power.isSilent(now) && this.radar.secondsLeft(now) <= 0;
  }

  get settings(): RadioSettings {
    return radioSettings(this.configuration.running, this.profile.channel);
  }

  /** Country in force, numeric; 0 before it is chosen. */
  get countryCode(): number {
    return this.triedCountry ?? this.settings.countryCode;
  }

  get regulation(): Regulation {
    return regulationOf(this.profile.board, this.countryCode, this.uniiActivated);
  }

  get hostname(): string {
    const configured = this.configuration.running.get('resolv.host.1.name');
    return this.replay.hostname ?? configured ?? this.profile.board.productName;
  }

  get productName(): string {
    return this.replay.productName ?? this.profile.board.productName;
  }

  /** Address of the page by the running configuration and what assigns addresses. */
  get managementAddress(): string {
    return pageAddress(this);
  }

  /** Interface that carries the address of the page. */
  get managementInterface(): string {
    return managementInterface(this.configuration.running);
  }

  /** Degrees; 0 for a board without a sensor. */
  get temperatureCelsius(): number {
    const { usualTemperatureCelsius } = this.profile.board;
    return usualTemperatureCelsius === undefined
      ? 0
      : Math.round(usualTemperatureCelsius + this.vitals.cpuPercent / 10);
  }

  get bluetooth(): { readonly status: number; readonly client: string; readonly name: string } {
    const enabled = this.configuration.running.get('bluetooth.status') === 'enabled';
    return { status: enabled ? 1 : 0, client: '', name: this.hostname };
  }

  get gateway(): string {
    return gatewayAddress(this.configuration.running);
  }

  /** Version as the status shows it. */
  get firmwareVersion(): string {
    return shortVersion(this.firmware.running);
  }

  /** Seconds since the radio was created, as far as its state has come: whole unless the antenna is being turned. */
  get second(): number {
    return (this.#life.steppedUntil - this.createdAt) / 1000;
  }

  /** Seconds that the counters of the firewall have counted. */
  get filterSeconds(): number {
    return Math.floor((this.clock.now() - this.filtersLoadedAt) / 1000);
  }

  /** Moves everything to the present. */
  catchUp(): void {
    this.#life.catchUp();
  }

  /** Takes up a configuration that was put in place from outside. */
  resume(): void {
    this.#life.resume();
  }

  /** Restarts: unreachable for a while, then running the stored configuration. */
  restart(options: { readonly powerLost?: boolean } = {}): void {
    this.#life.restart(options);
  }

  /** Back to how it came out of the box. */
  reset(): void {
    this.configuration.replace(factoryConfiguration(this.profile.board));
    this.setupComplete = false;
    this.firmware.forget();
    this.restart();
  }

  #idleLimitSeconds(): number {
    return Number.parseInt(this.configuration.running.get('httpd.session.timeout') ?? '', 10) || 900;
  }
}
