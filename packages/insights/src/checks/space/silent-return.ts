import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { decibels, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const silentReturn: Check = {
  id: 'SP11',
  title: 'Sends to a return track that cannot be heard',
  area: 'mix',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'The file: the return track is off, or its fader is down, and automation never brings it up',
  find: ({ parts }) =>
    saw(
      parts
        .filter(({ track }) => track.kind === 'return')
        .flatMap((part, index) => {
          if (part.isAudible) return []
          const senders = parts.flatMap(({ track, isAudible }) => {
            const send = track.mixer.sends.find(({ returnIndex }) => returnIndex === index)
            const isSent = send?.isActive && send.levelDb >= AUDIBLE_SEND_DB
            return isSent && isAudible ? [{ track, send }] : []
          })
          return senders.length > 0 ? [{ part, senders, isOff: part.track.mixer.isMuted }] : []
        }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { senders, isOff }) => {
          const tracks = quotedTracks(senders.map(({ track }) => track))
          return isOff
            ? say`Sends from ${tracks} to ${name} are not heard: the return track is off.`
            : say`Sends from ${tracks} to ${name} are not heard: its fader is all the way down.`
        },
        many: (number, names) => say`${number} return tracks that get sends are not heard: ${names}.`,
        evidence: ({ part, senders, isOff }) => {
          const loudest = Math.max(...senders.map(({ send }) => send.levelDb))
          const tracks = quotedTracks(senders.map(({ track }) => track))
          return aboutTrack(
            part,
            isOff
              ? say`Off; sends from ${tracks}, up to ${decibels(loudest)}`
              : say`Fader down; sends from ${tracks}, up to ${decibels(loudest)}`,
          )
        },
      },
    ),
  learnMore: [manual('Mixing', 'Return tracks and the Main track'), term('Return track', 'return-track')],
  honesty: 'Certain about the switch, the fader and the sends. Whether the silence is meant, only you know.',
}

/** Less is hardly missed. */
const AUDIBLE_SEND_DB = -30
