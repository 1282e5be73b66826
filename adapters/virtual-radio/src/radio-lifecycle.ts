import type { Agenda } from './agenda/agenda.ts';
import { airPlan, carryByBackups, newLinks60 } from './air-plan.ts';
import type {
  HasAddress,
  Built,
  Configured,
  Linked,
  Powered,
  HasRemoteEnds,
  HasFirmware,
  Regulated,
  Seeded,
  HasFaultPlan,
  Timed,
  Tuned,
} from './aspects.ts';
import type { ConfigurationControl, RestartScope } from './configuration/configuration-control.ts';
import type { RadioSettings } from './configuration/radio-settings.ts';
import { type History, HISTORY_INTERVAL_SECONDS } from './history/history.ts';
import type { DeviceLog } from './log/device-log.ts';
import type { AddressClients } from './network/addressing.ts';
import type { Link60 } from './physics/link60.ts';
import type { Provisioning } from './provisioning/provisioning.ts';
import type { RadioParts } from './radio-options.ts';
import { refusedStations } from './refused-stations.ts';
import { listeningSeconds } from './regulation/regulation.ts';
import { applyEnvironment } from './apply-environment.ts';
import type { Sessions } from './sessions/sessions.ts';
import { takeSample } from './status/take-sample.ts';
import { loadByTest } from './tools/speed-test.ts';
import type { ToolRuns } from './tools/tool-runs.ts';
import type { Watchdog } from './tools/watchdog.ts';
import type { V1State } from './v1/state.ts';
import type { Recorded } from './v1/statistics/recent-samples.ts';
import type { SharedAir } from './shared-air.ts';

/** Steps of one second up to this backlog; beyond it steps of one minute, beyond a day of five. */
const FINE_BACKLOG_SECONDS = 3600;
const DAY_SECONDS = 24 * 3600;
const COARSE_STEPS_SECONDS = [300, 60] as const;
/** While the antenna is being turned, the air moves in quarters of a second. */
const ALIGNMENT_STEP_SECONDS = 0.25;
/** Peers look for a radio again this long after it changed its channel. */
const RETUNE_SECONDS = 3;
/** The end of a test among the appointments of the radio. */
const TEST_END = 'test end';

/** Parts that move in time, or reset. */
interface RadioState
  extends HasAddress,
    HasRemoteEnds,
    Built,
    Configured,
    Linked,
    Powered,
    HasFirmware,
    Recorded,
    Regulated,
    Seeded,
    HasFaultPlan,
    Timed,
    Tuned {
  readonly createdAt: number;
  readonly matched: boolean;
  readonly sharedAir: SharedAir | undefined;
  readonly control: ConfigurationControl;
  readonly agenda: Agenda;
  readonly sessions: Sessions;
  readonly provisioning: Provisioning;
  readonly tools: ToolRuns;
  readonly log: DeviceLog;
  readonly history: History;
  readonly watchdog: Watchdog;
  readonly addresses: AddressClients;
  readonly v1: V1State;
  links60: readonly Link60[];
  triedCountry: number | undefined;
  alignmentUntil: number;
  filtersLoadedAt: number;
}

/** Progress of a radio through time: steps, soft and full restarts, CAC. */
export class RadioLifecycle {
  readonly #radio: RadioState;
  readonly #bootSeconds: number;
  readonly #softRestartSeconds: number;
  readonly #stepSeconds: number;
  #steppedUntil: number;
  #listensOn: string;
  /** Set while overdue events are carried out. */
  #present: number | undefined;

  constructor(radio: RadioState, { bootSeconds, softRestartSeconds, profile, stepSeconds = 1 }: RadioParts) {
    this.#stepSeconds = stepSeconds;
    this.#radio = radio;
    this.#bootSeconds = bootSeconds;
    this.#softRestartSeconds = softRestartSeconds;
    this.#steppedUntil = radio.createdAt;
    this.#listensOn = channelKey(radio.settings);
    this.#logStart(radio.createdAt - profile.uptimeSeconds * 1000);
  }

  /** Time that its state has reached, ms since the epoch. */
  get steppedUntil(): number {
    return this.#steppedUntil;
  }

  /**
   * Advances everything to the present; events due in between, as the end of a test, happen at their own
   * time.
   */
  catchUp(): void {
    const { clock, agenda, control } = this.#radio;
    const now = clock.now();
    const testEndsAt = control.testEndsAt;
    if (testEndsAt !== undefined) {
      agenda.plan({ name: TEST_END, at: testEndsAt, happen: () => control.revertTest() });
    } else agenda.cancel(TEST_END);
    for (let due = agenda.takeDue(now); due !== undefined; due = agenda.takeDue(now)) {
      this.#stepUntil(due.at);
      this.#at(due.at, due.happen);
    }
    this.#stepUntil(now);
  }

