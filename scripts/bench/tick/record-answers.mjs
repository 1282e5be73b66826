import { ADMIN } from '../../setup/log-in.mjs';
import { startServer } from '../../setup/start-server.mjs';

/** Sessions that may run out on the way: on a busy machine the fast clock of the radio ends one between two answers. */
const MOST_LOGINS = 50;

async function logIn(url) {
  const login = await fetch(`${url}api/auth`, {
    method: 'POST',
    body: new URLSearchParams({ ...ADMIN, hide_rd: 'true' }),
  });
  await login.text();
  return login.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0])
    .join('; ');
}

/** `count` answers of status.cgi of an access point with that many stations, its time sped up so that each differs. */
export async function recordAnswers(root, stations, count) {
  const radio = await startServer(root, ['--stations', String(stations), '--speed', '400']);
  try {
    const answers = [];
    for (let logins = 0; logins < MOST_LOGINS; logins += 1) {
      const cookie = await logIn(radio.url);
      while (answers.length < count) {
        const answer = await fetch(`${radio.url}status.cgi`, { headers: { cookie } });
        const text = await answer.text();
        if (!answer.ok) break;
        if (text !== answers.at(-1)) answers.push(text);
      }
      if (answers.length >= count) return answers;
    }
    throw new Error(`The radio gave ${answers.length} of ${count} answers.`);
  } finally {
    radio.stop();
  }
}
