import type { Device } from '@kvint/als'
import type { Check } from '../check.ts'
import { allDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

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
        one: (name, { unnamed }) => say`A rack on ${name} has ${count(unnamed.length, 'macro')} in use without a name.`,
        many: (number, names) => say`${number} racks have macros in use without a name: on ${names}.`,
        evidence: ({ placed, unnamed }) =>
          aboutDevice(
            placed,
            list(
              unnamed.map((index) => say`Macro ${String(index + 1)}`),
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
