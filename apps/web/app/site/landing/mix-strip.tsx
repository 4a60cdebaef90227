import { Drawing } from '@kvint/ui'

/** Tracks by panning (across) and level (up), as a report's mix map places them. */
export function MixStrip({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 320 120" className="h-30 w-full">
      <path d="M160 4V104M20 24H300M20 54H300M20 84H300" className="stroke-line" />
      <text x="20" y="118" fontSize="11" className="fill-muted font-mono">
        50L
      </text>
      <text x="156" y="118" fontSize="11" className="fill-muted font-mono">
        C
      </text>
      <text x="278" y="118" fontSize="11" className="fill-muted font-mono">
        50R
      </text>
      {TRACKS.map(({ pan, level, size, colour }) => (
        <circle
          key={`${pan} ${level}`}
          cx={160 + pan * 130}
          cy={14 - level * 4}
          r={size}
          className={colour}
          strokeWidth="2"
        />
      ))}
    </Drawing>
  )
}

const DRUMS = 'fill-[var(--series-drums)]/30 stroke-[var(--series-drums)]'
const BASS = 'fill-[var(--series-bass)]/30 stroke-[var(--series-bass)]'
const CHORDS = 'fill-[var(--series-chords)]/30 stroke-[var(--series-chords)]'
const LEAD = 'fill-[var(--series-lead)]/30 stroke-[var(--series-lead)]'
const VOICE = 'fill-[var(--series-voice)]/30 stroke-[var(--series-voice)]'

/** `pan` from −1 to 1, `level` in dB, `size` by how much of the song the track plays. */
const TRACKS = [
  { pan: 0, level: -4, size: 13, colour: DRUMS },
  { pan: 0.02, level: -5.5, size: 12, colour: BASS },
  { pan: -0.03, level: -6.5, size: 10, colour: VOICE },
  { pan: 0.08, level: -8, size: 9, colour: LEAD },
  { pan: -0.7, level: -13, size: 8, colour: CHORDS },
  { pan: 0.7, level: -13, size: 8, colour: CHORDS },
  { pan: -0.3, level: -15, size: 5, colour: DRUMS },
  { pan: 0.42, level: -17, size: 5, colour: DRUMS },
]
