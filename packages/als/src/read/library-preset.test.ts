import { expect, it } from 'vitest'
import { buildSet, type DeviceDescription } from '../builder/index.ts'
import { readSet } from '../read-set.ts'

it.each([
  ['came with Live or a pack', { isLibraryPreset: true }, true],
  ['was saved by the producer', {}, undefined],
  ['was put into a folder of its own in the User Library', { presetFolder: 'Industrial Kicks' }, true],
] as const)('reads whether a preset %s', async (_, where: Partial<DeviceDescription>, expected) => {
  const devices = [{ tag: 'InstrumentGroupDevice', presetName: 'Deep One', ...where }]
  const result = await readSet(await buildSet({ tracks: [{ kind: 'midi', devices }] }))
  expect(result.kind === 'set' && result.set.tracks[0]?.devices[0]?.isLibraryPreset).toBe(expected)
})
