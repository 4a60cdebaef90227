import type { Device } from '@kvint/als'
import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { allDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const unnamedMacros: Check = {
  id: 'CP11',
  title: 'Macros without a name',
  area: 'workflow',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'certain',
  source: 'A rule of thumb',
  find: (song) =>
    saw(
      allDevices(song).flatMap((placed) => {
        if (placed.device.kind !== 'rack') return []
        const mapped = new Set(
          inside(placed.device).flatMap(({ parameters }) =>
            parameters.flatMap(({ macroIndex }) => (macroIndex === null ? [] : [macroIndex])),
          ),
        )
        const unnamed = [...mapped].filter((index) => /^macro \d+$/i.test(placed.device.macros[index]?.name ?? ''))
        return unnamed.length > 0 ? [{ placed, unnamed }] : []
      }),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { unnamed }) => `A rack on ${name} has ${count(unnamed.length, 'macro')} in use without a name.`,
        many: (number, names) => `${number} racks have macros in use without a name: on ${names}.`,
        evidence: ({ placed, unnamed }) =>
          aboutDevice(
            placed,
            list(
              unnamed.map((index) => `Macro ${String(index + 1)}`),
              5,
            ),
          ),
      },
    ),
  learnMore: [manual('Instrument, Drum and Effect Racks', 'Macro controls')],
  honesty: 'Certain.',
}

function inside(device: Device): Device[] {
  return device.chains.flatMap((chain) => chain.devices)
}
