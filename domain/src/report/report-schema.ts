const number = { type: ['number', 'null'] } as const;
const text = { type: ['string', 'null'] } as const;

const direction = {
  type: 'object',
  description: 'One direction of a link; downlink is from the access point to the station.',
  properties: {
    capacityKbps: { ...number, description: 'What the link could carry, kbps.' },
    capacityExpectedKbps: { ...number, description: 'Capacity at the expected signal, kbps.' },
    throughputKbps: { ...number, description: 'What the link carries, kbps.' },
    linkScore: { ...number, description: 'Rating of the direction, 0 to 100.' },
  },
} as const;

const end = {
  type: ['object', 'null'],
  description: 'One end of a link. The remote one is null if it does not report.',
  properties: {
    name: text,
    model: text,
    firmware: text,
    mac: text,
    ip: text,
    signalDbm: number,
    signalExpectedDbm: number,
    chainSignalsDbm: { type: ['array', 'null'], items: { type: 'number' } },
    noiseFloorDbm: number,
    cinrDb: number,
    txPowerDbm: { ...number, description: 'Conducted transmit power, dBm.' },
    antennaGainDbi: number,
    ethernet: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, speedMbps: number },
      },
    },
    uptimeSeconds: number,
  },
} as const;

const aim = {
  type: 'object',
  properties: { beforeDbm: number, bestDbm: number, expectedDbm: number },
} as const;

const rain = {
  type: ['object', 'null'],
  description: 'Rain up to which it holds, mm/h.',
  properties: { low: { type: 'number' }, expected: { type: 'number' }, high: { type: 'number' } },
} as const;

const hours = {
  type: ['object', 'null'],
  description: 'Hours of an average year by ITU-R P.530-18.',
  properties: { low: { type: 'number' }, high: { type: 'number' } },
} as const;

const levels = { type: 'array', items: number } as const;

/** One setting in words. */
const setting = {
  type: 'object',
  required: ['key', 'value'],
  properties: {
    key: { type: 'string' },
    label: { type: 'string' },
    value: { type: 'string' },
    display: { type: 'string', description: 'The value in words.' },
    unit: text,
    band: { enum: ['5 GHz', '60 GHz'], description: 'Its radio, on a device with two.' },
  },
} as const;

const installation = {
  type: 'object',
  description: 'Only in the report of an installation: what was typed, configured and measured.',
  required: ['warnings', 'settings', 'speedTests'],
  properties: {
    site: text,
    remoteSite: text,
    installedBy: text,
    notes: text,
    board: {
      type: ['object', 'null'],
      description: 'What the board of this device calls itself.',
      properties: { sysId: text, cpuRevision: text, fccId: text, icId: text },
    },
    warnings: { type: 'array', items: { type: 'string' } },
    settings: {
      type: 'array',
      description: 'Settings that decide on the link. No secrets.',
      items: setting,
    },
    remoteSettings: {
      type: ['object', 'null'],
      description: 'Those of the remote device, as it reports them itself. Only with a session there.',
      required: ['mac', 'name', 'settings'],
      properties: {
        mac: { type: 'string' },
        name: { type: 'string' },
        settings: { type: 'array', items: setting },
      },
    },
    speedTests: {
      type: 'array',
      items: {
        type: 'object',
        required: ['startedAt', 'host', 'direction', 'durationSeconds'],
        properties: {
          startedAt: { type: 'string' },
          host: { type: 'string' },
          direction: { type: 'string' },
          durationSeconds: { type: 'number' },
          txKbps: { ...number, description: 'Mean of what this device sent, kbps.' },
          rxKbps: { ...number, description: 'Mean of what this device received, kbps.' },
        },
      },
    },
    alignment: {
      type: ['object', 'null'],
      description: 'Levels before an alignment and the best of it.',
      properties: { local: aim, remote: aim },
    },
    spectrum: {
      type: ['object', 'null'],
      description: 'Spectrum of the local end: a level for each bin, dBm, null where nothing was measured.',
      required: ['measuredAt', 'firstMhz', 'stepMhz', 'averageDbm', 'maximumDbm'],
      properties: {
        measuredAt: { type: 'string' },
        firstMhz: { type: 'number', description: 'Center of the first bin, MHz.' },
        stepMhz: { type: 'number' },
        averageDbm: levels,
        maximumDbm: levels,
      },
    },
    fades: {
      type: ['array', 'null'],
      description: 'How much fade each link survives.',
      items: {
        type: 'object',
        required: ['band', 'marginDb'],
        properties: {
          band: { enum: ['5 GHz', '60 GHz'] },
          remote: text,
          marginDb: { type: 'number', description: 'Until the link is lost, dB.' },
          rateMarginDb: { ...number, description: 'Until the rate is left that it has without rain, dB.' },
          rainDb: { ...number, description: 'What the rain of that moment took, dB.' },
          rateRain: rain,
          linkRain: rain,
          climate: { ...text, description: 'Rain zone of ITU-R P.837-1, or mm/h for 0.01 % of a year.' },
          slowerHours: hours,
          lostHours: hours,
          hasBackup: { type: 'boolean' },
        },
      },
    },
  },
} as const;

/** JSON Schema (draft-07) of what `linkReportJson` writes and `readLinkReport` reads. Null means not reported. */
export const linkReportSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Link report',
  type: 'object',
  required: ['writtenAt', 'links'],
  properties: {
    writtenAt: { type: 'string', description: 'When it was written, ISO 8601, UTC; empty without a clock.' },
    ssid: text,
    mode: text,
    networkRole: text,
    deviceTime: text,
    stationCount: { type: 'number' },
    installation,
    links: {
      type: 'array',
      items: {
        type: 'object',
        required: ['band', 'local'],
        properties: {
          band: { enum: ['5 GHz', '60 GHz'] },
          state: { type: 'string' },
          score: number,
          distanceMetres: number,
          frequencyMhz: number,
          channelWidthMhz: number,
          downlink: direction,
          uplink: direction,
          local: end,
          remote: end,
        },
      },
    },
  },
} as const;
