import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The virtual radio of `npm start`, its time sped up so that each answer differs from the last. */
async function startRadio(root, stations) {
  const args = [
    join(root, 'scripts/start.mjs'),
    '--port',
    '0',
    '--stations',
    String(stations),
    '--speed',
    '400',
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return { url: line.slice('ready '.length), stop: () => child.kill() };
  }
  throw new Error('The virtual radio did not start.');
}

/** `count` answers of status.cgi of an access point with that many stations. */
export async function recordAnswers(root, stations, count) {
  const radio = await startRadio(root, stations);
  try {
    const login = await fetch(`${radio.url}api/auth`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026', hide_rd: 'true' }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map(one => one.split(';', 1)[0])
      .join('; ');
    const answers = [];
    while (answers.length < count) {
      const text = await (await fetch(`${radio.url}status.cgi`, { headers: { cookie } })).text();
      if (text !== answers.at(-1)) answers.push(text);
    }
    return answers;
  } finally {
    radio.stop();
  }
}
