/** Budgets in bytes of gzip, except for the folder. Issue of origin: from an empty folder to a live link. */
export const BUDGETS = {
  /** Script and style until the login form works. */
  login: 175_000,
  /** Script and style that run between the answer to the login and the first live figure, libraries included. */
  firstFigure: 133_100,
  /** The application itself in front of that figure, with what says that a part failed, which no part can bring. */
  main: 64_650,
  /**
   * The rest of the program, which is loaded when the browser is idle after the first page. 2 kB of it records what the page
   * sees on whatever page, for what changed when the link got worse; 1.2 kB take up a running test with its changes and
   * what was expected of them, after a reload and in a second tab, and judge the EIRP on the channel in use; 0.2 kB take
   * what a device sends in place of a text as no text, in each rule of the domain; 0.3 kB leave the test of both ends of a link
   * to both, and share what follows a test with their change; 0.3 kB name a DHCP server whose interface has no address, a server
   * that is the device itself, and the switches that airOS 8 leaves out; 1.9 kB remark what several
   * fields mean together: MTUs, a name without DNS, a client on a port, what a DHCP server sends, an interface that is not there; 0.2 kB let an installation here
   * wait for that of the remote device; 1.1 kB move a DHCP pool as one and off the address of the device, and judge ports that are off, the
   * last address that is switched off, forwardings by their sources, and firewalls that admit some; 1.8 kB say
   * of a change of the network, of a packet filter too, whether it may lose the management or restarts the network alone.
   */
  later: 123_000,
  /**
   * One lazy route: all that its import loads but the charts, the forms and the rest of the program, which routes share. The
   * stations carry 0.7 kB of rules of rain in it, for the column of the fade margin; System has 0.1 kB of two columns.
   */
  route: 32_900,
  /** The charts with their library. */
  charts: 32_000,
  /** The fields of settings. */
  forms: 17_600,
  /** All of dist/ as a radio stores it: each file in its smallest compressed form. */
  folder: 1_500_000,
};

/** Exceeded budgets, as text. */
export function overBudget(report, budgets) {
  const problems = [];
  const check = (name, bytes, limit) => {
    if (bytes > limit) problems.push(`${name} is ${bytes} bytes, over its budget of ${limit}.`);
  };
  check('The login entry (gzip)', report.login.gzip, budgets.login);
  check('The way to the first live figure (gzip)', report.firstFigure.gzip, budgets.firstFigure);
  check('The main application (gzip)', report.main.gzip, budgets.main);
  check('The rest of the program (gzip)', report.later.gzip, budgets.later);
  for (const route of report.routes) check(`The route ${route.name} (gzip)`, route.gzip, budgets.route);
  check('The charts (gzip)', report.charts.gzip, budgets.charts);
  check('The forms (gzip)', report.forms.gzip, budgets.forms);
  check('dist/ (precompressed)', report.folder, budgets.folder);
  return problems;
}
