import { readSet } from '@kvint/als'
import { buildSet } from '@kvint/als/build'
import { expect, test } from 'vitest'
import { mixOfSet } from './mix-of-set.ts'

const kitWith = async (sendDb: number) => {
  const bytes = await buildSet({
    tracks: [
      {
        kind: 'midi',
        name: 'Kit',
        devices: [
          {
            tag: 'DrumGroupDevice',
            chains: [{ name: 'Kick', note: 60, devices: [{ tag: 'Operator' }], sendsDb: [sendDb] }],
            returnChains: [
              {
                name: 'Room',
                devices: [{ tag: 'Reverb' }, { tag: 'Compressor2', sidechain: { isOn: true, source: 'Kit' } }],
              },
            ],
          },
        ],
      },
    ],
  })
  const read = await readSet(bytes)
  if (read.kind !== 'set') throw new Error('The set was not read.')
  return mixOfSet(read.set)
}

test('a rack’s return chain that nothing is sent to is no effect, but nothing of it is switched off', async () => {
  const [fed, unfed] = [await kitWith(-12), await kitWith(-70)]
  expect(fed.effects).toContain('Reverb')
  expect(unfed.effects).toBe('')
  expect([fed.switchedOff, unfed.switchedOff]).toEqual(['', ''])
  expect(fed.sidechains).toEqual(['Compressor on Kit listens to Kit'])
  expect(unfed.sidechains).toEqual(['Compressor, to which nothing is sent, on Kit listens to Kit'])
})
