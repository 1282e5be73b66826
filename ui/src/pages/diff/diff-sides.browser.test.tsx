import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { setStage, type Stage, type StageDevice } from '../../testing/stage.mother.tsx';
import { DiffPage } from './diff.page.tsx';

const RUNNING = configurationText({
  'netmode.status': 'enabled',
  'netconf.status': 'enabled',
  'radio.status': 'enabled',
  'radio.1.mode': 'master',
  'system.status': 'enabled',
  'users.status': 'enabled',
  'wireless.1.ssid': 'ridge-north',
  'aaa.1.ssid': 'ridge-north',
  'aaa.1.wpa.psk': 'ridge-demo-key',
  'wireless.1.mac_acl.status': 'enabled',
  'resolv.status': 'enabled',
  'resolv.host.1.name': 'Barn',
});

let stage: Stage;
let isSilent: boolean;

/** The comparison of a device that runs this, and answers unless it is silent. */
async function open(device: StageDevice = {}): Promise<void> {
  stage = setStage({
    ...device,
    ports: [
      [
        ConfigurationPort,
        {
          read: () =>
            isSilent
              ? Promise.reject(new Error('silent'))
              : Promise.resolve({ text: RUNNING, modified: false, firstSetup: false }),
        },
      ],
    ],
  });
  editing().configurationRead({ text: RUNNING, modified: false, firstSetup: false });
  await stage.show(<DiffPage />);
}

const editing = () => stage.models.get(EditingModel);
const edit = (...values: (readonly [string, string])[]) => editing().edited(new Map(values));
const side = (label: 'From' | 'To') => page.getByRole('combobox', { name: label, exact: true });
const sides = (): string[] =>
  (['From', 'To'] as const).map(label => (side(label).element() as HTMLSelectElement).value);
const row = (key: string) => stage.place.querySelector<HTMLElement>(`li[data-key="${key}"]`);
const choose = (name: string, content: BlobPart): Promise<void> =>
  userEvent.upload(stage.place.querySelector('input[type=file]')!, new File([content], name));
const gzipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

beforeEach(async () => {
  await page.viewport(1440, 900);
  window.location.hash = '#/diff';
  isSilent = false;
});
afterEach(async () => {
  await stage.close();
  window.location.hash = '';
});

describe('the sides of a comparison', () => {
  it('the sides of a comparison and its view are kept in the address, and are swapped', async () => {
    await open();
    await expect.element(page.getByText('No differences')).toBeVisible();
    await side('From').selectOptions('edited');
    await side('To').selectOptions('running');
    await page.getByText('As text', { exact: true }).click();
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect.poll(() => window.location.hash).toBe('#/diff?from=running&to=edited&as=text');
    await stage.close();
    await open();
    await expect.poll(sides).toEqual(['running', 'edited']);
    await expect.element(page.getByRole('radio', { name: 'As text' })).toBeChecked();
  });

  it('the sides of a comparison and its view are chosen by keyboard alone', async () => {
    await open();
    edit(['wireless.1.ssid', 'ridge-south']);
    await expect.poll(() => row('wireless.1.ssid')).not.toBeNull();
    await expect.poll(sides).toEqual(['running', 'edited']);
    const tabTo = async (selector: string): Promise<void> => {
      for (let tabs = 0; tabs < 30 && document.activeElement?.matches(selector) !== true; tabs += 1)
        await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.matches(selector)).toBe(true);
    };
    await tabTo('input[type="radio"]');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('wireless.1.ssid=ridge-south')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await tabTo('select');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(sides).toEqual(['edited', 'running']);
  });
});

describe('a difference', () => {
  it('a difference says what it can cost, and leads to its field', async () => {
    await open();
    edit(['wireless.1.ssid', 'ridge-south']);
    await expect.poll(() => row('wireless.1.ssid')?.textContent).toContain('cuts this link');
    const link = page.getByRole('link', { name: 'SSID' });
    await expect.element(link).toHaveAttribute('href', '#/wireless/wireless.ssid');
  });

  it('a difference in a list leads to the very entry', async () => {
    await open();
    edit(
      ...['24:A4:3C:11:22:33', '24:A4:3C:11:22:44'].flatMap((mac, place) => [
        [`wireless.1.mac_acl.${place + 1}.mac`, mac] as const,
        [`wireless.1.mac_acl.${place + 1}.status`, 'enabled'] as const,
      ]),
    );
    await expect
      .poll(() => row('wireless.1.mac_acl.2.mac')?.querySelector('a')?.getAttribute('href'))
      .toContain('wireless.1.mac_acl.2.mac');
  });
});

describe('a backup that is chosen', () => {
  it('a backup that is chosen may be compressed, and of an archive it is said what to do', async () => {
    await open();
    await choose('old.cfg.gz', await gzipped(`${RUNNING}vendor.thing=7\n`));
    await expect.poll(() => row('vendor.thing')).not.toBeNull();
    await choose('old.tar.gz', await gzipped(`${'a'.padEnd(257, '\0')}ustar\0${RUNNING}`));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The file is an archive.');
    expect(row('vendor.thing')).not.toBeNull();
  });

  it('a backup that is chosen by a read-only user is compared, but for its secrets', async () => {
    await open({ isReadOnly: true });
    await expect.element(page.getByText('No differences')).toBeVisible();
    expect(page.getByRole('option', { name: /^Edited/ }).elements()).toEqual([]);
    await choose('mine.cfg', `${RUNNING}aaa.1.wpa.psk=brought-along\nvendor.x=1\n`);
    await expect.poll(() => row('vendor.x')).not.toBeNull();
    await expect.element(page.getByText(/Secrets are not compared/)).toBeVisible();
    expect(stage.place.innerHTML).not.toMatch(/brought-along|ridge-demo-key/);
  });
});

it('a device that does not answer is said to have failed, and is read again when it is asked for', async () => {
  isSilent = true;
  await open();
  const failure = page.getByRole('alert');
  await expect.element(failure).toHaveTextContent('The configuration of the device could not be read.');
  isSilent = false;
  await failure.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('No differences')).toBeVisible();
  expect(failure.elements()).toEqual([]);
});
