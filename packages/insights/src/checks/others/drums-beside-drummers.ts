import { REFERENCE_SONGS } from '../../reference/generated/reference-songs.ts'
import { type DrumHabits, drumHabits } from '../../reference/drum-habits.ts'
import type { Part, Song } from '../../song/song.ts'
import { between, GROOVE, isWholeSong, middleHalf } from './songs-of-others.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { voicesOfKeys } from '../rhythm/drum-pattern-of.ts'
import { count, percent, plain, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const drumsBesideDrummers: Check = {
  id: 'RH09',
  title: 'Your drums beside drummers',
  area: 'rhythm',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Counted alike in performances of eight bars or more of the Groove MIDI Dataset (npm run measure:songs); 60 % of the highest velocity, 128 hits and a minute and a half are rules of thumb',
  find: (song) => {
    const { beatsPerBar, changes = [] } = song.lines.meter
    if (!isWholeSong(song) || beatsPerBar !== 4 || changes.length > 0) return null
    const [kit] = partsWith(song, 'drums').flatMap((part) => {
      const habits = habitsOfKit(song, part)
      return habits ? [{ part, ...habits }] : []
    })
    if (!kit) return null
    const { part, soft, hitsPerBeat } = kit
    const { rock, funk } = REFERENCE_SONGS.drums
    const [rockFrom, rockTo] = middleHalf(rock.soft, percent)
    return {
      claim: say`${percent(soft)} of the hits on ${quoted(part.track.name)} are soft, below 60 % of its highest velocity. In half of ${String(rock.songs)} rock performances by drummers ${rockFrom} to ${rockTo} are.`,
      evidence: [
        aboutTrack(part, say`${plain(hitsPerBeat)} hits a beat on all drums in the bars in which it plays`),
        aboutTrack(
          part,
          say`rock, ${count(rock.songs, 'performance')} of ${count(rock.drummers, 'drummer')}: ${between(rock.hitsPerBeat, plain)} hits a beat in half of them`,
        ),
        aboutTrack(
          part,
          say`funk, ${count(funk.songs, 'performance')} of ${count(funk.drummers, 'drummer')}: ${between(funk.soft, percent)} soft, ${between(funk.hitsPerBeat, plain)} hits a beat in half of them`,
        ),
      ],
      confidence: confidenceByRole([part]),
      figures: {
        soft: Math.round(soft * 100),
        rockFrom: Math.round(rock.soft[1] * 100),
        rockTo: Math.round(rock.soft[3] * 100),
      },
    }
  },
  learnMore: [GROOVE, term('Velocity', 'velocity'), term('Groove', 'groove')],
  honesty:
    'Likely: velocities are certain. An instrument that ignores velocity plays them all alike, and pads of one kit may be set louder or softer than others. A few drummers on electronic drums are no rule.',
}

/** Of a whole kit in one track that is struck in more than one way. */
function habitsOfKit(song: Song, part: Part): DrumHabits | null {
  const hits = song.lines.byTrack.get(part.track.id) ?? []
  const voiceOf = voicesOfKeys(part)
  const voices = new Set(hits.map(({ pitch }) => voiceOf(pitch)))
  const keys = new Set(hits.map(({ pitch }) => pitch))
  const isKit = voices.has('kick') && voices.has('snare') && keys.size >= FEWEST_DRUMS
  const isEven = part.devices.some(({ device, isActive }) => isActive && device.tag === 'MidiVelocity')
  const isOfOneVelocity = new Set(hits.map(({ velocity }) => velocity)).size < FEWEST_VELOCITIES
  return !isKit || isEven || isOfOneVelocity || hits.length < FEWEST_HITS
    ? null
    : drumHabits(hits, song.lines.meter.beatsPerBar)
}

/** Kick and snare, and hats or toms by whatever name. */
const FEWEST_DRUMS = 4
const FEWEST_HITS = 128
/** One velocity is told by itself (MI01). */
const FEWEST_VELOCITIES = 2
