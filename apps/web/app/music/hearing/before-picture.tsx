import { compareBounces } from '@kvint/insights/compare-bounces'
import { useMemo, useRef } from 'react'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { Picture } from '../report/picture/picture.tsx'
import { useWidth } from '../report/picture/use-width.ts'
import { BAND_AXIS, bandScale } from './band-scale.ts'
import { useHearingCopy } from './copy/hearing.ts'
import type { Beside } from './use-beside.ts'
import type { BounceState } from './use-bounce.ts'

/** What changed in the sound since the bounce before: level, and each third octave once both are equally loud. */
export function BeforePicture({ state, before }: { state: BounceState & { kind: 'heard' }; before: Beside }) {
  const words = useHearingCopy()
  const { before: own } = words
  const changes = useMemo(() => compareBounces(before.bounce.hearing, state.bounce.hearing), [before, state])
  const bands = useMemo(() => differences(before, state), [before, state])
  const { sections } = state.bounce
  const earlier = new Map(before.bounce.sections.map((section) => [`${section.label} ${section.bars.from}`, section]))
  const change = (now: number | null, then: number | null | undefined) =>
    now === null || then == null ? null : Math.round((now - then) * 10) / 10
  return (
    <Picture
      id="before"
      title={own.title}
      sentence={own.sentence(state.fileName, before.fileName, changes)}
      table={
        <FactsTable
          caption={own.title}
          columns={[words.spectrum.band, own.change]}
          rows={bands.map(({ hz, db }) => ({ key: String(hz), cells: [words.hz(hz), words.signed(db, 'dB')] }))}
        />
      }
    >
      <Plot bands={bands} />
      {sections.length > 0 && (
        <FactsTable
          caption={own.sections}
          columns={[words.lane.section, words.lane.bar, words.lane.loudness, words.lane.peaks, words.lane.width]}
          rows={sections.map((section) => {
            const then = earlier.get(`${section.label} ${section.bars.from}`)
            return {
              key: `${section.label}-${section.bars.from}`,
              cells: [
                section.label,
                `${section.bars.from}–${section.bars.to}`,
                words.signed(change(section.lufs, then?.lufs), 'LU'),
                words.signed(change(section.peakToLoudnessDb, then?.peakToLoudnessDb), 'dB'),
                words.signed(change(section.widthDb, then?.widthDb), 'dB'),
              ],
            }
          })}
        />
      )}
    </Picture>
  )
}

/** Later − earlier, both equally loud; where neither carries anything there is no difference. */
function differences(before: Beside, { bounce: { hearing } }: BounceState & { kind: 'heard' }) {
  const { bands, loudness } = before.bounce.hearing
  const level = (hearing.loudness.integratedLufs ?? 0) - (loudness.integratedLufs ?? 0)
  const top = Math.max(...bands.levelsDb, ...hearing.bands.levelsDb)
  return hearing.bands.centresHz.map((hz, band) => {
    const [then, now] = [bands.levelsDb[band] ?? -120, hearing.bands.levelsDb[band] ?? -120]
    const carries = Math.max(then, now) > top - 50
    return { hz, db: carries ? Math.round((now - then - level) * 10) / 10 : 0 }
  })
}

function Plot({ bands }: { bands: readonly { readonly hz: number; readonly db: number }[] }) {
  const words = useHearingCopy()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const { x, step, isNamed } = bandScale(bands.length, width)
  const reach = Math.max(3, Math.ceil(Math.max(...bands.map(({ db }) => Math.abs(db))) / 3) * 3)
  const y = (db: number) => TOP + ((reach - db) / (2 * reach)) * (HEIGHT - TOP - BAND_AXIS.bottom)
  return (
    <div ref={plot} className="min-w-0">
      <svg data-picture="" width={width} height={HEIGHT} className="block" aria-hidden="true">
        {[reach, 0, -reach].map((db) => (
          <g key={db}>
            <path d={`M${BAND_AXIS.gutter} ${y(db)}H${width}`} className="bar-line" />
            <text x={BAND_AXIS.gutter - 6} y={y(db) + 4} textAnchor="end" className="chart-text">
              {db === 0 ? '0 dB' : words.signed(db, 'dB').replace(/[.,].*/, '')}
            </text>
          </g>
        ))}
        {bands.map(({ hz, db }, band) => (
          <rect
            key={hz}
            x={x(band) - step / 2 + 1}
            width={Math.max(1, step - 2)}
            y={Math.min(y(db), y(0))}
            height={Math.max(1, Math.abs(y(db) - y(0)))}
            className={Math.abs(db) >= HEARD_DB ? 'correlation-bar' : 'fill-loudness'}
          />
        ))}
        {bands.map(({ hz }, band) =>
          isNamed(band) ? (
            <text key={hz} x={x(band)} y={HEIGHT - 6} textAnchor="middle" className="chart-text">
              {words.hz(hz)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}

const HEIGHT = 200
const TOP = 8
const HEARD_DB = 1
