import type { Clock } from '@radiolink/domain';
import { airPlan } from './air-plan.ts';
import { link60Plan } from './link60-plan.ts';
import {
  ConfigurationControl,
  ConfigurationCopies,
  type RadioSettings,
  gatewayAddress,
  managementAddress,
  managementInterface,
  type RestartScope,
  radioSettings,
} from './configuration/index.ts';
import type { FaultPlan } from './faults/faults.ts';
import { FirmwareStore, shortVersion } from './firmware/index.ts';
import { HISTORY_INTERVAL_SECONDS, History } from './history/index.ts';
import { DeviceLog } from './log/index.ts';
import { PowerState, Vitals, type Wait } from './machine/index.ts';
import { AddressClients } from './network/index.ts';
import { Notices } from './notices/index.ts';
import { colonMac, type Peer, plainMac } from './peers/index.ts';
import { Air, Link60, type StationLink } from './physics/index.ts';
import { factoryConfiguration, type Profile } from './profiles/index.ts';
import { Provisioning } from './provisioning/index.ts';
import type { RadioParts, Translations } from './radio-options.ts';
import { deriveSeed, seededHex, seededRandom } from './random/index.ts';
import { listeningSeconds, RadarListening, type Regulation, regulationOf } from './regulation/index.ts';
import { Replay } from './replay/index.ts';
import { LoginGuard, Sessions, sessionCookieName, Tickets } from './sessions/index.ts';
import { takeSample } from './status/take-sample.ts';
import { Survey } from './spectrum/index.ts';
import { ToolRuns } from './tools/index.ts';

/** A peer with the state of the link to it. */
export interface Station extends Peer {
  readonly state: StationLink;
}

const MOST_STATIONS = 256;
/** Steps of one second up to this backlog; beyond it minutes are taken at once, beyond a day five of them. */
const FINE_BACKLOG_SECONDS = 3600;
const COARSE_STEPS_SECONDS = [300, 60] as const;
const DAY_SECONDS = 24 * 3600;
/** While somebody turns the antenna, the air moves in quarters of a second. */
const ALIGNMENT_STEP_SECONDS = 0.25;
/** Peers look for a radio again this long after it changed its channel. */
const RETUNE_SECONDS = 3;

/** One radio with everything that changes in it. Time moves when somebody looks: `catchUp`. */
export class Radio {
  readonly profile: Profile;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly seed: number;
  /** Twelve hex digits, upper case. */
  readonly hwaddr: string;
  readonly deviceId: string;
  readonly configuration: ConfigurationCopies;
  readonly control: ConfigurationControl;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly tickets: Tickets;
  readonly replay: Replay;
  readonly translations: Translations;
  readonly singleSignOnUrl: string | undefined;
  readonly vitals: Vitals;
  readonly power: PowerState;
  readonly radar = new RadarListening();
  readonly air: Air;
  readonly stations: readonly Station[];
  /** The 60 GHz link of a hybrid. */
  link60: Link60 | undefined;
  readonly log: DeviceLog;
  readonly history: History;
  readonly notices: Notices;
  readonly firmware: FirmwareStore;
  readonly provisioning: Provisioning;
  readonly survey: Survey;
  readonly tools: ToolRuns;
  readonly addresses: AddressClients;
  readonly createdAt: number;
  setupComplete: boolean;
  uniiActivated: boolean;
  /** A country tried out until the next write. */
  triedCountry: number | undefined;
  alignmentUntil = 0;
  licensed = false;
  faultPlan: FaultPlan = {};
  readonly #home: RadioSettings;
  readonly #parts: RadioParts;
  #listensOn: string;
  #steppedUntil: number;

