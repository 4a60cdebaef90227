import { expect, it } from 'vitest'
import { buildSet } from '../builder/index.ts'
import { readSet } from '../read-set.ts'

it.each([
  [true, true],
  [false, undefined],
])('reads whether a preset came with Live or a pack: %s', async (isLibraryPreset, expected) => {
  const devices = [{ tag: 'InstrumentGroupDevice', presetName: 'Deep One', isLibraryPreset }]
  const result = await readSet(await buildSet({ tracks: [{ kind: 'midi', devices }] }))
  expect(result.kind === 'set' && result.set.tracks[0]?.devices[0]?.isLibraryPreset).toBe(expected)
})
