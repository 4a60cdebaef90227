import { quoted } from '../../words/name-words.ts'
import { count, decibels } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { activeDevices, isDelay, isReverb } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const sharedSpace: Check = {
  id: 'ST-SPACE',
  title: 'Parts that stand in one room',
  area: 'mix',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['return tracks', 'tracks.mixer.sends'],
  source: 'Three parts in one reverb or delay: a rule of thumb for “shared”; a send below −40 dB is hardly heard',
  find: ({ parts }) => {
    const returns = parts.filter(({ track }) => track.kind === 'return')
    const [most] = returns
      .map((part, index) => ({
        part,
        senders: parts.flatMap((sender) => {
          const send = sender.track.mixer.sends.find(({ returnIndex }) => returnIndex === index)
          const isSent = send !== undefined && send.levelDb > FAINTEST_SEND_DB
          return isSent && sender.report.isHeard && sender.clips.length > 0 ? [{ sender, levelDb: send.levelDb }] : []
        }),
      }))
      .filter(({ part, senders }) => {
        const isRoom = activeDevices(part).some((placed) => isReverb(placed) || isDelay(placed))
        return senders.length >= FEWEST_SENDERS && isRoom && part.report.isHeard
      })
      .toSorted((a, b) => b.senders.length - a.senders.length)
    if (!most) return null
    return {
      claim: `${count(most.senders.length, 'part')} share one space, ${quoted(most.part.track.name)}.`,
      evidence: most.senders.map(({ sender, levelDb }) =>
        aboutTrack(sender, `send to ${quoted(most.part.track.name)} at ${decibels(levelDb)}`),
      ),
    }
  },
  lesson: {
    beginner: {
      why: 'Sounds that share a room seem to have been played together. You turn one knob a part, and all of them stand in the same place.',
      tryThis: ['Mute the return and listen.', 'Turn it on again: what moves together?'],
      listenFor: 'How the parts come apart without it.',
    },
    intermediate: {
      why: 'One space for several parts is easier to place than many: its tone, length and level are set once, and each send only says how far away a part stands.',
      tryThis: [
        'Put an EQ Eight after the effect on the return and take the low end out of it.',
        'Give the nearest part the lowest send, and compare.',
      ],
      listenFor: 'Front and back, rather than loud and soft.',
    },
    advanced: {
      why: 'Sends after the fader keep the ratio of dry to wet while levels move. A return can be compressed, gated or ducked as a whole, which sixteen inserts cannot.',
      tryThis: ['Duck the return by the lead: Compressor on the return, Sidechain from the lead, 3 dB.'],
      listenFor: 'A space that opens whenever the lead rests.',
    },
  },
  learnMore: [manual('Mixing', 'Return tracks and the Main track'), term('Send', 'send')],
  honesty: 'Certain about the sends and what the return holds. How much of it is heard depends on the effect.',
}

const FEWEST_SENDERS = 3
const FAINTEST_SEND_DB = -40
