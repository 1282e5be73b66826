import { startServer } from '../../setup/start-server.mjs';

/** `count` answers of status.cgi of an access point with that many stations, its time sped up so that each differs. */
export async function recordAnswers(root, stations, count) {
  const radio = await startServer(root, ['--stations', String(stations), '--speed', '400']);
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
