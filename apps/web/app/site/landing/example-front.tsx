import { type ComponentType, type RefObject, useCallback, useRef } from 'react'
import { Link } from 'react-router'
import { EXAMPLE_FRONT } from 'virtual:example-front'
import { useExampleWords } from './example-words.ts'
import { useHomeCopy } from './copy/home.ts'

/** What plays the song, told where to show how much of it is behind. */
export type Hear = ComponentType<{ onShare: (share: number) => void }>

/** The report of the example as it stands: one time line for sections, chords, parts and energy, from the data of the page that it opens. */
export function ExampleFront({ hear: HearIt }: { hear?: Hear }) {
  const playhead = useRef<SVGPathElement>(null)
  const { front: copy } = useHomeCopy()
  const { title, key, bpm, bars, findings, rows } = useExampleWords()
  const onShare = useCallback((share: number) => {
    playhead.current?.setAttribute('transform', `translate(${share * EXAMPLE_FRONT.bars * BAR} 0)`)
    playhead.current?.removeAttribute('visibility')
  }, [])
  return (
    <section aria-labelledby="example" className="overflow-clip border-y border-line bg-sunken">
      <div className="page-width grid gap-3 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="example" className="flex flex-wrap items-baseline gap-x-3 text-[1.125rem]">
            {copy.heading(title)}
            <span className="font-mono text-tool font-normal text-muted">{copy.facts(key, bpm, bars)}</span>
          </h2>
          <div className="flex flex-wrap items-center gap-4">
            {HearIt && <HearIt onShare={onShare} />}
            <Link
              to="/projects/example"
              className="inline-flex min-h-6 items-center text-small font-semibold underline underline-offset-4 hover:text-root pointer-coarse:min-h-11"
            >
              {copy.open}
            </Link>
          </div>
        </div>
        <ol className="flex flex-wrap gap-x-6 gap-y-1 text-small max-md:hidden">
          {findings.map((claim, index) => (
            <li key={claim} className="flex items-start gap-2">
              <span
                aria-hidden
                className="grid size-4.5 shrink-0 place-items-center rounded-full bg-ink text-[0.6875rem] font-semibold text-ground"
              >
                {index + 1}
              </span>
              {claim}
            </li>
          ))}
        </ol>
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
          <div className="overflow-hidden max-md:[&>svg]:-translate-x-[356px]">
            <TimeLine playhead={playhead} />
          </div>
        </div>
        <p className="sr-only">{copy.picture(title)}</p>
      </div>
    </section>
  )
}

function TimeLine({ playhead }: { playhead: RefObject<SVGPathElement | null> }) {
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
      {named(chords).map(({ from, bars: length, symbol, kind, isNamed }) => (
        <g key={`${symbol} ${from}`}>
          <rect
            x={from * BAR + 0.5}
            y={LEVELS[kind] ?? 52}
            width={length * BAR - 1}
            height="3"
            fill={kind === 'outside' ? 'var(--outside)' : `var(--${kind})`}
          />
          {isNamed && (
            <text x={from * BAR} y={(LEVELS[kind] ?? 52) - 3} fontSize="12" fontWeight={kind === 'outside' ? 700 : 400}>
              {symbol.replace(/ (alone|alene)$/, '')}
            </text>
          )}
        </g>
      ))}
      {rows.map(({ name, series, clips }, row) =>
        clips.map(([from, length]) => (
          <rect
            key={`${name} ${from}`}
            x={from * BAR}
            y={partsTop + row * 24 + 3}
            width={Math.max(length * BAR - 0.8, 2)}
            height="18"
            rx="2"
            fill={`var(--series-${series})`}
            fillOpacity={0.8}
          />
        )),
      )}
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

/** Chords with names where there is room for one on its height: a name takes about three bars. */
function named(chords: readonly Chord[]): readonly (Chord & { readonly isNamed: boolean })[] {
  const free: Record<string, number> = {}
  return chords.map((chord) => {
    const level = LEVELS[chord.kind] ?? 52
    const isNamed = chord.from >= (free[level] ?? 0)
    if (isNamed) free[level] = chord.from + (chord.symbol.length * 7.5 + 6) / BAR
    return { ...chord, isNamed }
  })
}

/** Pixels a bar at full size. */
const BAR = 9.5
/** Room for a letter of a section's name, and for the number of its first bar with the space around both. */
const LETTER = 7.2
const BAR_NUMBER = 34
/** Tension above, home below. */
const LEVELS: Readonly<Record<string, number>> = { dominant: 40, subdominant: 57, outside: 57, tonic: 74 }
