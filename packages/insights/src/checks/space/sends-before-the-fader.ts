import { quotedTracks } from '../../words/name-words.ts'
import { decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const sendsBeforeTheFader: Check = {
  id: 'SP10',
  title: 'Sends taken before the fader',
  area: 'mix',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['areSendsPreFader', 'tracks.mixer.sends'],
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
        one: (name) => `Sends to ${name} are taken before the fader.`,
        many: (number, names) => `Sends to ${number} returns are taken before the fader: ${names}.`,
        evidence: ({ part, senders, index }) => {
          const loudest = Math.max(
            ...senders.flatMap(({ track }) =>
              track.mixer.sends.filter(({ returnIndex }) => returnIndex === index).map(({ levelDb }) => levelDb),
            ),
          )
          return aboutTrack(
            part,
            `Pre; ${quotedTracks(senders.map(({ track }) => track))} send up to ${decibels(loudest)}`,
          )
        },
      },
    ),
  lesson: {
    beginner: {
      why: 'When you pull down a track, its effect on this return stays as loud as before. You hear the room of a sound that is gone.',
      tryThis: ['Click Pre at the return track: it changes to Post.', 'Pull a track down and listen to both ways.'],
      listenFor: 'Whether the effect goes down together with its sound.',
    },
    intermediate: {
      why: 'Post keeps dry and wet in proportion when a fader moves. Pre gives the effect a level of its own, which is right for ghost tails, for headphone mixes, and for a compressor’s trigger.',
      tryThis: [
        'For reverb and delay: Post.',
        'For an effect that shall outlive its source: Pre, with a fade of the track’s fader.',
      ],
      listenFor: 'The end of a phrase when the track fades out.',
    },
    advanced: {
      why: 'With Pre, fader automation changes the ratio of direct to reverberant sound, which the ear reads as distance: fading the fader moves a source away instead of turning it down.',
      tryThis: ['Use it on purpose: automate fader and send against each other to move a part backwards.'],
      listenFor: 'Distance at constant loudness.',
    },
  },
  learnMore: [manual('Mixing', 'Return Tracks and the Main Track'), term('Return track', 'return-track')],
  honesty: 'Certain: the switch is in the file. Whether it is meant, only you know.',
}

const SILENT_SEND_DB = -60