  restart({ powerLost = false }: { readonly powerLost?: boolean }): void {
    const radio = this.#radio;
    const now = this.#now();
    radio.power.restart(now, this.#bootSeconds, powerLost);
    radio.sessions.closeAll();
    radio.control.restart();
    radio.triedCountry = undefined;
    radio.alignmentUntil = 0;
    radio.provisioning.stop();
    radio.tools.stopAll();
    radio.agenda.clear();
    radio.firmware.restart({ powerLost });
    radio.v1.restart();
    radio.air.clearCounters();
    radio.log.clear();
    const upAt = now + radio.power.silentSeconds(now) * 1000;
    radio.filtersLoadedAt = upAt;
    radio.addresses.restart(upAt);
    this.#listen(upAt);
    this.#retune();
    this.#logStart(upAt);
  }

  /** Takes up a configuration that was put in place from outside; peers notice only when the network is another. */
  resume(): void {
    const { profile, settings, matched } = this.#radio;
    this.#listensOn = channelKey(settings);
    const wanted = JSON.stringify(airPlan(profile.board, settings, matched));
    if (wanted !== JSON.stringify(this.#radio.air.plan)) this.#retune();
  }

  /** Another configuration runs: services reload, or the network or radio restarts. */
  ran({ fast, dropsLinks }: RestartScope): void {
    const radio = this.#radio;
    const now = this.#now();
    radio.triedCountry = undefined;
    radio.log.write('infctld', `configuration applied, ${fast ? 'services reloaded' : 'soft restart'}`, now);
    if (!fast) radio.power.silence(now, this.#softRestartSeconds);
    radio.filtersLoadedAt = now;
    // The switch of its interface ends a link too, and begins it again.
    if (!dropsLinks && radio.air.plan.matched === radio.matched) return;
    const upAt = now + radio.power.silentSeconds(now) * 1000;
    if (channelKey(radio.settings) !== this.#listensOn) this.#listen(upAt);
    this.#retune();
  }

  #now(): number {
    return this.#present ?? this.#radio.clock.now();
  }

  #stepUntil(time: number): void {
    let backlog = (time - this.#steppedUntil) / 1000;
    for (let step = this.#stepFor(backlog); backlog >= step; step = this.#stepFor(backlog)) {
      this.#step(step);
      backlog -= step;
    }
  }

  #stepFor(backlog: number): number {
    if (backlog > DAY_SECONDS) return COARSE_STEPS_SECONDS[0];
    if (backlog > FINE_BACKLOG_SECONDS + COARSE_STEPS_SECONDS[1]) return COARSE_STEPS_SECONDS[1];
    return this.#steppedUntil < this.#radio.alignmentUntil ? ALIGNMENT_STEP_SECONDS : this.#stepSeconds;
  }

  #step(seconds: number): void {
    const radio = this.#radio;
    // The other end of its link changes by itself.
    if (radio.sharedAir !== undefined && radio.air.plan.matched !== radio.matched) this.#retune();
    const before = new Set(radio.air.connected);
    applyEnvironment(radio);
    const { rainMmPerHour, sixtyBlocked: blocked } = radio.faultPlan;
    const silent = radio.remoteEnds?.silentAt(this.#steppedUntil) ?? [];
    for (const place of silent) radio.links60[place]?.drop(0);
    loadByTest(radio, radio.tools.speedTest, this.#steppedUntil);
    for (const link of radio.links60) link.step(seconds, { rainMmPerHour, blocked });
    carryByBackups(radio);
    radio.air.step(seconds, silent);
    radio.vitals.step(seconds, radio.air.airtime.use);
    this.#steppedUntil += seconds * 1000;
    for (const { identity, state } of radio.stations) {
      const here = state.presence.connected;
      if (here === before.has(state)) continue;
      const text = here ? 'associated' : `left, reason ${state.presence.lastReason}`;
      radio.log.write('hostapd', `ath0: STA ${identity.mac} ${text}`, this.#steppedUntil);
    }
    if (this.#steppedUntil % (HISTORY_INTERVAL_SECONDS * 1000) < seconds * 1000) {
      radio.log.write('ntpclient', 'clock is synchronised', this.#steppedUntil);
    }
    radio.history.note(this.#steppedUntil, () => takeSample(radio));
    radio.v1.step(radio, this.#steppedUntil);
    if (radio.watchdog.isDue(radio, this.#steppedUntil)) this.#at(this.#steppedUntil, () => this.restart({}));
  }

  /** Carries out what happens at a time that has passed. */
  #at(time: number, happen: () => void): void {
    const present = this.#present;
    this.#present = time;
    happen();
    this.#present = present;
  }

  /** An access point listens for radar before it uses a channel; a station follows. */
  #listen(from: number): void {
    const { settings, regulation, radar } = this.#radio;
    this.#listensOn = channelKey(settings);
    const listens = settings.enabled && settings.mode.startsWith('ap-') && settings.radarDetection;
    radar.start(from, listens ? listeningSeconds(regulation, settings.channel) : 0);
  }

  #retune(): void {
    const radio = this.#radio;
    const now = this.#now();
    const quiet = Math.max(radio.power.silentSeconds(now), radio.radar.secondsLeft(now)) + RETUNE_SECONDS;
    const plan = airPlan(radio.profile.board, radio.settings, radio.matched);
    radio.air.retune({ ...plan, refused: refusedStations(radio) }, quiet);
    radio.links60 = newLinks60(radio, 0);
    for (const link of radio.links60) link.drop(quiet);
  }

  #logStart(at: number): void {
    const { log, profile, firmware, settings } = this.#radio;
    log.write('kernel', `${profile.board.productName} ${firmware.running}`, at);
    log.write('init', 'starting services', at + 4000);
    const role = settings.mode.startsWith('ap-') ? 'access point' : 'station';
    log.write('hostapd', `ath0: ${role} on ${settings.channel.controlMhz} MHz`, at + 6000);
  }
}

function channelKey({ channel, mode }: RadioSettings): string {
  return `${mode} ${channel.controlMhz} ${channel.centerMhz} ${channel.widthMhz}`;
}
