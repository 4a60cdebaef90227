import { keyOf, type KeyReading, pitchClassSign, barsOfBeats } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { Picture } from '../picture/picture.tsx'
import { useReport } from '../view/report-context.ts'
import { KeysAlong } from './keys-along.tsx'
import { useReason } from '../findings/use-finding-words.ts'
import { Drawing } from '@kvint/ui'
import { UnsurePattern } from '../harmony/unsure-pattern.tsx'

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

/** The keys of the song one after the other, as a table. */
function KeysAlongTable() {
  const { report } = useReport()
  const { key: words, harmony } = useReportCopy()
  const reasonOf = useReason()
  const keys = report.harmony.kind === 'known' ? report.harmony.localKeys : []
  if (keys.length < 2) return null
  return (
    <FactsTable
      caption={words.along}
      columns={words.alongColumns}
      rows={keys.map(({ startBeats, endBeats, name, confidence, evidence }) => {
        const bars = barsOfBeats(report.arrangement.meters, { start: startBeats, end: endBeats })
        return {
          key: String(startBeats),
          cells: [
            bars.from === bars.to ? bars.from : `${bars.from}–${bars.to}`,
            name,
            harmony.sure(confidence),
            <span
              key="evidence"
              lang={evidence
                .map(({ sentence, message }) => reasonOf({ because: sentence, message }).lang)
                .find(Boolean)}
            >
              {evidence
                .map(({ sentence, message, bars: heard }) =>
                  words.because(reasonOf({ because: sentence, message }).text, heard),
                )
                .join('; ')}
            </span>,
          ],
        }
      })}
    />
  )
}

/** The song's notes on the circle of fifths from the tonic: in the scale as a coloured arc, sounding time as its depth. */
function FifthsCircle({ reading }: { reading: KeyReading }) {
  const { key: words } = useReportCopy()
  const key = keyOf(reading)
  const most = Math.max(...reading.pitchClassWeights, 0.01)
  return (
    <Drawing
      label={words.picture(reading)}
      data-picture=""
      viewBox="-150 -150 300 300"
      className="mx-auto block w-full max-w-80"
    >
      <defs>
        <UnsurePattern id="unsure-key" />
      </defs>
      {Array.from({ length: 12 }, (_, fifths) => {
        const pitchClass = (reading.tonicPitchClass + fifths * 7) % 12
        const isInScale = reading.scalePitchClasses.includes(pitchClass)
        const weight = (reading.pitchClassWeights[pitchClass] ?? 0) / most
        return (
          <g key={fifths}>
            <path d={sector(fifths, INNER, OUTER)} className="fill-sunken" />
            {weight > 0 && (
              <path
                d={sector(fifths, INNER, INNER + (OUTER - INNER) * Math.sqrt(weight))}
                fill={isInScale ? `var(--hue-${fifths})` : 'url(#unsure-key)'}
              />
            )}
            {isInScale && <path d={sector(fifths, OUTER + 2, OUTER + 6)} fill={`var(--hue-${fifths})`} />}
            <text
              x={Math.sin(angle(fifths)) * 131}
              y={-Math.cos(angle(fifths)) * 131 + 5.5}
              textAnchor="middle"
              className={isInScale ? 'ring-name' : 'ring-name ring-name-outside'}
            >
              {pitchClassSign(pitchClass, key)}
            </text>
          </g>
        )
      })}
      <text textAnchor="middle" y={1} className="ring-key">
        {reading.name.split(/[ -]/)[0]}
      </text>
      <text textAnchor="middle" y={20} className="chart-text">
        {reading.name.split(/[ -]/).slice(1).join(' ')}
      </text>
    </Drawing>
  )
}

function angle(fifths: number): number {
  return (fifths / 12) * 2 * Math.PI
}

function sector(fifths: number, from: number, to: number): string {
  const point = (at: number, radius: number) =>
    `${(Math.sin(angle(at)) * radius).toFixed(1)} ${(-Math.cos(angle(at)) * radius).toFixed(1)}`
  const [left, right] = [fifths - 0.46, fifths + 0.46]
  return `M${point(left, from)}L${point(left, to)}A${to} ${to} 0 0 1 ${point(right, to)}L${point(right, from)}A${from} ${from} 0 0 0 ${point(left, from)}Z`
}

const INNER = 48

const OUTER = 108
