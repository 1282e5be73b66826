import type { Step } from './recording.mother.ts';

export type Flow = readonly Step[];

const HEAD = `# Three flows

Recorded in front of the virtual radio, with its classic API, by \`adapters/src/modules/journeys\`; its test holds this page to the recording
(\`UPDATE_DOCS=1\` renews it) and each flow to a length.

A step is a named function of \`domain\`, \`application\` or \`adapters\` that the flow enters from another file, at its first call.
What a file calls within itself is a piece of that step. So is what a rule calls within \`domain\`, and what a reader of answers calls
within \`adapters/src/http/wire\`. Functions without a name are pieces of the function that they are written in, libraries are not
counted, and components have no steps: they draw what the models hold.
`;

const FLOWS = {
  tick: [
    'A status tick',
    'From one answer to the next request, on a page that watches the link of a station: every section that the device sends, every\nstore that shows it.',
  ],
  login: [
    'A login',
    'From the press of the button to the program of the main application, with its first requests on their way.',
  ],
  edit: [
    'An edit',
    'An SSID, from its committed field to the kept configuration: edited, applied as a test, kept. Polling of the page at the same time\nis not of the edit.',
  ],
} as const;

const chapter = ([title, words]: readonly [string, string], steps: Flow): string =>
  [
    `## ${title}: ${steps.length}`,
    words,
    [
      '| # | step | file |',
      '|---|---|---|',
      ...steps.map(({ name, file }, at) => `| ${at + 1} | \`${name}\` | \`${file}\` |`),
    ].join('\n'),
  ].join('\n\n');

/** The page of the three flows. */
export function journeysDocument(flows: Readonly<Record<keyof typeof FLOWS, Flow>>): string {
  const names = ['tick', 'login', 'edit'] as const;
  return `${[HEAD.trim(), ...names.map(name => chapter(FLOWS[name], flows[name]))].join('\n\n')}\n`;
}
