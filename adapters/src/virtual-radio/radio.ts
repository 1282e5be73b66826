import type { Clock } from '@radiolink/domain';
import { signalOfRssi } from '@radiolink/domain/link';
import type { ConfigText } from '@radiolink/domain/configuration';
import { ConfigurationCopies, type RadioSettings, radioSettings } from './configuration/index.ts';
import { PowerState, Vitals } from './machine/index.ts';
import { colonMac, type Peer, plainMac } from './peers/index.ts';
import { Air, type AirPlan, type StationLink } from './physics/index.ts';
import type { Profile } from './profiles/index.ts';
import { deriveSeed, type RandomSource, seededRandom } from './random/index.ts';
import { Replay } from './replay/index.ts';
import { LoginGuard, sessionCookieName, Sessions, Tickets } from './sessions/index.ts';

/** A peer with the state of the link to it. */
export interface Station extends Peer {
  readonly state: StationLink;
}

export interface RadioParts {
  readonly profile: Profile;
  readonly clock: Clock;
  readonly random?: RandomSource | undefined;
  readonly stations?: number | undefined;
  readonly baseMac?: string | undefined;
  readonly bootSeconds: number;
  readonly replay?: readonly string[] | undefined;
  readonly translations?: Translations | undefined;
  readonly singleSignOnUrl?: string | undefined;
}

/** Source text to translated text, per language code. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

const MOST_STATIONS = 256;
/** Steps of one second up to this backlog; beyond it minutes are taken at once. */
const FINE_BACKLOG_SECONDS = 2 * 3600;
const COARSE_STEP_SECONDS = 60;
const NOISE_FIGURE_DB = 6;

/** One radio with everything that changes in it. Time moves when somebody looks: `catchUp`. */
export class Radio {
  readonly profile: Profile;
  readonly clock: Clock;
  readonly seed: number;
  /** Twelve hex digits, upper case. */
  readonly hwaddr: string;
  readonly deviceId: string;
  readonly configuration: ConfigurationCopies;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly tickets: Tickets;
  readonly replay: Replay;
  readonly translations: Translations;
  readonly singleSignOnUrl: string | undefined;
  readonly vitals: Vitals;
  readonly power: PowerState;
  readonly air: Air;
  readonly stations: readonly Station[];
  readonly createdAt: number;
  setupComplete: boolean;
  uniiActivated = false;
  readonly #bootSeconds: number;
  #steppedUntil: number;

  constructor(parts: RadioParts) {
    const { profile, clock, random = seededRandom(1), stations, baseMac } = parts;
    const now = clock.now();
    this.profile = profile;
    this.clock = clock;
    this.seed = deriveSeed(Math.floor(random() * 2 ** 32));
    this.hwaddr = plainMac(baseMac ?? profile.hwaddr);
    this.deviceId = hexFrom(deriveSeed(this.seed, 0x44), 32);
    this.configuration = new ConfigurationCopies(profile.configuration);
    this.sessions = new Sessions(clock, () => this.#number('httpd.session.timeout', 900));
    this.guard = new LoginGuard(clock);
    this.vitals = new Vitals(this.seed);
    this.power = new PowerState(now, profile.uptimeSeconds, profile.powerTimeSeconds);
    this.setupComplete = profile.setupComplete;
    this.#bootSeconds = parts.bootSeconds;
    this.tickets = new Tickets(clock);
    this.replay = new Replay(parts.replay ?? []);
    this.translations = parts.translations ?? {};
    this.singleSignOnUrl = parts.singleSignOnUrl;
    this.createdAt = now;
    this.#steppedUntil = now;
    const count = Math.min(MOST_STATIONS, Math.max(0, Math.floor(stations ?? profile.defaultStations ?? 1)));
    const peers = profile.peers(this.seed, this.hwaddr, count);
    this.air = new Air(
      this.seed,
      this.#airPlan(),
      peers.map(peer => peer.link),
      profile.uptimeSeconds,
    );
    this.stations = peers.flatMap((peer, place) => {
      const state = this.air.links[place];
      return state === undefined ? [] : [{ ...peer, state }];
    });
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

  get hostname(): string {
    const configured = this.configuration.running.get('resolv.host.1.name');
    return this.replay.hostname ?? configured ?? this.profile.board.productName;
  }

  get productName(): string {
    return this.replay.productName ?? this.profile.board.productName;
  }

  /** Whole seconds since the radio was created, as far as its state has come. */
  get second(): number {
    return Math.floor((this.#steppedUntil - this.createdAt) / 1000);
  }

  /** Moves everything to the present, in whole seconds. */
  catchUp(): void {
    let backlog = Math.floor((this.clock.now() - this.#steppedUntil) / 1000);
    while (backlog > 0) {
      const seconds = backlog > FINE_BACKLOG_SECONDS ? COARSE_STEP_SECONDS : 1;
      this.air.step(seconds);
      this.vitals.step(seconds, this.air.airtime.use);
      this.#steppedUntil += seconds * 1000;
      backlog -= seconds;
    }
  }

  /** Runs a configuration and keeps it. */
  applyForGood(config: ConfigText): void {
    this.configuration.run(config);
    this.configuration.store();
  }

  /** Restarts: silent for a while, then as it stands stored. */
  restart({ powerLost = false } = {}): void {
    const now = this.clock.now();
    this.power.restart(now, this.#bootSeconds, powerLost);
    this.sessions.closeAll();
    this.configuration.restart();
    this.air.clearCounters();
    this.air.retune(this.#airPlan(), this.power.silentSeconds(now));
  }

  #airPlan(): AirPlan {
    const { channel, mode, txPowerDbm, antennaGainDbi, cableLossDb, atpc, atpcThresholdRssi } = this.settings;
    const { txPowerMinDbm, txPowerMaxDbm } = this.profile.board;
    const powerDbm = Math.min(txPowerMaxDbm, Math.max(txPowerMinDbm, txPowerDbm));
    return {
      channel: { frequencyMhz: channel.centerMhz, widthMhz: channel.widthMhz },
      accessPoint: mode.startsWith('ap-'),
      local: { txPowerDbm: powerDbm, antennaGainDbi, cableLossDb, noiseFigureDb: NOISE_FIGURE_DB },
      power: {
        enabled: atpc,
        minDbm: txPowerMinDbm,
        maxDbm: powerDbm,
        targetDbm: signalOfRssi(atpcThresholdRssi),
      },
    };
  }

  #number(key: string, fallback: number): number {
    return Number.parseInt(this.configuration.running.get(key) ?? '', 10) || fallback;
  }
}

function hexFrom(seed: number, digits: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
}
