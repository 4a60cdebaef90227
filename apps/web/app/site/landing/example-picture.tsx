import type { RefObject } from 'react'
import type { EXAMPLE_FRONT } from 'virtual:example-front'
import { useExampleWords } from './example-words.ts'
import { useHomeCopy } from './copy/home.ts'

/** The example over time: sections, chords, parts and energy, drawn from the data of its report. */
export function ExamplePicture({ playhead }: { playhead?: RefObject<SVGPathElement | null> }) {
  const { front: copy } = useHomeCopy()
  const { rows } = useExampleWords()
  return (
    <div className="grid grid-cols-[96px_1fr] text-tool" aria-hidden>
      <div className="grid content-start">
        <span className="h-6 leading-6 text-muted">{copy.sections}</span>
        <span className="h-14.5 pt-1 text-muted">{copy.chords}</span>
        {rows.map(({ name, series }) => (
          <span key={name} className="flex h-6 items-center gap-2 truncate">
            <svg width="12" height="12" className="shrink-0">
              <rect width="12" height="12" rx="2" fill={`var(--series-${series})`} />
            </svg>
            {name}
          </span>
        ))}
        <span className="h-7 leading-7 text-muted">{copy.energy}</span>
      </div>
      {/* On a telephone from the beginning of Drop on, and its end fades: what goes on there is not cut off. It is
          drawn after the first picture there, of which it is the last edge. */}
      <div className="front-time overflow-hidden max-md:later">
        <TimeLine {...(playhead && { playhead })} />
      </div>
    </div>
  )
}

function TimeLine({ playhead }: { playhead?: RefObject<SVGPathElement | null> }) {
  const { bars, sections, chords: english, rows, energy, symbols } = useExampleWords()
  const chords = english.map((chord, index) => ({ ...chord, symbol: symbols[index] ?? chord.symbol }))
  const partsTop = 82
  const energyTop = partsTop + rows.length * 24
  const perStep = (bars / energy.length) * BAR
  return (
    <svg
      viewBox={`0 0 ${bars * BAR} ${energyTop + 28}`}
      width={bars * BAR}
      height={energyTop + 28}
      preserveAspectRatio="none"
      className="block w-[1064px] max-w-none xl:w-full"
      fill="currentColor"
    >
      {sections.map(({ label, from, bars: length }) => (
        <g key={`${label} ${from}`}>
          <rect
            x={from * BAR}
            width={length * BAR - 1}
            height="22"
            rx="2"
            fill={label.startsWith('Drop') ? 'color-mix(in srgb, var(--root) 26%, transparent)' : 'var(--raised)'}
          />
          <text x={from * BAR + 6} y="15.500" fontSize="12.500" fontWeight="600">
            {label}
          </text>
          {label.length * LETTER + BAR_NUMBER <= length * BAR && (
            <text x={(from + length) * BAR - 6} y="15.500" fontSize="12" textAnchor="end" fill="var(--muted)">
              {from + 1}
            </text>
          )}
          <path d={`M${from * BAR} 24V${energyTop}`} stroke="var(--line)" strokeWidth="1" />
        </g>
      ))}
      {Object.entries(LEVELS).map(([kind, level]) => (
        <path
          key={kind}
          d={chords
            .filter((chord) => chord.kind === kind)
            .map(({ from, bars: length }) => box(from * BAR + 0.5, level, length * BAR - 1, 3))
            .join('')}
          fill={`var(--${kind})`}
        />
      ))}
      {named(chords, bars).map(({ at, name, kind }) => (
        <text key={at} x={at} y={(LEVELS[kind] ?? 52) - 3} fontSize="12" fontWeight={kind === 'outside' ? 700 : 400}>
          {name}
        </text>
      ))}
      {rows.map(({ name, series, clips }, row) => (
        <path
          key={name}
          d={clips
            .map(([from, length]) =>
              box(from * BAR + 1, partsTop + row * 24 + 4, Math.max(length * BAR - 2.8, 0.1), 16),
            )
            .join('')}
          fill={`var(--series-${series})`}
          stroke={`var(--series-${series})`}
          strokeWidth="2"
          strokeLinejoin="round"
          opacity="0.8"
        />
      ))}
      <path
        d={`M0 ${energyTop + 28}${energy.map((level, at) => `V${(energyTop + 26 - level * 22).toFixed(1)}H${((at + 1) * perStep).toFixed(1)}`).join('')}V${energyTop + 28}Z`}
        fill="var(--control)"
        fillOpacity="0.5"
      />
      <path
        ref={playhead}
        visibility="hidden"
        d={`M0 0V${energyTop + 28}`}
        stroke="var(--root)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

type Chord = (typeof EXAMPLE_FRONT.chords)[number]

/** A box as part of a path: hundreds of elements would hold up the page's first picture. */
function box(x: number, y: number, width: number, height: number): string {
  const [left, wide] = [Math.round(x * 10) / 10, Math.round(width * 10) / 10]
  return `M${left} ${y}h${wide}v${height}h${-wide}z`
}

/** Names of chords where there is room for one on its height, and before the end of the song. */
function named(chords: readonly Chord[], bars: number) {
  const free: Record<string, number> = {}
  return chords.flatMap(({ from, kind, symbol }) => {
    const level = LEVELS[kind] ?? 52
    const name = symbol.replace(/ (alone|alene)$/, '')
    const at = from * BAR
    const end = at + name.length * CHORD_LETTER
    if (at < (free[level] ?? 0) || end > bars * BAR) return []
    free[level] = end + 6
    return [{ at, name, kind }]
  })
}

/** Pixels a bar at full size. */
export const BAR = 9.5
/** Room for a letter of a chord's name. */
const CHORD_LETTER = 7.5
/** Room for a letter of a section's name, and for the number of its first bar with the space around both. */
const LETTER = 7.2
const BAR_NUMBER = 34
/** Tension above, home below. */
const LEVELS: Readonly<Record<string, number>> = { dominant: 40, subdominant: 57, outside: 57, tonic: 74 }
