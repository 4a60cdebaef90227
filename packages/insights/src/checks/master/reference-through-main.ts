import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { activeMainDevices, isMeter } from './limiters.ts'
import { list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const referenceThroughMain: Check = {
  id: 'MB11',
  title: 'A reference that passes the main chain',
  area: 'mix',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'guess',
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
        one: (name) => say`${name} looks like a reference, and it runs through your own main chain.`,
        many: (number, names) =>
          say`${number} tracks look like references and run through your own main chain: ${names}.`,
        evidence: (part) => aboutTrack(part, say`Audio To: ${song.mainName}; active there: ${chain}`),
      },
    )
  },
  learnMore: [manual('Routing and I/O'), term('Main track', 'main-track')],
  honesty: 'A guess from the name. If it is a part of your song, say so here, and I stop asking.',
}

const REFERENCE_NAME = /(?<![a-z])(?:refs?|reference|referanse|referenz|référence|referencia|a\/?b track)(?![a-z])/i
