import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { isSilencedByMonitoring } from '../../tracks/heard-tracks.ts'
import { downstreamOf } from '../../signal/downstream.ts'
import type { Part } from '../../song/song.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const monitorIn: Check = {
  id: 'HY08',
  title: 'Monitoring set to In',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Live’s manual, of audio and MIDI tracks: with Monitor set to In, output from the clips is suppressed',
  find: ({ parts, overview }) => {
    const sighting = saw(
      parts.filter(
        (part) =>
          isSilencedByMonitoring(part.track) &&
          filled(part) > 0 &&
          part.report.isHeard &&
          !isBus(parts, part) &&
          !isReturnOfProgram(part),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => say`Monitoring of ${name} is set to In, so its clips are not heard.`,
        many: (number, names) =>
          say`Monitoring of ${number} tracks is set to In, so their clips are not heard: ${names}.`,
        evidence: (part) => aboutTrack(part, say`Monitor In; ${count(filled(part), 'clip')}`),
        figures: ({ track }) => ({ track: track.name }),
      },
    )
    // On a stage, players play into the tracks.
    return sighting && overview.playedLive ? { ...sighting, severity: 'info' } : sighting
  },
  learnMore: [manual('Routing and I/O', 'Monitoring')],
  honesty:
    'Certain about the setting. Tracks that take the sound or the notes of another track, or that others are routed to, are left out; on one that collects sound from outside, In is as it should be.',
}

/** Its clips that hold audio or notes. */
function filled({ clips }: Part): number {
  return clips.filter(({ clip, notes }) => clip.kind === 'audio' || notes.length > 0).length
}

/** Whether other tracks sound through a track: then it has to listen, and its clips are there to keep it in the picture. */
function isBus(parts: readonly Part[], part: Part): boolean {
  return parts.some((other) => downstreamOf(parts, other).includes(part))
}

/** Whether the sound of a program comes back on it that Live plays by ReWire. */
function isReturnOfProgram({ track }: Part): boolean {
  return track.input?.target.startsWith('AudioIn/ReWire') ?? false
}
