import type { HeardBands } from '@kvint/audio'
import { useFetched } from '@kvint/ui'
import { useMemo, useRef } from 'react'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { Picture } from '../report/picture/picture.tsx'
import { useWidth } from '../report/picture/use-width.ts'
import { BAND_AXIS, bandScale } from './band-scale.ts'
import { useHearingCopy } from './copy/hearing.ts'
import { ownBand, relativeLevels, type OwnBand } from './own-band.ts'

/** Third octaves against the middle of the mix, over the band of her other songs, and over one other file. */
export function SpectrumPicture({
  bands,
  print,
  compared,
}: {
  bands: HeardBands
  print: string
  compared: { readonly kind: 'before' | 'reference'; readonly fileName: string; readonly bands: HeardBands } | null
}) {
  const words = useHearingCopy()
  const { value: own = null } = useFetched(() => ownBand(print), [print])
  const levels = useMemo(() => relativeLevels(bands), [bands])
  const others = useMemo(() => (compared ? relativeLevels(compared.bands) : null), [compared])
  const strongest = levels.reduce((best, level, band) => (level > (levels[best] as number) ? band : best), 0)
  const text =
    words.spectrum.sentence(words.hz(bands.centresHz[strongest] ?? 0)) +
    (own ? words.spectrum.against(own.songs) : '') +
    (compared ? words.spectrum.compared(compared.fileName) : '')
  return (
    <Picture
      id="spectrum"
      title={words.spectrum.title}
      sentence={text}
      table={
        <FactsTable
          caption={words.spectrum.title}
          columns={[
            words.spectrum.band,
            words.spectrum.level,
            ...(own ? [words.spectrum.own] : []),
            ...(others ? [words.spectrum.other] : []),
          ]}
          rows={bands.centresHz.map((hz, band) => ({
            key: String(hz),
            cells: [
              words.hz(hz),
              words.db(levels[band] ?? null),
              ...(own ? [`${words.db(own.low[band] ?? null)} – ${words.db(own.high[band] ?? null)}`] : []),
              ...(others ? [words.db(others[band] ?? null)] : []),
            ],
          }))}
        />
      }
    >
      <Plot levels={levels} centres={bands.centresHz} own={own} others={others} />
    </Picture>
  )
}

function Plot({
  levels,
  centres,
  own,
  others,
}: {
  levels: readonly number[]
  centres: readonly number[]
  own: OwnBand | null
  others: readonly number[] | null
}) {
  const words = useHearingCopy()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const { x, isNamed } = bandScale(levels.length, width)
  const top = Math.max(TOP_DB, ...levels, ...(others ?? []), ...(own?.high ?? []))
  const y = (level: number) => TOP + ((top - Math.max(top - REACH_DB, level)) / REACH_DB) * (HEIGHT - TOP - BOTTOM)
  const path = (values: readonly number[]) =>
    values.map((value, band) => `${x(band).toFixed(1)} ${y(value).toFixed(1)}`)
  return (
    <div ref={plot} className="min-w-0">
      <svg data-picture="" width={width} height={HEIGHT} className="block" aria-hidden="true">
        {TICKS_DB.filter((level) => level <= top && level >= top - REACH_DB).map((level) => (
          <g key={level}>
            <path d={`M${GUTTER} ${y(level)}H${width}`} className="bar-line" />
            <text x={GUTTER - 6} y={y(level) + 4} textAnchor="end" className="chart-text">
              {level === 0 ? '0 dB' : words.signed(level, 'dB').replace(/[.,].*/, '')}
            </text>
          </g>
        ))}
        {centres.map((hz, band) =>
          isNamed(band) ? (
            <text key={hz} x={x(band)} y={HEIGHT - 6} textAnchor="middle" className="chart-text">
              {words.hz(hz)}
            </text>
          ) : null,
        )}
        {own && <path d={`M${[...path(own.high), ...path(own.low).toReversed()].join('L')}Z`} className="own-band" />}
        {others && <path d={`M${path(others).join('L')}`} className="compared-line" />}
        <path d={`M${path(levels).join('L')}`} className="loudness-line" />
      </svg>
    </div>
  )
}

const HEIGHT = 240
const TOP = 8
const { bottom: BOTTOM, gutter: GUTTER } = BAND_AXIS
/** At least; more where a band stands higher. */
const TOP_DB = 18
const REACH_DB = 60
const TICKS_DB = [36, 24, 12, 0, -12, -24, -36]
