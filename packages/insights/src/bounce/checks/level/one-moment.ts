import { loudnessBetween } from '@kvint/audio'
import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import { heardAt, level, placeOf } from '../../heard-evidence.ts'
import { quoted } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const oneMoment: Check<Bounce> = {
  id: 'HE11',
  title: 'One moment that sticks out',
  area: 'mix',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: '4 LU above the loudest other moment of its section, for less than two seconds',
  find: (bounce) => {
    const found = (bounce.song?.sections ?? []).flatMap((section) => {
      const windows = momentary(bounce, section.startSeconds, section.endSeconds)
      const top = windows.reduce((best, one) => (one.lufs > best.lufs ? one : best), { seconds: 0, lufs: -Infinity })
      const others = windows.filter(({ seconds }) => Math.abs(seconds - top.seconds) > 1)
      const next = Math.max(...others.map(({ lufs }) => lufs))
      return others.length > 8 && top.lufs - next >= 4 ? [{ section, ...top, over: top.lufs - next }] : []
    })
    const [first] = found
    if (!first) return null
    const stretch = { startSeconds: first.seconds, endSeconds: first.seconds + 0.4 }
    return {
      claim: say`One moment in ${quoted(first.section.label)} is ${level(first.over)} LU louder than everything else there.`,
      evidence: found.map(({ seconds, lufs }) =>
        heardAt(bounce, say`${level(lufs)} LUFS for less than a second`, {
          startSeconds: seconds,
          endSeconds: seconds + 0.4,
        }),
      ),
      figures: { section: first.section.label },
      place: placeOf(bounce, [stretch]),
    }
  },
  learnMore: [term('Automation', 'automation')],
  honesty: 'Measured. An accent that you want is no fault: listen to it in its place.',
}

/** Loudness of 0.4 s in steps of 0.2 s. */
function momentary({ traces }: Bounce, start: number, end: number) {
  return Array.from({ length: Math.max(0, Math.floor((end - start - 0.4) / 0.2)) }, (_, index) => {
    const seconds = start + index * 0.2
    return { seconds, lufs: loudnessBetween(traces.steps, seconds, seconds + 0.4) }
  })
}
