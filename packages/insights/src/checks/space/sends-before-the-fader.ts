import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { decibels, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const sendsBeforeTheFader: Check = {
  id: 'SP10',
  title: 'Sends taken before the fader',
  area: 'mix',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'The Pre/Post switch of the return track, as the file has it',
  find: ({ parts, set }) =>
    saw(
      parts
        .filter(({ track }) => track.kind === 'return')
        .flatMap((part, index) => {
          const senders = parts.filter(
            ({ track, report }) =>
              report.isHeard &&
              track.mixer.sends.some(({ returnIndex, levelDb }) => returnIndex === index && levelDb > SILENT_SEND_DB),
          )
          return set.areSendsPreFader[index] === true && senders.length > 0 ? [{ part, senders, index }] : []
        }),
      {
        name: ({ part }) => part.track.name,
        one: (name) => say`Sends to ${name} are taken before the fader.`,
        many: (number, names) => say`Sends to ${number} returns are taken before the fader: ${names}.`,
        evidence: ({ part, senders, index }) => {
          const loudest = Math.max(
            ...senders.flatMap(({ track }) =>
              track.mixer.sends.filter(({ returnIndex }) => returnIndex === index).map(({ levelDb }) => levelDb),
            ),
          )
          return aboutTrack(
            part,
            say`Pre; ${quotedTracks(senders.map(({ track }) => track))} send up to ${decibels(loudest)}`,
          )
        },
      },
    ),
  learnMore: [manual('Mixing', 'Return Tracks and the Main Track'), term('Return track', 'return-track')],
  honesty: 'Certain: the switch is in the file. Whether it is meant, only you know.',
}

const SILENT_SEND_DB = -60
