import { barsOfBeats } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'
import { useReason } from '../findings/use-finding-words.ts'

/** The keys of the song one after the other, as a table. */
export function KeysAlongTable() {
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
