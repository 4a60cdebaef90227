import type { HeardBands } from '@kvint/audio'
import { useRef } from 'react'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { Picture } from '../report/picture/picture.tsx'
import { useWidth } from '../report/picture/use-width.ts'
import { BAND_AXIS, bandScale } from './band-scale.ts'
import { useHearingCopy } from './copy/hearing.ts'

/** How alike left and right are in each third octave, and what mono takes away. */
export function WidthPicture({ bands }: { bands: HeardBands }) {
  const words = useHearingCopy()
  const { centresHz, correlations, monoLossDb, levelsDb } = bands
  const top = Math.max(...levelsDb)
  const carries = (band: number) => (levelsDb[band] ?? -120) > top - 40
  const worst = monoLossDb.reduce(
    (best, loss, band) => (carries(band) && loss > (monoLossDb[best] ?? 0) ? band : best),
    0,
  )
  const isMono = correlations.every((value, band) => value === null || value > 0.9999 || !carries(band))
  return (
    <Picture
      id="width"
      title={words.width.title}
      sentence={
        isMono ? words.width.mono : words.width.sentence(words.hz(centresHz[worst] ?? 0), monoLossDb[worst] ?? 0)
      }
      table={
        <FactsTable
          caption={words.width.title}
          columns={[words.spectrum.band, words.width.correlation, words.width.loss]}
          rows={centresHz.map((hz, band) => ({
            key: String(hz),
            cells: [
              words.hz(hz),
              correlations[band] === null ? '–' : words.number(correlations[band] ?? 0),
              words.db(monoLossDb[band] ?? 0),
            ],
          }))}
        />
      }
    >
      <Plot bands={bands} carries={carries} />
    </Picture>
  )
}

function Plot({ bands, carries }: { bands: HeardBands; carries: (band: number) => boolean }) {
  const words = useHearingCopy()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const { centresHz, correlations, monoLossDb } = bands
  const { x: middle, step, isNamed } = bandScale(centresHz.length, width)
  const y = (value: number) => TOP + ((1 - value) / 2) * (HEIGHT - TOP - BOTTOM)
  return (
    <div ref={plot} className="min-w-0">
      <svg data-picture="" width={width} height={HEIGHT} className="block" aria-hidden="true">
        {[1, 0, -1].map((value) => (
          <g key={value}>
            <path d={`M${GUTTER} ${y(value)}H${width}`} className="bar-line" />
            <text x={GUTTER - 6} y={y(value) + 4} textAnchor="end" className="chart-text">
              {String(value).replace('-', '−')}
            </text>
          </g>
        ))}
        {centresHz.map((hz, band) => {
          const value = correlations[band]
          if (value === null || value === undefined || !carries(band)) return null
          const x = middle(band) - step / 2 + 1
          const loss = monoLossDb[band] ?? 0
          return (
            <g key={hz}>
              <rect
                x={x}
                width={Math.max(1, step - 2)}
                y={Math.min(y(value), y(0))}
                height={Math.max(1, Math.abs(y(value) - y(0)))}
                className={loss > MUCH_LOSS_DB ? 'mono-loss' : 'correlation-bar'}
              />
              {loss > MUCH_LOSS_DB && (
                <text x={x + step / 2} y={y(Math.max(value, 0)) - 4} textAnchor="middle" className="chart-text">
                  {words.number(-loss).replace(/([.,]\d)\d$/, '$1')}
                </text>
              )}
            </g>
          )
        })}
        {centresHz.map((hz, band) =>
          isNamed(band) ? (
            <text key={hz} x={middle(band)} y={HEIGHT - 6} textAnchor="middle" className="chart-text">
              {words.hz(hz)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}

const HEIGHT = 240
const TOP = 20
const { bottom: BOTTOM, gutter: GUTTER } = BAND_AXIS
/** Unrelated sides lose 3 dB; above that they work against each other. */
const MUCH_LOSS_DB = 4
