import { expect, test } from 'vitest'
import { z } from 'zod'
import { TOOLS } from './all-tools.ts'
import { onlyKnownParameters } from './only-known-parameters.ts'

const SHAPE = onlyKnownParameters(
  z.object({ bpmFrom: z.number().optional(), bpmTo: z.number().optional(), stage: z.string().optional() }),
)

test.each([
  ['bpm', 'There is no parameter "bpm". Did you mean bpmFrom or bpmTo?'],
  ['stages', 'There is no parameter "stages". Did you mean stage?'],
  ['stgae', 'There is no parameter "stgae". Did you mean stage?'],
  ['colour', 'There is no parameter "colour". There are: bpmFrom, bpmTo, stage.'],
])('%s is refused with a way on', (key, message) => {
  expect(SHAPE.safeParse({ [key]: 1 }).error?.issues[0]?.message).toBe(message)
})

test('every tool refuses what it does not know', () => {
  for (const { name, input } of TOOLS)
    expect(
      input.safeParse({ nonsenseParameter: 1 }).error?.issues.map(({ code }) => code),
      name,
    ).toContain('unrecognized_keys')
})
