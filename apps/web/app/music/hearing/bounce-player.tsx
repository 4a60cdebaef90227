import { beatsOfBars } from '@kvint/report'
import { Button } from '@kvint/ui'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useReport, useView } from '../report/view/report-context.ts'
import { minutes } from '../report/copy/en/figures.ts'
import { addressOfFile } from './address-of-file.ts'
import { useHearingCopy } from './copy/hearing.ts'
import { soundsOf } from './given-files.ts'
import { hearInWorker } from './hear-in-worker.ts'
import { secondsOfBeat } from './seconds-of-beat.ts'
import type { BounceOnPage, BounceState } from './use-bounce.ts'

type Reference = { readonly file: File; readonly lufs: number | null }

/** Plays the bounce from its file, looped to the bars of the chosen finding; a reference beside it, equally loud. */
export function BouncePlayer({
  state,
  onGive,
}: {
  state: BounceState & { kind: 'heard' }
  onGive: BounceOnPage['give']
}) {
  const words = useHearingCopy()
  const { player } = words
  const { report } = useReport()
  const findingId = useView((view) => view.findingId)
  const [reference, setReference] = useState<Reference | null>(null)
  /** A reference that is being heard, or could not be. */
  const [asked, setAsked] = useState<{ readonly fileName: string; readonly isFailed: boolean } | null>(null)
  const [side, setSide] = useState<'a' | 'b'>('a')
  const [isPlaying, setIsPlaying] = useState(false)
  const [isLooping, setIsLooping] = useState(true)
  const [at, setAt] = useState(0)
  const audio = useRef<HTMLAudioElement>(null)
  const other = useRef<HTMLAudioElement>(null)
  const source = state.file && addressOfFile(state.file)
  const otherSource = reference && addressOfFile(reference.file)

  const bars = report.findings.find(({ id }) => id === findingId)?.place.bars ?? null
  const beats = bars && state.bounce.hearing.alignment ? beatsOfBars(report.arrangement.meters, bars) : null
  const loop = beats && {
    start: secondsOfBeat(state.bounce.curve, beats.start),
    end: secondsOfBeat(state.bounce.curve, beats.end),
  }
  const lufs = state.bounce.hearing.loudness.integratedLufs
  /** How much louder the reference is than the bounce, dB. */
  const louder = reference?.lufs == null || lufs === null ? 0 : reference.lufs - lufs

  const stretch = isLooping ? loop : null
  const play = async (which: 'a' | 'b', wants: boolean) => {
    const [now, rest] = which === 'a' ? [audio.current, other.current] : [other.current, audio.current]
    rest?.pause()
    setSide(which)
    setIsPlaying(wants)
    // Both equally loud: the louder one is turned down.
    if (now) now.volume = 10 ** (Math.min(0, which === 'a' ? louder : -louder) / 20)
    if (wants) await now?.play().catch(() => setIsPlaying(false))
    else now?.pause()
  }
  const compare = async (files: readonly File[]) => {
    const [given] = files
    if (!given) return
    setAsked({ fileName: given.name, isFailed: false })
    const [file] = await soundsOf(files)
    const end =
      file && (await hearInWorker({ sound: file, report: null, offsetSeconds: null }, new AbortController().signal))
    if (!file || end?.kind !== 'bounce') return setAsked({ fileName: given.name, isFailed: true })
    setAsked(null)
    setReference({ file, lufs: end.bounce.hearing.loudness.integratedLufs })
  }
  if (!source) {
    return (
      <label className="bounce-choose justify-self-start">
        {player.needFile}
        <input
          type="file"
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onGive(file)
          }}
        />
      </label>
    )
  }
  return (
    <div className="grid gap-2">
      {/* oxlint-disable jsx-a11y/media-has-caption -- music of her own, without words of ours */}
      <audio
        ref={audio}
        src={source}
        preload="metadata"
        onTimeUpdate={(event) => {
          const element = event.currentTarget
          setAt(element.currentTime)
          if (stretch && (element.currentTime >= stretch.end || element.currentTime < stretch.start - 0.05))
            element.currentTime = stretch.start
        }}
        onEnded={() => setIsPlaying(false)}
      />
      {otherSource && <audio ref={other} src={otherSource} preload="auto" onEnded={() => setIsPlaying(false)} />}
      {/* oxlint-enable */}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="tool" onClick={() => void play(side, !isPlaying)}>
          {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
          {isPlaying ? player.pause : player.play}
        </Button>
        <span className="font-mono text-tool text-muted">
          {player.time(minutes(at), minutes(state.bounce.hearing.durationSeconds))}
        </span>
        {bars && loop && (
          <Button size="tool" aria-pressed={isLooping} onClick={() => setIsLooping(!isLooping)}>
            {player.loop(bars.from, bars.to)}
          </Button>
        )}
        {reference ? (
          <>
            {(['a', 'b'] as const).map((which) => (
              <Button key={which} size="tool" aria-pressed={side === which} onClick={() => void play(which, true)}>
                {which === 'a' ? player.a : player.b}
              </Button>
            ))}
            <span className="text-small text-muted">
              {player.matched(louder > 0 ? reference.file.name : state.fileName, words.db(Math.abs(louder)))}
            </span>
          </>
        ) : (
          <label className="bounce-choose" title={player.compareWhy}>
            {player.compare}
            <input
              type="file"
              accept="audio/*,.aif,.aiff,.flac,.wav"
              className="sr-only"
              onChange={(event) => void compare([...(event.target.files ?? [])])}
            />
          </label>
        )}
        <output className="text-small text-muted">
          {asked && (asked.isFailed ? words.work.failed : words.work.hearing)(asked.fileName)}
        </output>
      </div>
    </div>
  )
}
