import { placeInFile } from './seconds-at.ts'
import type { PlacedClip } from '../song/song.ts'

/**
 * Whether a clip runs to the end of a recording that had begun before a beat: there or later it plays no more than the
 * rest of it. A loop has no rest, and a file whose length the set does not say has none that can be known.
 *
 * `isRestOfRecording(clip, 96)` → `true` for a whole song from bar 1, where all else ends with bar 24
 */
export function isRestOfRecording({ clip, report }: PlacedClip, fromBeats: number): boolean {
  if (clip.kind !== 'audio' || clip.loop.isOn) return false
  const { sampleRateHz, durationSamples } = clip.sample ?? {}
  const from = placeInFile(clip, clip.loop.start + clip.loop.startRelative)
  const to = placeInFile(clip, clip.loop.end)
  if (!sampleRateHz || !durationSamples || from === null || to === null) return false
  const hadBegun = report.startBeats < fromBeats || from > HAIR_SECONDS
  return hadBegun && to >= durationSamples / sampleRateHz - HAIR_SECONDS
}

/** Files of lossy formats begin and end with a padding. */
const HAIR_SECONDS = 0.5
