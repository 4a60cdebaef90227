import { beatsOfBars, everythingTold } from '@kvint/report'
import { Button, writtenLength } from '@kvint/ui'
import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { usePlayer, usePlayerState } from '../player/player-context.ts'
import { useReport, useView } from '../report/view/report-context.ts'
import { ChooseFiles } from './choose-files.tsx'
import { useHearingCopy } from './copy/hearing.ts'
import type { Stretch } from './equal-loudness.ts'
import { matchParts } from './matched-parts.ts'
import { secondsOfBeat } from './seconds-of-beat.ts'
import type { BesideOnPage } from './use-beside.ts'
import type { BounceOnPage, BounceState } from './use-bounce.ts'

type Side = 'a' | 'b'

type Audio = RefObject<HTMLAudioElement | null>

type PlayerProps = {
  state: BounceState & { kind: 'heard' }
  onGive: BounceOnPage['give']
  compared: BesideOnPage
}

/** Plays the bounce from its file, looped to the bars of the chosen finding; the bounce before or a reference equally loud. */
export function BouncePlayer({ state, onGive, compared }: PlayerProps) {
  const { player } = useHearingCopy()
  if (state.file) return <Player state={state} file={state.file} compared={compared} />
  return (
    <div>
      <ChooseFiles label={player.needFile} onFiles={([file]) => file && onGive(file)} />
    </div>
  )
}

