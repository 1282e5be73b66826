import { all, boardHas, type Condition, on } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const leds = settingsIn({
  page: 'wireless',
  group: 'Signal LEDs',
  risk: 'restarts-services',
  level: 'advanced',
});

/** A board that counts its LEDs has no threshold for a further one. reading 58. */
const hasLed =
  (led: number): Condition =>
  ({ board }) =>
    led <= (board?.signalLedCount ?? led);

/** Thresholds are written without their minus sign: 94 lights the LED from -94 dBm. §config.wireless. */
const threshold = (led: number, standard: string) =>
  ({
    visible: all(boardHas('signal-leds'), hasLed(led), on('wireless.1.signal_led_status', true)),
    unit: 'dBm',
    unsigned: true,
    range: { min: 0, max: 120 },
    default: standard,
    keywords: 'RSSI light',
  }) as const;
const HELP = 'Signal level that turns the LED on, without the minus sign.';

/** The lights that show the signal. §config.wireless. */
export const ledSettings = [
  leds.toggle(
    'wireless.signalLeds',
    'wireless.1.signal_led_status',
    'Signal LEDs',
    'Shows the signal level on the device LEDs.',
    {
      default: 'enabled',
      visible: boardHas('signal-leds'),
    },
  ),
  leds.integer('wireless.signalLed1', 'wireless.1.signal_led1', 'LED 1 threshold', HELP, threshold(1, '94')),
  leds.integer('wireless.signalLed2', 'wireless.1.signal_led2', 'LED 2 threshold', HELP, threshold(2, '80')),
  leds.integer('wireless.signalLed3', 'wireless.1.signal_led3', 'LED 3 threshold', HELP, threshold(3, '73')),
  leds.integer('wireless.signalLed4', 'wireless.1.signal_led4', 'LED 4 threshold', HELP, threshold(4, '65')),
];
