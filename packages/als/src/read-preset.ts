import type { Preset } from './model/preset.ts'
import { createPresetReader } from './read/create-preset-reader.ts'
import { readDocument, type ReadOptions } from './read-document.ts'
import { toFailure, type ReadFailure } from './read-failure.ts'
import type { SetSource } from './set-source.ts'

export type PresetResult =
  | { readonly kind: 'preset'; readonly preset: Preset }
  | { readonly kind: 'failure'; readonly failure: ReadFailure }

/**
 * Reads a preset of a device (`.adv`) or a rack (`.adg`).
 *
 * @example
 * const result = await readPreset(await readFile('Kick.adg'))
 * if (result.kind === 'preset') console.log(result.preset.device.chains.map((chain) => chain.name))
 */
export async function readPreset(source: SetSource, options: ReadOptions = {}): Promise<PresetResult> {
  try {
    return { kind: 'preset', preset: await readDocument(source, options, createPresetReader) }
  } catch (error) {
    return { kind: 'failure', failure: toFailure(error) }
  }
}
