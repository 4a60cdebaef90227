import { ANY_STAGE, type Check } from '../check.ts'
import { activeDevices, isReverb } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count, decibels, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const sharedSpace: Check = {
  id: 'ST-SPACE',
  title: 'Parts that stand in one room',
  area: 'mix',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Three parts in one reverb: a rule of thumb for “shared”; a send below −18 dB is an eighth of the level',
  find: ({ parts }) => {
    const returns = parts.filter(({ track }) => track.kind === 'return')
    const [most] = returns
      .map((part, index) => ({
        part,
        senders: parts.flatMap((sender) => {
          const send = sender.track.mixer.sends.find(({ returnIndex }) => returnIndex === index)
          const isSent = send !== undefined && send.levelDb > FAINTEST_SEND_DB
          return isSent && sender.isAudible && sender.clips.length > 0 ? [{ sender, levelDb: send.levelDb }] : []
        }),
      }))
      .filter(({ part, senders }) => {
        const isRoom = activeDevices(part).some(isReverb)
        return senders.length >= FEWEST_SENDERS && isRoom && part.isAudible
      })
      .toSorted((a, b) => b.senders.length - a.senders.length)
    if (!most) return null
    return {
      claim: say`${count(most.senders.length, 'part')} share one space, ${quoted(most.part.track.name)}.`,
      evidence: most.senders.map(({ sender, levelDb }) =>
        aboutTrack(sender, say`send to ${quoted(most.part.track.name)} at ${decibels(levelDb)}`),
      ),
      figures: { room: most.part.track.name, parts: most.senders.length },
    }
  },
  learnMore: [manual('Mixing', 'Return tracks and the Main track'), term('Send', 'send')],
  honesty: 'Certain about the sends and what the return holds. How much of it is heard depends on the effect.',
}

const FEWEST_SENDERS = 3
const FAINTEST_SEND_DB = -18
