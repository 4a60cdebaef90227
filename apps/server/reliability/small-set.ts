import { buildSet } from '@kvint/als/build'

/** A set of one chord; another name is another content. */
export async function smallSet(name: string): Promise<Buffer> {
  const notes = [60, 64, 67].map((pitch) => ({ pitch, startBeats: 0, durationBeats: 4 }))
  const arrangementClips = [{ startBeats: 0, lengthBeats: 4, notes }]
  return Buffer.from(await buildSet({ tempo: 120, tracks: [{ kind: 'midi', name, arrangementClips }] }))
}
