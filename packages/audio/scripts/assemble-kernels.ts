/**
 * Assembles the inner loops of meters, notes and transforms: `node packages/audio/scripts/assemble-kernels.ts` after a change of
 * `fft-kernel-text.ts`, `meter-kernel-text.ts`, `note-kernel-text.ts` or `kernel-places.ts`. Tests say when the committed bytes are older than their text.
 */
import { writeFileSync } from 'node:fs'
import wabt from 'wabt'
import { fftKernelText } from './fft-kernel-text.ts'
import { meterKernelText } from './meter-kernel-text.ts'
import { noteKernelText } from './note-kernel-text.ts'

/** WebAssembly text (SIMD) to bytes, as base64. */
export async function assemble(text: string): Promise<string> {
  const tools = await wabt()
  const parsed = tools.parseWat('kernel.wat', text, { simd: true })
  return Buffer.from(parsed.toBinary({}).buffer).toString('base64')
}

if (import.meta.main) {
  const texts = {
    'measure/generated/meter-kernel.json': meterKernelText(),
    'notes/generated/note-kernel.json': noteKernelText(),
    'spectrum/generated/fft-kernel.json': fftKernelText(),
  }
  for (const [file, text] of Object.entries(texts)) {
    const target = new URL(`../src/${file}`, import.meta.url)
    writeFileSync(target, `${JSON.stringify({ wasm: await assemble(text) })}\n`)
  }
}
