const OLDEST = [20, 19];

/** Ends with a plain message when Node is older than the project supports. Runs before anything is installed. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `radiolink needs Node ${OLDEST.join('.')} or newer; this is ${version}. See https://nodejs.org`,
  );
  process.exit(1);
}
