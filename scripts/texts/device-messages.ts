/** Messages that a device reports in English and the interface shows translated (§8.login-failure). */
export const DEVICE_MESSAGES: readonly string[] = [
  'Invalid credentials.',
  'Invalid ticket.',
  'Invalid password.',
  'Invalid username.',
  'Username already exists.',
  'Password is too weak.',
  'Too many failed attempts.',
  'Not authorized',
  'User account invalid',
  'Permission denied',
  'Operation already in progress',
];
