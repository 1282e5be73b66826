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