  constructor(parts: RadioParts) {
    const { profile, clock, random = seededRandom(1), stations, baseMac } = parts;
    const now = clock.now();
    this.#parts = parts;
    this.profile = profile;
    this.clock = clock;
    this.wait = parts.wait;
    this.seed = deriveSeed(Math.floor(random() * 2 ** 32));
    this.hwaddr = plainMac(baseMac ?? profile.hwaddr);
    this.deviceId = seededHex(deriveSeed(this.seed, 0x44), 32);
    this.configuration = new ConfigurationCopies(profile.configuration);
    this.control = new ConfigurationControl(this.configuration, clock, scope => this.#ran(scope));
    this.sessions = new Sessions(clock, () => this.#idleLimitSeconds());
    this.guard = new LoginGuard(clock);
    this.tickets = new Tickets(clock);
    this.replay = new Replay(parts.replay ?? []);
    this.translations = parts.translations ?? {};
    this.singleSignOnUrl = parts.singleSignOnUrl;
    this.vitals = new Vitals(this.seed);
    this.power = new PowerState(now, profile.uptimeSeconds, profile.powerTimeSeconds);
    this.setupComplete = profile.setupComplete;
    this.uniiActivated = profile.uniiActivated;
    this.createdAt = now;
    this.#steppedUntil = now;
    this.#home = this.settings;
    this.#listensOn = channelKey(this.#home);
    const count = Math.min(MOST_STATIONS, Math.max(0, Math.floor(stations ?? profile.defaultStations ?? 1)));
    const peers = profile.peers(this.seed, this.hwaddr, count);
    this.air = new Air(
      this.seed,
      airPlan(profile.board, this.#home, this.#home),
      peers.map(peer => peer.link),
      profile.uptimeSeconds,
    );
    this.stations = peers.flatMap((peer, place) => {
      const state = this.air.links[place];
      return state === undefined ? [] : [{ ...peer, state }];
    });
    this.link60 = this.#newLink60(profile.uptimeSeconds);
    this.air.carryAll(this.link60 === undefined);
    this.log = new DeviceLog(clock);
    this.notices = new Notices(profile.crashes ?? [], profile.callHome);
    this.firmware = new FirmwareStore(clock, profile.board.fullVersion);
    this.provisioning = new Provisioning(clock);
    this.survey = new Survey(clock);
    this.tools = new ToolRuns();
    this.addresses = new AddressClients(now - profile.uptimeSeconds * 1000);
    this.history = new History(now);
    this.history.recall(now, profile.uptimeSeconds, takeSample(this), this.seed);
    this.#logStart(now - profile.uptimeSeconds * 1000);
  }

  get mac(): string {
    return colonMac(this.hwaddr);
  }

  get cookieName(): string {
    return sessionCookieName(this.hwaddr);
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

  /** Address of the page by the running configuration. */
  get managementAddress(): string {
    return managementAddress(this.configuration.running);
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
    const enabled = this.configuration.running.get('bluetooth.status') !== 'disabled';
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
    return (this.#steppedUntil - this.createdAt) / 1000;
  }

  /** Moves everything to the present. */
  catchUp(): void {
    this.control.settle();
    let backlog = (this.clock.now() - this.#steppedUntil) / 1000;
    for (let step = this.#stepFor(backlog); backlog >= step; step = this.#stepFor(backlog)) {
      this.#step(step);
      backlog -= step;
    }
  }

  /** Restarts: silent for a while, then as it stands stored. */
  restart({ powerLost = false } = {}): void {
    const now = this.clock.now();
    this.power.restart(now, this.#parts.bootSeconds, powerLost);
    this.sessions.closeAll();
    this.control.restart();
    this.triedCountry = undefined;
    this.alignmentUntil = 0;
    this.provisioning.stop();
    this.tools.stopAll();
    this.air.clearCounters();
    this.link60?.clearCounters();
    this.log.clear();
    const upAt = now + this.power.silentSeconds(now) * 1000;
    this.#listen(upAt);
    this.#retune();
    this.#logStart(upAt);
  }

  /** Back to how it came out of the box. */
  reset(): void {
    this.configuration.replace(factoryConfiguration(this.profile.board));
    this.setupComplete = false;
    this.firmware.forget();
    this.restart();
  }

  #stepFor(backlog: number): number {
    if (backlog > DAY_SECONDS) return COARSE_STEPS_SECONDS[0];
    if (backlog > FINE_BACKLOG_SECONDS + COARSE_STEPS_SECONDS[1]) return COARSE_STEPS_SECONDS[1];
    return this.#steppedUntil < this.alignmentUntil ? ALIGNMENT_STEP_SECONDS : 1;
  }

  #step(seconds: number): void {
    const before = new Set(this.air.connected);
    this.link60?.step(seconds);
    this.air.carryAll(!this.link60?.linked);
    this.air.step(seconds);
    this.vitals.step(seconds, this.air.airtime.use);
    this.#steppedUntil += seconds * 1000;
    for (const { identity, state } of this.stations) {
      const here = state.presence.connected;
      if (here === before.has(state)) continue;
      const text = here ? 'associated' : `left, reason ${state.presence.lastReason}`;
      this.log.write('hostapd', `ath0: STA ${identity.mac} ${text}`, this.#steppedUntil);
    }
    if (this.#steppedUntil % (HISTORY_INTERVAL_SECONDS * 1000) < seconds * 1000) {
      this.log.write('ntpclient', 'clock is synchronised', this.#steppedUntil);
    }
    this.history.note(this.#steppedUntil, () => takeSample(this));
  }

  #ran({ fast, dropsLinks }: RestartScope): void {
    const now = this.clock.now();
    this.triedCountry = undefined;
    this.log.write(
      'infctld',
      fast ? 'configuration applied, services reloaded' : 'configuration applied, soft restart',
    );
    if (!fast) this.power.silence(now, this.#parts.softRestartSeconds);
    if (!dropsLinks) return;
    if (channelKey(this.settings) !== this.#listensOn)
      this.#listen(now + this.power.silentSeconds(now) * 1000);
    this.#retune();
  }

  /** An access point listens for radar before it uses a channel; a station follows. */
  #listen(from: number): void {
    const { settings } = this;
    this.#listensOn = channelKey(settings);
    const listens = settings.enabled && settings.mode.startsWith('ap-') && settings.radarDetection;
    this.radar.start(from, listens ? listeningSeconds(this.regulation, settings.channel) : 0);
  }

  #retune(): void {
    const now = this.clock.now();
    const silentSeconds =
      Math.max(this.power.silentSeconds(now), this.radar.secondsLeft(now)) + RETUNE_SECONDS;
    this.air.retune(airPlan(this.profile.board, this.settings, this.#home), silentSeconds);
    this.link60 = this.#newLink60(0);
    this.link60?.drop(silentSeconds);
  }

  #newLink60(secondsUp: number): Link60 | undefined {
    const plan = link60Plan(this.profile, this.configuration.running, this.stations[0]);
    return plan && new Link60(this.seed, { ...plan, secondsUp });
  }

  #logStart(at: number): void {
    this.log.write('kernel', `${this.profile.board.productName} ${this.firmware.running}`, at);
    this.log.write('init', 'starting services', at + 4000);
    this.log.write(
      'hostapd',
      `ath0: ${this.settings.mode} on ${this.settings.channel.controlMhz} MHz`,
      at + 6000,
    );
  }

  #idleLimitSeconds(): number {
    return Number.parseInt(this.configuration.running.get('httpd.session.timeout') ?? '', 10) || 900;
  }
}

function channelKey({ channel, mode }: RadioSettings): string {
  return `${mode} ${channel.controlMhz} ${channel.centerMhz} ${channel.widthMhz}`;
}
