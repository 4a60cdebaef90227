import { Drawing } from '@kvint/ui'

/** Six tracks over 96 bars; the two stretches that are the same are framed. */
export function LaneStrip({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 320 120" className="h-30 w-full" preserveAspectRatio="none">
      {LANES.map(({ colour, clips }, lane) =>
        clips.map(([start, end]) => (
          <rect
            key={`${colour}-${start}`}
            x={x(start)}
            y={10 + lane * 17}
            width={x(end) - x(start) - 1}
            height="12"
            rx="2"
            className={colour}
          />
        )),
      )}
      {[33, 57].map((bar) => (
        <rect
          key={bar}
          x={x(bar)}
          y="4"
          width={x(16)}
          height="112"
          rx="3"
          fill="none"
          className="stroke-root"
          strokeWidth="2"
        />
      ))}
    </Drawing>
  )
}

function x(bar: number): number {
  return Math.round((bar / 97) * 3200) / 10
}

const LANES: readonly { colour: string; clips: readonly (readonly [number, number])[] }[] = [
  {
    colour: 'fill-[var(--series-drums)]',
    clips: [
      [9, 49],
      [57, 97],
    ],
  },
  {
    colour: 'fill-[var(--series-bass)]',
    clips: [
      [17, 49],
      [57, 89],
    ],
  },
  {
    colour: 'fill-[var(--series-chords)]',
    clips: [
      [1, 33],
      [33, 57],
      [57, 97],
    ],
  },
  {
    colour: 'fill-[var(--series-lead)]',
    clips: [
      [33, 49],
      [57, 73],
    ],
  },
  {
    colour: 'fill-[var(--series-voice)]',
    clips: [
      [17, 31],
      [51, 71],
      [77, 89],
    ],
  },
  {
    colour: 'fill-[var(--series-effects)]',
    clips: [
      [15, 17],
      [31, 34],
      [48, 50],
      [56, 58],
      [72, 74],
      [91, 97],
    ],
  },
]
