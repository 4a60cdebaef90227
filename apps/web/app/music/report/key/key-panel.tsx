import { keyOf, type KeyReading, pitchClassSign } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { Picture } from '../picture/picture.tsx'
import { useReport } from '../view/report-context.ts'
import { FifthsCircle } from './fifths-circle.tsx'
import { KeysAlong } from './keys-along.tsx'
import { KeysAlongTable } from './keys-along-table.tsx'
import { useReason } from '../findings/use-finding-words.ts'

/** The key, how sure it is, what else it could be and what says so; the notes of the song on the circle of fifths. */
export function KeyPanel() {
  const { report } = useReport()
  const { key: words } = useReportCopy()
  const { harmony } = report
  if (harmony.kind === 'unknown') return null
  return (
    <Picture
      id="key"
      title={words.title}
      sentence={words.sentence(harmony.key)}
      table={<KeyTables reading={harmony.key} />}
    >
      <div className="grid items-center gap-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        <FifthsCircle reading={harmony.key} />
        <KeyEvidence reading={harmony.key} />
      </div>
      <KeysAlong keys={harmony.localKeys} />
    </Picture>
  )
}

/** Why there is no key, of a set with notes: one without says what it is elsewhere. */
export function NoKey() {
  const { report } = useReport()
  const { key: words } = useReportCopy()
  const reasonOf = useReason()
  const { harmony, overview } = report
  if (harmony.kind === 'known' || overview.noteCounts.arrangement + overview.noteCounts.session === 0) return null
  const reason = reasonOf({ because: harmony.reason, message: harmony.message })
  return (
    <p className="pb-3 text-small">
      <span className="font-semibold">{words.title}</span> <span lang={reason.lang}>{reason.text}</span>
    </p>
  )
}

function KeyEvidence({ reading }: { reading: KeyReading }) {
  const { key: words } = useReportCopy()
  const reasonOf = useReason()
  return (
    <div className="grid gap-3 text-small">
      <h3 className="font-semibold">{words.evidence}</h3>
      <ul className="grid list-disc gap-2 pl-5 text-muted">
        {reading.evidence
          .map((sentence, index) => reasonOf({ because: sentence, message: reading.messages?.[index] }))
          .map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
      </ul>
    </div>
  )
}

function KeyTables({ reading }: { reading: KeyReading }) {
  return (
    <div className="grid gap-6">
      <KeyTable reading={reading} />
      <KeysAlongTable />
    </div>
  )
}

function KeyTable({ reading }: { reading: KeyReading }) {
  const { key: words } = useReportCopy()
  const key = keyOf(reading)
  return (
    <FactsTable
      caption={words.tableCaption}
      columns={words.columns}
      rows={reading.pitchClassWeights.map((weight, pitchClass) => ({
        key: String(pitchClass),
        cells: [
          pitchClassSign(pitchClass, key),
          words.share(weight),
          reading.scalePitchClasses.includes(pitchClass) ? words.inScale : words.outside,
        ],
      }))}
    />
  )
}
