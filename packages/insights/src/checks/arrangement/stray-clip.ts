import { barsBetween } from '@kvint/report'
import { quoted } from '../../words/name-words.ts'
import { clock, count } from '../../words/number-words.ts'
import { secondsBetween } from '../../arrangement/tempo-map.ts'
import { songEnd } from '../../arrangement/song-end.ts'
import type { Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { manual } from '../sources.ts'

export const strayClip: Check = {
  id: 'AR10',
  title: 'A clip far away from the song',
  area: 'arrangement',
  severity: 'fix',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['tracks.arrangementClips.startBeats', 'tracks.arrangementClips.endBeats'],
  source: 'Live exports from the start to the last clip; the gap of 64 beats is a rule of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const { endBeats: fromBeats, strays: parked } = songEnd(song.parts.flatMap(({ clips }) => clips))
    const strays = parked.flatMap((clip) => {
      const part = song.parts.find(({ track }) => track.id === clip.report.trackId)
      return part ? [{ part, clip }] : []
    })
    const toBeats = parked[0]?.report.startBeats ?? fromBeats
    const silence = secondsBetween(song.picture.tempos, fromBeats, toBeats)
    const bars = barsBetween(song.picture.meters, fromBeats, toBeats)
    const [first] = strays
    if (!first) return null
    return {
      claim:
        strays.length === 1
          ? `One clip on ${quoted(first.part.track.name)} stands ${clock(silence)} after the rest of the song.`
          : `${count(strays.length, 'clip')} stand ${clock(silence)} after the rest of the song.`,
      evidence: [
        ...strays.map(({ part, clip }) => aboutClip(song, part, clip, 'the only thing that plays here')),
        {
          text: `Bars ${String(bars.from)} to ${String(bars.to)}: silence`,
          trackId: null,
          clipId: null,
          deviceName: null,
          bars,
        },
      ].slice(0, 6),
      place: {
        trackIds: [...new Set(strays.map(({ part }) => part.track.id))],
        clipIds: strays.slice(0, 20).map(({ clip }) => clip.report.id),
        bars: barsBetween(song.picture.meters, fromBeats, Math.max(...strays.map(({ clip }) => clip.report.endBeats))),
      },
    }
  },
  lesson: {
    beginner: {
      why: 'An export of the whole arrangement runs until the very last clip. So your song would end, stay silent for a while, and then this clip would play.',
      tryThis: [
        'Press the button of this finding to go there.',
        'Delete the clip, or move it back to the song.',
        'If you are keeping it for later, drag it into a session slot: there it is safe and not in the export.',
      ],
      listenFor: 'Play the last bars: the song ends where you want it to end.',
    },
    intermediate: {
      why: 'Clips are often parked behind the song while arranging. They set the end of “the whole arrangement” in the export dialog, so the file gets minutes of silence at its end.',
      tryThis: [
        'Delete the parked clips, or save the set under a new name first.',
        'Or set the loop brace over the song, select it with a click on its upper half, and export: Live takes the selected time.',
      ],
      listenFor: 'The length in the export dialog equals the length of the song.',
    },
    advanced: {
      why: 'The export’s default Render Start and Length come from the time selection; with none it reaches from the first to the last event, automation not included. Effect tails after the last clip are cut unless the length leaves room for them.',
      tryThis: [
        'Select from the start to the end of the last tail, then export: Render Length is filled in from the selection.',
        'Keep parked ideas in the session view or in a set of their own.',
      ],
      listenFor: 'No silence, and the last reverb tail rings out.',
    },
  },
  learnMore: [manual('Managing Files and Sets', 'Exporting audio and video'), manual('Arrangement View')],
  honesty:
    'Certain about the gap. Parking ideas behind the song is a common and useful habit: it only matters on the day of the export.',
}
