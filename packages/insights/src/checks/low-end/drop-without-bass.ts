import { barsBetween } from '@kvint/report'
import { list, quoted, quotedTracks } from '../../words/name-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'

export const dropWithoutBass: Check = {
  id: 'LE11',
  title: 'A chorus or drop without its bass',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  reads: ['locators', 'clips in time', 'tracks.role'],
  source: 'Half of the section’s bars: a rule of thumb',
  find: (song) => {
    const { picture, activity } = song
    const basses = partsWith(song, 'bass')
    if (picture.of !== 'arrangement' || basses.length === 0) return null
    const bare = picture.sections.flatMap((section) => {
      if (!HIGH_POINT.test(section.label)) return []
      const bars = barsBetween(picture.meters, section.startBeats, section.endBeats)
      const playing = activity.tracks.slice(bars.from - 1, bars.to)
      const withBass = playing.filter((tracks) => basses.some(({ track }) => tracks.has(track.id))).length
      const isEmpty = playing.every(({ size }) => size === 0)
      return !isEmpty && withBass < playing.length * LEAST_SHARE ? [{ label: section.label, bars, withBass }] : []
    })
    if (bare.length === 0) return null
    const names = list(bare.map(({ label }) => quoted(label)))
    return {
      claim: `In ${names} the bass is away for most of the time.`,
      evidence: bare.map(({ label, bars, withBass }) =>
        aboutSet(
          `${quoted(label)}: ${quotedTracks(basses.map(({ track }) => track))} in ${String(withBass)} of ${String(bars.to - bars.from + 1)} bars`,
          bars,
        ),
      ),
      confidence: confidenceByRole(basses),
      place: { trackIds: basses.map(({ track }) => track.id), clipIds: [], bars: bare[0]?.bars ?? null },
    }
  },
  lesson: {
    beginner: {
      why: 'In the biggest part of a song most listeners wait for the low notes. Without them it can feel lighter than the part before.',
      tryThis: ['Look whether the bass clip reaches the first bar of this part.', 'Copy it there and compare.'],
      listenFor: 'Does the arrival feel heavier, or only fuller?',
    },
    intermediate: {
      why: 'Weight tells the body where the high point is. A bass that stops before the drop and returns on its first beat makes the strongest contrast; one that stays away turns the drop into a break.',
      tryThis: [
        'Take the bass out for the two bars before, and bring it back on the one.',
        'If the drop shall stay bare, give the second one the bass: then the first becomes a promise.',
      ],
      listenFor: 'Which of the two drops is the top of the song.',
    },
    advanced: {
      why: 'A drop without bass is a known device: the kick’s tail or a tuned 808 inside the kit can carry the register alone. I read roles from names, devices and ranges, so such a layer may be counted as drums.',
      tryThis: [
        'Check the spectrum below 100 Hz in both sections.',
        'If a kit carries it, correct the track’s role here.',
      ],
      listenFor: 'Continuity of the lowest octave across the section line.',
    },
  },
  learnMore: [term('Arrangement density', 'density'), term('Role', 'role')],
  honesty: 'Likely: the names are yours and the clips are certain; that a track is the bass is read from the set.',
}

const HIGH_POINT = /(?<![a-z])(?:drop|chorus|refr(?:ain|eng)|hook|estribillo|ritornello|coro|kehrreim)(?![a-z])/i
const LEAST_SHARE = 0.5
