import { expect, it, vi } from 'vitest'
import { buildSet } from './builder/build-set.ts'
import { readSet } from './read-set.ts'

/** Incompressible names make it large enough to be unpacked in chunks. */
const large = () =>
  buildSet({
    tracks: Array.from({ length: 3000 }, (_, index) => ({
      kind: 'midi' as const,
      name: `${Math.sin(index)} ${Math.cos(index)} ${Math.tan(index)}`,
    })),
  })

it('blames no file for a fault of ours', async () => {
  const fault = () => {
    throw new TypeError('buffer.transfer is not what it was')
  }
  vi.spyOn(ArrayBuffer.prototype, 'transfer').mockImplementation(fault)
  await expect(readSet(await large())).rejects.toThrow('buffer.transfer is not what it was')
})

it('reads where memory cannot be given back, as in Node 20', async () => {
  const all = ArrayBuffer.prototype
  const { transfer } = Object.getOwnPropertyDescriptors(all)
  Reflect.deleteProperty(all, 'transfer')
  try {
    expect(await readSet(await large())).toMatchObject({ kind: 'set' })
  } finally {
    Object.defineProperty(all, 'transfer', transfer)
  }
})
