import type { Message } from '@kvint/report'
import type { Device } from '@kvint/als'
import { parameter, steady, steadyShare } from '../device-parameters.ts'
import { say } from '../../words/say.ts'

/** One line of a delay that sounds. */
export type DelayLine = {
  /** `left`, `right` or `line 2`; `null` where one line stands for all. */
  readonly place: Message | null
  /** Its time where it does not follow the beat; `null` where it does, or where it moves. */
  readonly freeMs: number | null
  /** Share of 1; `undefined` where it moves. */
  readonly feedback: number | undefined
}

/** The lines of Live's delays, of all generations. A right side that is linked to the left one is not told again. */
export function delayLines(device: Device): DelayLine[] {
  const lines = LINES[device.tag]
  if (!lines || steady(device, 'DryWet') === 0 || steady(device, 'NewDryWet') === 0) return []
  const apart = lines.filter(({ linked }) => linked === undefined || steady(device, linked) !== 1)
  const timeName =
    device.tag === 'Delay' ? TIMES_OF_MODES[steady(device, 'DelayLine_CompatibilityMode') ?? 0] : undefined
  return apart.flatMap(({ place, isOn, sync, time: ownTime, feedback }) => {
    const time = timeName === undefined ? ownTime : `${timeName}${ownTime.slice(-1)}`
    if (isOn !== undefined && steady(device, isOn) === 0) return []
    const freeMs = steady(device, sync) === 0 ? milliseconds(device, time) : null
    return [{ place: apart.length > 1 ? (place ?? null) : null, freeMs, feedback: steadyShare(device, feedback) }]
  })
}

function milliseconds(device: Device, name: string): number | null {
  const value = steady(device, name)
  if (value === undefined) return null
  return parameter(device, name)?.unit === 's' ? value * 1000 : value
}

type LineParameters = {
  readonly place?: Message
  readonly isOn?: string
  readonly linked?: string
  readonly sync: string
  readonly time: string
  readonly feedback: string
}

const FILTER_DELAY = [1, 2, 3].map((line): LineParameters => {
  const number = String(line)
  return {
    place: say`line ${number}`,
    isOn: `On${number}`,
    sync: `DelayTimeSwitch${number}`,
    time: `DelayTime${number}`,
    feedback: `Feedback${number}`,
  }
})

/**
 * Delay keeps the times of the Simple Delay or the Ping Pong Delay that it was made from, and plays those: a set of Live
 * 9 that says 375 ms beside 1 and 22 ms is heard with 1 and 22.
 */
const TIMES_OF_MODES: readonly (string | undefined)[] = [
  undefined,
  'DelayLine_SimpleDelayTime',
  'DelayLine_PingPongDelayTime',
]

/** Names as the files have them. Each sync switch is on where the time follows the beat. */
const LINES: Readonly<Record<string, readonly LineParameters[]>> = {
  Delay: [
    { place: say`left`, sync: 'DelayLine_SyncL', time: 'DelayLine_TimeL', feedback: 'Feedback' },
    {
      place: say`right`,
      linked: 'DelayLine_Link',
      sync: 'DelayLine_SyncR',
      time: 'DelayLine_TimeR',
      feedback: 'Feedback',
    },
  ],
  Echo: [
    { place: say`left`, sync: 'Delay_SyncL', time: 'Delay_TimeL', feedback: 'Feedback' },
    { place: say`right`, linked: 'Delay_TimeLink', sync: 'Delay_SyncR', time: 'Delay_TimeR', feedback: 'Feedback' },
  ],
  CrossDelay: [
    { place: say`left`, sync: 'SyncModeLeft', time: 'MsDelayLeft', feedback: 'Feedback' },
    { place: say`right`, linked: 'Linked', sync: 'SyncModeRight', time: 'MsDelayRight', feedback: 'Feedback' },
  ],
  PingPongDelay: [{ sync: 'DelayModeSwitch', time: 'MsDelayTime', feedback: 'Feedback' }],
  FilterDelay: FILTER_DELAY,
  GrainDelay: [{ sync: 'SyncMode', time: 'MsDelay', feedback: 'Feedback' }],
}
