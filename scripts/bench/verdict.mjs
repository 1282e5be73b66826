/**
 * Runs every benchmark of a list, also behind one that missed a gate or failed, and says at the end which those were.
 * Resolves to the exit code of all.
 */
export async function runEach(names, start, say = console.log) {
  const missed = [];
  for (const name of names) {
    say(`\n── ${name}`);
    const code = await start(name);
    if (code !== 0) missed.push(name);
  }
  const kept = names.filter(name => !missed.includes(name));
  say('\n── verdict');
  for (const name of kept) say(`ok    ${name}`);
  for (const name of missed) say(`MISSED ${name}: what it said stands above`);
  return missed.length > 0 ? 1 : 0;
}
