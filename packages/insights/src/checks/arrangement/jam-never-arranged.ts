import { liveSigns } from '../../arrangement/live-signs.ts'
import { beatsPerBar } from '../../arrangement/meters.ts'
import type { PlacedClip } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, plain, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const jamNeverArranged: Check = {
  id: 'AR01',
  title: 'A jam that waits for an order in time',
  area: 'arrangement',
  severity: 'idea',
  stages: ['sketch'],
  confidence: 'certain',
  source:
    'Eight clips that are heard, two of them in one scene, are a rule of thumb for “enough to arrange”: a scene is launched as a whole, clips of one track only one after another',
  find: ({ set, parts, overview, picture }) => {
    // Scenes with names of sections, or played from a stage: they are the arrangement.
    if (overview.playedLive || liveSigns(set).hasNamedScenes) return null
    const arranged = set.tracks.flatMap(({ arrangementClips }) => arrangementClips)
    const bar = beatsPerBar(set.timeSignature)
    if (picture.of !== 'scenes' || arranged.some(({ startBeats, endBeats }) => endBeats - startBeats >= bar))
      return null
    const filled = parts.map(({ clips }) => clips.filter(isFilled).length).filter((number) => number > 0)
    const session = filled.reduce((sum, number) => sum + number, 0)
    if (session < FEWEST_CLIPS) return null
    const scenes = picture.sections
      .map(({ label, trackIds }) => ({ label, size: trackIds.length }))
      .filter(({ size }) => size > 0)
      .toSorted((a, b) => b.size - a.size)
    const [fullest, next] = scenes
    if (!fullest || fullest.size < FEWEST_TOGETHER) return null
    const left =
      arranged.length > 0 ? say`and only ${count(arranged.length, 'clip')} of less than a bar` : say`and nothing`
    const isAlone = next && fullest.size - next.size >= FEWEST_BETWEEN
    return {
      claim: isAlone
        ? say`${count(session, 'clip')} in the session view, ${left} in the arrangement yet: scene ${quoted(fullest.label)} is the fullest, with ${count(fullest.size, 'part')}; no other has more than ${plain(next.size)}.`
        : next
          ? say`${count(session, 'clip')} in the session view, ${left} in the arrangement yet.`
          : say`${count(session, 'clip')} in the session view, all in scene ${quoted(fullest.label)}, ${left} in the arrangement yet.`,
      evidence: [
        aboutSet(
          say`${count(session, 'session clip')} on ${count(filled.length, 'track')}, ${count(overview.sceneCount, 'scene')}`,
        ),
        ...scenes
          .slice(0, MOST_SCENES)
          .map(({ label, size }) => aboutSet(say`Scene ${quoted(label)}: ${count(size, 'part')}`)),
        aboutSet(say`${count(arranged.length, 'clip')} in the arrangement`),
      ],
      figures: { scene: fullest.label, parts: fullest.size },
      ...(!next && { lesson: 'ar01-scene' }),
    }
  },
  learnMore: [manual('Session View', 'Recording sessions into the arrangement')],
  lessons: ['ar01-scene'],
  honesty:
    'Certain about the counts. If this is a set for playing live, it is complete as it is: say so, and I will not ask again.',
}

/** Empty clips of a template are no parts, and neither are notes that only drive a sidechain. */
function isFilled({ clip, notes, report }: PlacedClip): boolean {
  return report.isHeard && (clip.kind === 'audio' || notes.length > 0)
}

const FEWEST_CLIPS = 8
const FEWEST_TOGETHER = 2
/** Parts that the fullest scene has beyond the next: a peak to arrange towards. */
const FEWEST_BETWEEN = 2
const MOST_SCENES = 8
