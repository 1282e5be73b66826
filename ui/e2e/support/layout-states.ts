import { openServices } from './services.ts';
import { scanAtOnce } from './tools.ts';
import {
  EDGES,
  seen,
  shows,
  press,
  openDashboard,
  toggleConnections,
  openConnections,
  logIn,
  headerMenu,
  changeSsid,
  passFirstStep,
  showAdvanced,
  addEntry,
  openAccount,
  withOwnStatus,
  withoutLink,
  withoutAnswers,
  IN_HEADER,
  namedByAStranger,
  spaced,
  startTest,
  openTestDetails,
  type LayoutState,
} from './layout-steps.ts';

/** In the order in which a page of the profile goes through them. */
export const LAYOUT_STATES: readonly LayoutState[] = [
  { name: 'setup', profile: 'factory', open: page => seen(page, 'form button') },
  { name: 'setup-user', profile: 'factory', open: passFirstStep },
  { name: 'login', profile: 'ap-ptmp', open: page => seen(page, 'form button') },
  { name: 'dashboard-ap', profile: 'ap-ptmp', open: logIn },
  { name: 'connections', profile: 'ap-ptmp', open: openConnections, close: toggleConnections },
  {
    name: 'dashboard-spaced',
    isInEach: false,
    profile: 'ap-ptmp',
    widths: [320],
    open: spaced(true),
    close: spaced(false),
  },
  { name: 'user-menu', profile: 'ap-ptmp', open: headerMenu(-1), close: press('Escape') },
  { name: 'alerts', profile: 'ap-ptmp', open: headerMenu(0), close: press('Escape') },
  {
    name: 'palette',
    profile: 'ap-ptmp',
    open: async page => {
      await page.keyboard.press('Control+k');
      await seen(page, 'dialog [role=combobox]');
    },
    close: press('Escape'),
  },
  {
    name: 'help',
    profile: 'ap-ptmp',
    open: async page => {
      await page.keyboard.press('?');
      await seen(page, 'dialog h2');
    },
    close: press('Escape'),
  },
  { name: 'stations', profile: 'ap-ptmp', begins: true, open: shows('stations', '[data-key]') },
  {
    name: 'station-panel',
    profile: 'ap-ptmp',
    open: async page => {
      await page.locator('[data-key]:visible').first().click();
      await seen(page, 'aside h2, dialog h2');
    },
    close: press('Escape'),
  },
  { name: 'ping', profile: 'ap-ptmp', open: shows('ping', 'main form button') },
  {
    name: 'ping-running',
    profile: 'ap-ptmp',
    open: async page => {
      await page.locator('main form input').first().fill('198.51.100.7');
      await page.keyboard.press('Enter');
      await seen(page, 'main canvas');
    },
    close: press('Escape'),
  },
  { name: 'traceroute', profile: 'ap-ptmp', open: shows('traceroute', 'main form [type=checkbox]') },
  {
    name: 'discovery',
    profile: 'ap-ptmp',
    open: async page => {
      await shows('discovery', 'main form select')(page);
      await page.locator('main form [type=submit]').click();
      await seen(page, 'main table');
    },
    close: press('Escape'),
  },
  { name: 'alignment', profile: 'ap-ptmp', open: shows('alignment', 'main dl') },
  { name: 'spectrum', profile: 'ap-ptmp', begins: true, open: shows('spectrum', 'main canvas') },
  { name: 'constellation', profile: 'ap-ptmp', open: shows('constellation', 'main figure') },
  { name: 'log', profile: 'ap-ptmp', open: shows('log', 'main li') },
  {
    name: 'site-survey',
    profile: 'ap-ptmp',

    open: async (page, served) => {
      await shows('site-survey', 'main form button')(page);
      await page.locator('main form [type=submit]').click();
      await scanAtOnce(page, served, () => page.locator('dialog button[data-current-action]').click());
      await seen(page, 'main :is([aria-rowindex="2"], li[aria-setsize])');
    },
    close: press('Escape'),
  },
  { name: 'diff', profile: 'ap-ptmp', open: shows('diff', 'main select') },
  { name: 'settings', profile: 'ap-ptmp', begins: true, open: shows('settings', '[data-card]') },
  {
    name: 'services',
    profile: 'ap-ptmp',
    open: async page => {
      await shows('services', '[data-setting="web.enabled"]')(page);
      await openServices(page);
      await seen(page, '[data-setting="web.port"]');
    },
  },
  { name: 'services-added', profile: 'ap-ptmp', widths: EDGES, open: addEntry('ntpclient') },
  {
    name: 'hostile-dashboard',
    isInEach: false,
    profile: 'ap-ptmp',
    widths: EDGES,
    open: namedByAStranger('dashboard', 'main li a bdi'),
  },
  {
    name: 'hostile-spectrum',
    isInEach: false,
    profile: 'ap-ptmp',
    widths: EDGES,
    open: namedByAStranger('spectrum', 'main [aria-expanded]'),
  },
  {
    name: 'hostile-system',
    isInEach: false,
    profile: 'ap-ptmp',
    widths: EDGES,
    open: namedByAStranger('system', 'main dl'),
    close: withOwnStatus,
  },
  {
    name: 'wireless',
    profile: 'ap-ptmp',
    begins: true,
    open: shows('wireless', '[data-setting="wireless.ssid"]'),
  },
  { name: 'wireless-advanced', profile: 'ap-ptmp', open: showAdvanced },
  { name: 'change-bar', profile: 'ap-ptmp', open: changeSsid },
  {
    name: 'review',
    profile: 'ap-ptmp',
    open: async page => {
      await page.locator('[data-bar="change-bar"] button:not([data-look])').last().click();
      await seen(page, 'dialog h2');
    },
    close: press('Escape'),
  },
  { name: 'test-bar', profile: 'ap-ptmp', open: startTest },
  { name: 'test-details', profile: 'ap-ptmp', open: openTestDetails },
  { name: 'dashboard', profile: 'sta-ptp', begins: true, open: openDashboard },
  { name: 'disconnected', ...IN_HEADER, open: withoutLink },
  { name: 'reconnecting', ...IN_HEADER, open: withoutAnswers },
  {
    name: 'system',
    profile: 'sta-ptp',
    open: async page => {
      await shows('system', '[data-setting="device.name"]')(page);
      await openServices(page);
    },
  },
  { name: 'account', profile: 'sta-ptp', open: openAccount, close: press('Escape') },
  { name: 'dashboard-60', profile: 'sixty', begins: true, open: openDashboard },
  { name: 'wireless-60', profile: 'sixty', open: shows('wireless', '[data-setting]') },
  { name: 'dashboard-versioned', profile: 'wave', begins: true, open: openDashboard },
  { name: 'system-versioned', profile: 'wave', open: shows('system', '[inputmode=url]') },
  { name: 'dashboard-router', profile: 'router', begins: true, open: openDashboard },
  {
    name: 'connections-router',
    profile: 'router',
    widths: EDGES,
    open: openConnections,
    close: toggleConnections,
  },
  { name: 'network-router', profile: 'router', open: shows('network', '[data-setting]') },
  { name: 'network-added', profile: 'router', widths: EDGES, open: addEntry('iptables.sys.portfw') },
  { name: 'network-tables', profile: 'router', open: shows('network-tables', 'main table') },
  { name: 'dashboard-soho', profile: 'soho', begins: true, open: openDashboard },
  { name: 'network-soho', profile: 'soho', open: shows('network', '[data-setting]') },
  { name: 'dashboard-vlan', profile: 'vlan', begins: true, open: openDashboard },
  { name: 'network-vlan', profile: 'vlan', open: shows('network', '[data-setting]') },
];

/** States that one page goes through, one after the other. */
export const LAYOUT_CHAPTERS: readonly (readonly LayoutState[])[] = LAYOUT_STATES.reduce<LayoutState[][]>(
  (chapters, state) => {
    const last = chapters.at(-1);
    if (last === undefined || state.begins === true || last[0]?.profile !== state.profile)
      chapters.push([state]);
    else last.push(state);
    return chapters;
  },
  [],
);