function Player({ state, file, compared }: Omit<PlayerProps, 'onGive'> & { file: File }) {
  const words = useHearingCopy()
  const { player } = words
  const { beside } = compared
  const notes = usePlayer()
  const [side, setSide] = useState<Side>('a')
  const [isPlaying, setIsPlaying] = useState(false)
  const [isLooping, setIsLooping] = useState(true)
  const [second, setSecond] = useState(0)
  const own = useRef<HTMLAudioElement>(null)
  const other = useRef<HTMLAudioElement>(null)
  const { bars, stretch } = useChosenStretch(state)
  const loop = isLooping ? stretch : null
  const matched = useMemo(() => (beside?.file ? matchParts(state.bounce, beside, loop) : null), [state, beside, loop])
  const now: Side = beside?.file ? side : 'a'
  const part = now === 'a' ? loop : (matched?.other ?? null)
  const sounding = now === 'a' ? own : other
  useLoop(sounding, isPlaying, part, setSecond)
  // The louder of both is turned down, so that neither clips: while it plays too, and back up where nothing stands beside it.
  useEffect(() => {
    const louder = matched?.louderLu ?? 0
    if (own.current) own.current.volume = 10 ** (Math.min(0, louder) / 20)
    if (other.current) other.current.volume = 10 ** (Math.min(0, -louder) / 20)
  })
  useRestOfNotes(sounding, setIsPlaying)

  const play = (which: Side, wants: boolean) => {
    const [element, rest] = which === 'a' ? [own.current, other.current] : [other.current, own.current]
    if (!element) return
    rest?.pause()
    // The same music goes on where the other file has it.
    const at = which !== now && rest && matched?.[which === 'b' ? 'otherSecond' : 'ownSecond'](rest.currentTime)
    if (typeof at === 'number') element.currentTime = at
    setSide(which)
    setIsPlaying(wants)
    if (!wants) return element.pause()
    notes.stop()
    void element.play().catch(() => setIsPlaying(false))
  }
  const leave = () => {
    if (now === 'b') play('a', isPlaying)
    compared.leave()
  }
  const { durationSeconds } = (now === 'b' && beside ? beside.bounce : state.bounce).hearing
  const time = player.time(writtenLength(second), writtenLength(durationSeconds))
  const stops = { onEnded: () => setIsPlaying(false), onEmptied: () => setIsPlaying(false) }
  return (
    <div className="grid gap-2">
      {/* oxlint-disable jsx-a11y/media-has-caption -- music of her own, without words of ours */}
      <audio ref={own} src={addressOfFile(file)} preload="metadata" {...stops} />
      {beside?.file && <audio ref={other} src={addressOfFile(beside.file)} preload="auto" {...stops} />}
      {/* oxlint-enable */}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="tool" onClick={() => play(now, !isPlaying)}>
          {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
          {isPlaying ? player.pause : player.play}
        </Button>
        <input
          type="range"
          className="bounce-place"
          aria-label={player.place}
          aria-valuetext={time}
          max={Math.max(1, Math.floor(durationSeconds))}
          value={second}
          onChange={({ target }) => {
            setSecond(target.valueAsNumber)
            if (sounding.current) sounding.current.currentTime = target.valueAsNumber
          }}
        />
        <span className="font-mono text-tool text-muted">{time}</span>
        {bars && stretch && (
          <Button size="tool" aria-pressed={isLooping} className={PRESSED} onClick={() => setIsLooping(!isLooping)}>
            {player.loop(bars.from, bars.to)}
          </Button>
        )}
        {beside?.file &&
          (['a', 'b'] as const).map((which) => (
            <Button
              key={which}
              size="tool"
              className={PRESSED}
              aria-pressed={now === which}
              onClick={() => play(which, true)}
            >
              {which === 'a' ? player.a : player[beside.kind]}
            </Button>
          ))}
        {beside?.kind === 'reference' ? (
          <Button size="tool" look="quiet" onClick={leave}>
            {player.leave}
          </Button>
        ) : (
          <ChooseFiles label={player.compare} why={player.compareWhy} onFiles={compared.choose} />
        )}
      </div>
      <output className="text-small text-muted empty:hidden">
        {compared.asked
          ? (compared.asked.isFailed ? words.work.failed : words.work.hearing)(compared.asked.fileName)
          : beside?.file && matched
            ? player.matched(
                matched.louderLu > 0 ? beside.fileName : state.fileName,
                words.db(Math.abs(matched.louderLu)),
                loop && beside.kind === 'reference' ? 'loudest' : loop ? 'bars' : 'whole',
              )
            : beside && player.silent(beside.fileName)}
      </output>
    </div>
  )
}

/** The bars of the chosen finding, and where they lie in the file. */
function useChosenStretch({ bounce }: BounceState & { kind: 'heard' }) {
  const { report } = useReport()
  const findingId = useView((view) => view.findingId)
  const bars = everythingTold(report).find(({ id }) => id === findingId)?.place.bars ?? null
  return useMemo(() => {
    if (!bars || !bounce.hearing.alignment) return { bars, stretch: null }
    const beats = beatsOfBars(report.arrangement.meters, bars)
    const [start, end] = [secondsOfBeat(bounce.curve, beats.start), secondsOfBeat(bounce.curve, beats.end)]
    return { bars, stretch: end > start ? { start, end } : null }
  }, [bars, bounce, report])
}

/** The notes of the set and the bounce are never heard at once: who starts last goes on. */
function useRestOfNotes(sounding: Audio, setIsPlaying: (isPlaying: boolean) => void): void {
  const isSounding = usePlayerState(({ phase }) => phase === 'playing' || phase === 'loading')
  useEffect(() => {
    if (!isSounding) return
    sounding.current?.pause()
    setIsPlaying(false)
  }, [isSounding, sounding, setIsPlaying])
}

/** Keeps what plays inside its part, frame by frame, and tells whole seconds. */
function useLoop(audio: Audio, isPlaying: boolean, part: Stretch | null, onSecond: (second: number) => void): void {
  useEffect(() => {
    const element = audio.current
    if (!isPlaying || !element) return undefined
    let frame = 0
    const look = () => {
      const at = element.currentTime
      if (part && (at >= part.end || at < part.start - EARLY_SECONDS)) element.currentTime = part.start
      onSecond(Math.floor(at))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [audio, isPlaying, part, onSecond])
}

/** An address under which the browser plays a file from the disk, until the page is left. */
function addressOfFile(file: File): string {
  const known = addresses.get(file)
  if (known !== undefined) return known
  const address = URL.createObjectURL(file)
  addresses.set(file, address)
  return address
}

const EARLY_SECONDS = 0.05

const PRESSED = 'pressed:border-root pressed:[box-shadow:inset_0_-2px_0_var(--root)]'

const addresses = new WeakMap<File, string>()
