import { type HeardNote, type Hearing, notesTogether } from '@kvint/audio'
import { keyOf, pitchName } from '@kvint/report'
import { useRef } from 'react'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { Picture } from '../report/picture/picture.tsx'
import { useWidth } from '../report/picture/use-width.ts'
import { useHearingCopy } from './copy/hearing.ts'
import '../report/report.css'
import './hearing.css'

/** Where notes begin, over the seconds of the file. */
export function NotesPicture({
  notes,
  heardKey,
  seconds,
  name,
}: {
  notes: readonly HeardNote[]
  heardKey: Hearing['key']
  seconds: number
  name: string
}) {
  const words = useHearingCopy()
  const spelled = heardKey ? keyOf(heardKey) : undefined
  const nameOf = (pitch: number): string => pitchName(pitch, spelled)
  const pitches = notes.map(({ pitch }) => pitch)
  const guesses = notes.filter(({ confidence }) => confidence < GUESS).length
  return (
    <Picture
      id={`notes-${name}`}
      title={words.notes.title}
      sentence={words.notes.sentence(notes.length, nameOf(Math.min(...pitches)), nameOf(Math.max(...pitches)), guesses)}
      table={
        <FactsTable
          caption={words.notes.title}
          columns={[words.notes.second, words.notes.notes, words.notes.sure]}
          rows={notesTogether(notes).map((together) => ({
            key: String(together[0]?.startSeconds),
            cells: [
              words.notes.at(together[0]?.startSeconds ?? 0, 2),
              together.map(({ pitch }) => nameOf(pitch)).join(' '),
              `${Math.round(100 * Math.min(...together.map(({ confidence }) => confidence)))} %`,
            ],
          }))}
        />
      }
    >
      <Plot notes={notes} seconds={seconds} nameOf={nameOf} />
    </Picture>
  )
}

function Plot({
  notes,
  seconds,
  nameOf,
}: {
  notes: readonly HeardNote[]
  seconds: number
  nameOf: (pitch: number) => string
}) {
  const words = useHearingCopy()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const low = Math.min(...notes.map(({ pitch }) => pitch)) - 1
  const high = Math.max(...notes.map(({ pitch }) => pitch)) + 1
  const row = Math.min(14, Math.max(5, 220 / (high - low + 1)))
  const height = (high - low + 1) * row
  const x = (second: number): number => GUTTER + (second / seconds) * (width - GUTTER - MARK_WIDTH)
  const y = (pitch: number): number => (high - pitch) * row
  const step = [0.5, 1, 2, 5, 10, 20, 30].find((each) => (seconds / each) * 56 <= width - GUTTER) ?? 60
  const ticks = Array.from({ length: Math.ceil(seconds / step) }, (_, index) => index * step)
  const octaves = Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((pitch) => pitch % 12 === 0)
  const named = octaves.length > 1 ? octaves : [low + 1, high - 1]
  return (
    <div ref={plot} className="min-w-0">
      <svg data-picture="" width={width} height={height + AXIS} className="block" aria-hidden="true">
        {named.map((pitch) => (
          <g key={pitch}>
            <path d={`M${GUTTER} ${y(pitch) + row}H${width}`} className="bar-line" />
            <text x={GUTTER - 6} y={y(pitch) + row} textAnchor="end" className="chart-text">
              {nameOf(pitch)}
            </text>
          </g>
        ))}
        {ticks
          .filter((second) => x(second) < width - 20)
          .map((second) => (
            <text
              key={second}
              x={x(second)}
              y={height + AXIS - 4}
              textAnchor={second === 0 ? 'start' : 'middle'}
              className="chart-text"
            >
              {words.notes.at(second, 1)}
            </text>
          ))}
        {notes.map(({ startSeconds, pitch, confidence }) => (
          <rect
            key={`${startSeconds}/${pitch}`}
            x={x(startSeconds)}
            y={y(pitch) + 0.5}
            width={MARK_WIDTH}
            height={row - 1}
            rx={2}
            className={confidence < GUESS ? 'heard-note heard-note-guess' : 'heard-note'}
          />
        ))}
      </svg>
    </div>
  )
}

/** Under this a note is drawn and named as a guess. */
const GUESS = 0.7
const GUTTER = 44
const AXIS = 22
/** Lengths cannot be heard: every note is as wide. */
const MARK_WIDTH = 10
