import {
  accompanyingEdits,
  checkSetting,
  fillKey,
  listSettings,
  placeholdersOf,
  type Setting,
  settingEdit,
  type SettingsContext,
  settingsContext,
} from '@radiolink/domain/settings';
import * as fc from 'fast-check';
import { valueProblem } from '@radiolink/domain/configuration';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aScenarioRadio,
  type ScenarioPage,
  onDevice,
  openPage,
  pass,
  RELAY,
  turnTime,
} from './change-scenario.mother.ts';
import { likelyValues } from './valid-values.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

/** Values of a form of their own, and those by which a session of the scenario would end. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'ssh.keyValue': ['AAAAC3NzaC1lZDI1NTE5AAAAIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH'],
  'ssh.keyType': ['ssh-ed25519'],
  'cloud.key': ['wss://noc.example:443+another-key'],
  'web.sessionTimeout': ['3600', '1800'],
  'user.reader': ['tower-reader'],
  'time.zone': ['CET-1CEST,M3.5.0,M10.5.0/3'],
};

/** Everything on, so that every field is shown. A versioned device gets those that it can carry. */
const EVERYTHING: Readonly<Record<string, string>> = {
  'httpd.https.status': 'enabled',
  'sshd.status': 'enabled',
  'sshd.auth.passwd': 'enabled',
  'sshd.auth.key.1.type': 'ssh-ed25519',
  'sshd.auth.key.1.value': 'AAAAC3NzaC1lZDI1NTE5AAAAINliU/ZFZ4FADZ6LAKLpiVa4XSdNgy1djYF0PrboDkt/',
  'sshd.auth.key.1.comment': 'tower@noc',
  'sshd.auth.key.1.status': 'enabled',
  'telnetd.status': 'enabled',
  'pwdog.host': '192.0.2.9',
  'pwdog.status': 'enabled',
  'syslog.status': 'enabled',
  'syslog.remote.status': 'enabled',
  'syslog.remote.ip': '192.0.2.8',
  'snmp.status': 'enabled',
  'snmp.community': 'ridge',
  'unms.status': 'enabled',
  'unms.uri': 'wss://noc.example:443+ridge-key',
  'ntpclient.status': 'enabled',
  'ntpclient.1.status': 'enabled',
  'ntpclient.1.server': '0.pool.ntp.example',
  'dyndns.1.service': 'dyn.example',
  'dyndns.1.hostname': 'ridge.dyn.example',
  'dyndns.1.username': 'ridge',
  'dyndns.1.password': 'ridge-dns-password',
  'dyndns.1.status': 'enabled',
  'dyndns.status': 'enabled',
  'discovery.status': 'enabled',
  'discovery.beacon.status': 'enabled',
  'system.imperial_units.status': 'disabled',
  'system.button.reset': 'enabled',
  'system.date.status': 'enabled',
  'system.date.timestamp': '202601010000',
  'update.cent.status': 'disabled',
  'users.2.status': 'enabled',
};

/** Written with the time zone; a field of its own only where the device stores nothing else of the zone. */
const WITH_ANOTHER = 'time.zoneName';
/** Not switched off here, where SSH is: that removes the last way to log in. reading 48. */
const LAST_WAY = 'web.enabled';

/** Texts of which each rule refuses at least one. */
const NONSENSE = ['ridgé', '-99999', '99999999', 'x', '1.5', '300.1.1.1', 'y'.repeat(300), 'a b'];

const indexesOf = ({ key }: Setting): readonly number[] => placeholdersOf(key).map(() => 1);

interface Place {
  readonly setting: Setting;
  readonly key: string;
}

/** Another good value than the present one, drawn from a seed. */
function goodValue({ setting }: Place, present: string, context: SettingsContext): string | undefined {
  const at = indexesOf(setting);
  const drawn = fc.sample(likelyValues(setting, context, at), { numRuns: 200, seed: 18 });
  return [...(OWN[setting.id] ?? []), ...drawn].find(
    value =>
      value !== present &&
      value !== '' &&
      (valueProblem(value) ?? checkSetting(setting, value, context, at)) === undefined,
  );
}

const valuesOf = (page: ScenarioPage) => page.models.editing.$values.getState();

async function save(page: ScenarioPage, changes: ReadonlyMap<string, string> = new Map()): Promise<void> {
  page.models.editing.edited(changes);
  page.models.apply.applyRequested('save');
  for (let second = 0; second < 120 && page.state().kind !== 'done'; second += 1) await pass(1);
  expect(page.state()).toMatchObject({ kind: 'done', outcome: { kind: 'saved' } });
  page.models.apply.dismissed();
}

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const CASES = (['services', 'system'] as const).flatMap(name => [
  { name, device: 'a classic device', profile: 'ap-ptmp', versioned: false } as const,
  { name, device: 'a versioned device', profile: 'wave', versioned: true } as const,
]);

