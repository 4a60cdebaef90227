import type { RawTrack } from './raw-set.ts'
import { valueAt, within, type RawElement } from './raw-xml.ts'

export const KICK = { words: /kick|bass ?drum|\bbd\b/i, keys: [35, 36] }
export const SNARE = { words: /snare|clap|rim|\bsd\b/i, keys: [37, 38, 39, 40] }

/** Keys of the pads that are called so, by name or sample; those of General MIDI where pads tell neither drum. */
export function padKeys({ xml }: RawTrack, { words, keys }: typeof KICK): ReadonlySet<number> {
  const pads = branchesIn(xml).map((branch) => ({
    key: 128 - Number(valueAt(branch, 'BranchInfo/ReceivingNote')),
    names: within(branch, 'EffectiveName', 'UserName', 'Name', 'RelativePath', 'Path')
      .map(({ attributes }) => (attributes['Value'] ?? '').split('/').at(-1) ?? '')
      .filter((name) => name !== ''),
  }))
  const calledLike = (asked: RegExp) => pads.filter(({ names }) => names.some((name) => asked.test(name)))
  return new Set(
    [KICK, SNARE].some((one) => calledLike(one.words).length > 0) ? calledLike(words).map(({ key }) => key) : keys,
  )
}

/** Pads of one key. A chain that listens to every key is a way into the rack inside it. */
function branchesIn(xml: RawElement): RawElement[] {
  return within(xml, 'DrumBranch').flatMap((branch) =>
    Number(valueAt(branch, 'BranchInfo/ReceivingNote')) > 0 ? [branch] : branchesIn(branch),
  )
}
