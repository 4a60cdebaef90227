import { writtenLength } from '@kvint/ui'
import { barAt } from '@kvint/report'
import { useReport } from '../report/view/report-context.ts'
import { useHearingCopy } from './copy/hearing.ts'
import type { BounceState } from './use-bounce.ts'

/** What file was heard, and what is odd about it. */
export function FileLine({ state }: { state: BounceState & { kind: 'heard' } }) {
  const { file: words } = useHearingCopy()
  const { report } = useReport()
  const { fileName, bounce } = state
  const { durationSeconds, sampleRateHz, channels, loudness, alignment, remarks } = bounce.hearing
  const { meters, lengthBeats } = report.arrangement
  const beats = bounce.curve.flatMap(({ beat }) => (beat === null ? [] : [beat]))
  const start = Math.max(0, beats[0] ?? 0)
  const end = Math.min(lengthBeats, beats.at(-1) ?? lengthBeats)
  const isPart = alignment !== null && (start > BAR_BEATS || end < lengthBeats - BAR_BEATS)
  return (
    <p className="max-w-[75ch] text-small">
      {words.line(fileName, writtenLength(durationSeconds), sampleRateHz / 1000, channels)}
      {loudness.integratedLufs === null && ` ${words.silent}`}
      {isPart && ` ${words.part(barAt(meters, start), barAt(meters, end - 0.01), barAt(meters, lengthBeats - 0.01))}`}
      {alignment && Math.abs(alignment.rate - 1) > 0.001 && ` ${words.rate(alignment.rate)}`}
      {remarks.map((remark) => ` ${words.remark(remark)}`)}
    </p>
  )
}

/** A tail or a count-in of a bar is the whole song still. */
const BAR_BEATS = 4
