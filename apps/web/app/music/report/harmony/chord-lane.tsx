import type { ChordReading } from '@kvint/report'
import { memo } from 'react'
import { BeatsGroup } from '../picture/beats-group.tsx'
import type { TimeScale } from '../picture/time-scale.ts'
import { chordLevel, LEVEL_PX, placeChordNames } from './place-chord-names.ts'
import { UnsurePattern } from './unsure-pattern.tsx'

/**
 * Chords as blocks at three heights, home at the bottom, away above it, tension on top: the shape of the harmony at any
 * zoom, with as many names as fit. Broken where unsure, and where too few notes sound to make a chord.
 */
export const ChordLane = memo(function ChordLane({
  chords,
  scale,
}: {
  chords: readonly ChordReading[]
  scale: TimeScale
}) {
  return (
    <>
      <defs>
        <UnsurePattern id="unsure" />
      </defs>
      <BeatsGroup scale={scale}>
        <Blocks chords={chords} />
      </BeatsGroup>
      {placeChordNames(chords, scale).map(({ chord, x, level, text, roman }) => (
        <text
          key={chord.startBeats}
          transform={`translate(${x} ${level * LEVEL_PX + 11})`}
          className={
            chord.roman === null
              ? 'chord-name chord-name-thin'
              : chord.function === 'outside'
                ? 'chord-name chord-name-outside'
                : 'chord-name'
          }
        >
          {text}
          {roman && (
            <tspan dx={5} className="chord-roman">
              {roman}
            </tspan>
          )}
        </text>
      ))}
    </>
  )
})

/** Across in beats: drawn once. */
const Blocks = memo(function Blocks({ chords }: { chords: readonly ChordReading[] }) {
  return chords.map((chord) => {
    const colour = `var(--${chord.roman === null ? 'control' : chord.function})`
    const isSure = chord.confidence >= SURE && chord.roman !== null
    return (
      <rect
        key={chord.startBeats}
        x={chord.startBeats}
        y={chordLevel(chord) * LEVEL_PX + LEVEL_PX - 4}
        width={(chord.endBeats - chord.startBeats) * 0.96}
        height={3.5}
        fill={isSure ? colour : 'none'}
        stroke={isSure ? 'none' : colour}
        strokeDasharray="2 2"
        vectorEffect="non-scaling-stroke"
      />
    )
  })
})

export const CHORD_LANE_HEIGHT = 3 * LEVEL_PX + 2
/** Below this a chord is drawn as uncertain. */
const SURE = 0.55
