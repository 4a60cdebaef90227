import { list } from '../../words/name-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { activeMainDevices, isMeter } from './limiters.ts'

export const referenceThroughMain: Check = {
  id: 'MB11',
  title: 'A reference that passes the main chain',
  area: 'mix',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'guess',
  reads: ['tracks.name', 'tracks.output', 'main.devices'],
  source: 'The name, the output and the signal flow of Live’s mixer',
  find: (song) => {
    const devices = activeMainDevices(song).filter((placed) => !isMeter(placed) && placed.device.kind !== 'rack')
    if (devices.length === 0) return null
    const chain = list(devices.map(({ device }) => device.name))
    return saw(
      song.parts.filter(
        ({ track }) =>
          track.kind === 'audio' &&
          REFERENCE_NAME.test(track.name) &&
          track.output?.trackId === 'main' &&
          track.arrangementClips.length + track.sessionClips.length > 0,
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => `${name} looks like a reference, and it runs through your own main chain.`,
        many: (number, names) => `${number} tracks look like references and run through your own main chain: ${names}.`,
        evidence: (part) => aboutTrack(part, `Audio To: ${song.mainName}; active there: ${chain}`),
      },
    )
  },
  lesson: {
    beginner: {
      why: 'You compare your song with this one. But here the other song goes through your effects as well, so it no longer sounds as it does at home.',
      tryThis: [
        'On the reference track, set Audio To to Ext. Out.',
        'Turn it down until it is about as loud as your song.',
      ],
      listenFor: 'The low end and the loudness of the drums: those change most.',
    },
    intermediate: {
      why: 'A finished record has been limited already. Through a second limiter it loses peaks, and an EQ on the main track moves the target that you aim at.',
      tryThis: [
        'Reference ▸ Audio To ▸ Ext. Out, or all your own tracks into one group that carries the chain.',
        'Match loudness by ear before you compare; a louder one always seems better.',
      ],
      listenFor: 'The same bar of both, at the same loudness.',
    },
    advanced: {
      why: 'With a pre-main group for your own parts the main track stays clean, the reference bypasses all processing, and meters on the main track read both the same way.',
      tryThis: [
        'Match integrated loudness within 0.5 LU over the same kind of section, then switch with solo mapped to a key.',
      ],
      listenFor: 'Spectral tilt and crest, one at a time.',
    },
  },
  learnMore: [manual('Routing and I/O'), term('Main track', 'main-track')],
  honesty: 'A guess from the name. If it is a part of your song, say so here, and I stop asking.',
}

const REFERENCE_NAME = /(?<![a-z])(?:refs?|reference|referanse|referenz|référence|referencia|a\/?b track)(?![a-z])/i