describe.each(sampleOf(CASES, 2))(
  'every setting of the $name page on $device',
  ({ name, profile, versioned }) => {
    const open = async () => {
      const radio = aScenarioRadio({ profile, stations: 1 });
      const page = await openPage(radio, { versioned, host: RELAY });
      const carried = page.models.editing.$carried.getState();
      const present = valuesOf(page);
      await save(
        page,
        new Map(
          Object.entries(EVERYTHING).filter(
            ([key, value]) => (carried?.has(key) ?? true) && present.get(key) !== value,
          ),
        ),
      );
      return { radio, page };
    };
    const placesOf = (page: ScenarioPage): readonly Place[] => {
      const carried = page.models.editing.$carried.getState();
      return listSettings({ page: name })
        .map(setting => ({ setting, key: fillKey(setting.key, indexesOf(setting)) }))
        .filter(({ key }) => carried === null || carried.has(key));
    };
    const contextOf = (page: ScenarioPage): SettingsContext => settingsContext(valuesOf(page));

    /** Edits as the form does; false if the page finds anything wrong by it, and it is taken back. */
    function enter(page: ScenarioPage, { setting, key }: Place, value: string): boolean {
      const context = contextOf(page);
      const changes = new Map([
        ...accompanyingEdits(setting.id, value, context),
        ...settingEdit(setting, value, context.values, indexesOf(setting)),
      ]);
      const before = new Map([...changes.keys()].map(one => [one, context.values.get(one)]));
      page.models.editing.edited(changes);
      const isFit =
        page.models.editing.$refused.getState() === null && page.models.apply.$faults.getState().length === 0;
      if (!isFit) page.models.editing.edited(before);
      return isFit && valuesOf(page).get(key) === value;
    }

    /** Enters another good value into each field that is shown. */
    function fillIn(page: ScenarioPage, places: readonly Place[]): ReadonlyMap<string, string> {
      const done = new Map<string, string>();
      for (const place of places) {
        const { setting, key } = place;
        const context = contextOf(page);
        if (!setting.visible(context, indexesOf(setting))) continue;
        const present = context.values.get(key) ?? setting.default ?? '';
        const value = goodValue(place, present, context);
        if (value !== undefined && enter(page, place, value)) done.set(key, value);
      }
      return done;
    }

    it('is written, and read back by another page and from the device', async () => {
      const { radio, page } = await open();
      const places = placesOf(page);
      const isSwitch = ({ setting }: Place): boolean => setting.states !== undefined;
      const written = new Set<string>();
      let shown = page;
      // A switch that is off hides the fields below it, and a device may tell nothing of them: switches come later, the inner first.
      for (const part of [places.filter(place => !isSwitch(place)), places.filter(isSwitch).toReversed()]) {
        const wanted = fillIn(shown, part);
        await save(shown);
        const held = [...wanted.keys()].map(key => [key, onDevice(radio, key, 'stored')]);
        expect(held).toEqual([...wanted]);
        shown.kill();
        const username = onDevice(radio, 'users.1.name') ?? '';
        const user = { username, password: 'Tower-Link-2026' };
        shown = await openPage(radio, { versioned, host: RELAY, user });
        const read = [...wanted.keys()].map(key => [key, valuesOf(shown).get(key)]);
        expect(read).toEqual([...wanted]);
        for (const key of wanted.keys()) written.add(key);
      }
      const missed = places.filter(({ key }) => !written.has(key)).map(({ setting }) => setting.id);
      expect(missed.filter(id => id !== WITH_ANOTHER && id !== LAST_WAY)).toEqual([]);
      shown.kill();
    });

    it('is not sent with nonsense', async () => {
      const { radio, page } = await open();
      const stored = (): unknown =>
        (JSON.parse(radio.snapshot()) as { configuration: { stored: string } }).configuration.stored;
      const before = stored();
      const places = placesOf(page);
      const sent: string[] = [];
      let tried = 0;
      for (const { setting, key } of places) {
        const context = contextOf(page);
        const bad = NONSENSE.find(
          value =>
            value !== (context.values.get(key) ?? '') &&
            checkSetting(setting, value, context, indexesOf(setting)) !== undefined,
        );
        if (bad === undefined || !setting.visible(context, indexesOf(setting))) continue;
        const present = valuesOf(page).get(key);
        page.edit(key, bad);
        const isRefused = page.models.editing.$refused.getState() !== null;
        if (!isRefused && page.models.apply.$faults.getState().length === 0)
          sent.push(`${setting.id} ${bad}`);
        page.models.apply.applyRequested('save');
        await pass(1);
        if (page.reported() !== 'not-sent') sent.push(setting.id);
        page.models.apply.dismissed();
        page.models.editing.edited(new Map([[key, present]]));
        tried += 1;
      }
      expect(sent).toEqual([]);
      expect(tried).toBeGreaterThan(2);
      expect(stored()).toBe(before);
      page.kill();
    });
  },
);
