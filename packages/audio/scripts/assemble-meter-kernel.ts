/**
 * Assembles the meters' inner loops: `node packages/audio/scripts/assemble-meter-kernel.ts` after a change of
 * `meter-kernel-text.ts` or `kernel-places.ts`. A test says when the committed bytes are older than their text.
 */
import { writeFileSync } from 'node:fs'
import wabt from 'wabt'
import { meterKernelText } from './meter-kernel-text.ts'

export async function assembleMeterKernel(): Promise<string> {
  const tools = await wabt()
  const parsed = tools.parseWat('meter-kernel.wat', meterKernelText(), { simd: true })
  return Buffer.from(parsed.toBinary({}).buffer).toString('base64')
}

if (import.meta.main) {
  const target = new URL('../src/measure/generated/meter-kernel.json', import.meta.url)
  writeFileSync(target, `${JSON.stringify({ wasm: await assembleMeterKernel() })}\n`)
}
