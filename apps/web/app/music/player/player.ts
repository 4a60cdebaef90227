import type { BeatRange, Report } from '@kvint/report'
import type { Score, ScorePart } from './score/score.ts'
import { songScore } from './score/song-score.ts'
import type { Playback } from './sound/sound.ts'

/** What is to be heard: the song, or a place of it, or an illustration made from it. */
export type Piece = {
  /** Names it, so that its button can say that it plays. */
  readonly key: string
  readonly kind: 'song' | 'place' | 'illustration'
  readonly range: BeatRange
  /** Another score than the song's. */
  readonly score?: Score
  /** Only these parts sound, whatever is switched. */
  readonly only?: ReadonlySet<number>
  /** On top of the parts' levels. */
  readonly gainDb?: number
  /** What it is compared with, and made as loud as. */
  readonly likeness?: Piece
}

export type PlayerState = {
  readonly phase: 'silent' | 'loading' | 'playing' | 'failed'
  readonly piece: Piece | null
  /** Where it starts when it is played next. */
  readonly beats: number
  readonly loop: BeatRange | null
  /** Parts that somebody switched. */
  readonly switched: ReadonlyMap<number, boolean>
}

export type Player = {
  readonly get: () => PlayerState
  readonly subscribe: (listener: () => void) => () => void
  /** The song as it is played; its parts are empty where a report holds no notes. */
  readonly score: () => Score
  /** Beat that is heard now, or where it starts next. */
  readonly beatsNow: () => number
  readonly isOn: (part: ScorePart) => boolean
  /** Plays the song from where it stands, or stops. */
  readonly toggle: () => void
  readonly play: (piece: Piece) => void
  readonly stop: () => void
  readonly seek: (beats: number) => void
  readonly setLoop: (loop: BeatRange | null) => void
  readonly switchPart: (part: ScorePart, isOn: boolean) => void
  /** Only this part; all again where it is the only one already. */
  readonly solo: (part: ScorePart) => void
  /** Stops and lets the sound card go. */
  readonly leave: () => void
}

/** Plays a report. Nothing of the sound is loaded, and no sound card asked for, before the first press. */
export function createPlayer(report: Report): Player {
  let state: PlayerState = { phase: 'silent', piece: null, beats: 0, loop: null, switched: new Map() }
  let song: Score | undefined
  let context: AudioContext | undefined
  let output: Promise<GainNode> | undefined
  let playback: Playback | undefined
  let turn = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const score = () => (song ??= songScore(report))
  const isOn = (part: ScorePart) =>
    state.piece?.only?.has(part.trackId) ?? state.switched.get(part.trackId) ?? part.isOn
  const beatsNow = () => playback?.beatsNow() ?? state.beats

  const silence = () => {
    turn += 1
    playback?.stop()
    playback = undefined
    clearTimeout(rest)
    rest = setTimeout(() => void context?.suspend(), RESTS_AFTER_MS)
  }
  const end = (beats: number) => {
    silence()
    set({ phase: 'silent', piece: null, beats })
  }

  const prepare = async (piece: Piece, card: AudioContext) => {
    const sound = await import('./sound/sound.ts')
    output ??= Promise.resolve(sound.createOutput(card))
    const played = piece.score ?? score()
    await sound.warmUp(card, played)
    await card.resume()
    const toRender = ({ score: other, range, only }: Piece) => ({
      score: other ?? score(),
      from: range.start,
      end: range.end,
      isOn: (part: ScorePart) => only?.has(part.trackId) ?? isOn(part),
    })
    const gainDb = piece.likeness
      ? await sound.matchedGainDb(toRender(piece), toRender(piece.likeness))
      : (piece.gainDb ?? 0)
    return { out: await output, begin: sound.startPlayback, played, gainDb }
  }

  const begin = (piece: Piece, from: number) => {
    silence()
    clearTimeout(rest)
    const mine = turn
    set({ phase: 'loading', piece, beats: from })
    try {
      context ??= new AudioContext({ latencyHint: 'playback' })
    } catch {
      set({ phase: 'failed', piece: null })
      return
    }
    const card = context
    // Within the press: a browser wakes the sound card only then.
    void card.resume()
    prepare(piece, card).then(
      ({ out, begin: startPlayback, played, gainDb }) => {
        if (mine !== turn) return
        playback = startPlayback(card, out, played, {
          from,
          end: piece.range.end,
          loop: piece.kind === 'song' && state.loop && from < state.loop.end ? state.loop : null,
          gainDb,
          isOn,
          onEnd: () => end(piece.kind === 'song' ? piece.range.start : from),
        })
        set({ phase: 'playing' })
      },
      () => {
        if (mine === turn) set({ phase: 'failed', piece: null })
      },
    )
  }

  const wholeSong = (): Piece => {
    const { startBeats, endBeats } = score()
    return { key: 'song', kind: 'song', range: { start: startBeats, end: endBeats } }
  }
  const playSongFrom = (beats: number) => {
    const piece = wholeSong()
    const isOutside = state.loop !== null && (beats < state.loop.start || beats >= state.loop.end - HAIR_BEATS)
    const isAtEnd = beats >= piece.range.end - HAIR_BEATS
    begin(piece, isOutside ? (state.loop?.start ?? 0) : isAtEnd ? piece.range.start : beats)
  }
  const isSounding = () => state.phase === 'playing' || state.phase === 'loading'
  /** What is switched is the song: a place that sounds with parts of its own ends. */
  const switchTo = (switched: ReadonlyMap<number, boolean>) => {
    if (state.piece?.only) end(beatsNow())
    set({ switched })
    for (const part of score().parts) playback?.switchPart(part, isOn(part))
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    score,
    beatsNow,
    isOn,
    toggle: () => (isSounding() ? end(beatsNow()) : playSongFrom(state.beats)),
    play: (piece) => begin(piece, piece.range.start),
    stop: () => {
      if (isSounding()) end(beatsNow())
    },
    seek: (beats) => {
      const { startBeats, endBeats } = score()
      const there = Math.max(startBeats, Math.min(endBeats, beats))
      if (isSounding() && state.piece?.kind === 'song') playSongFrom(there)
      else if (isSounding()) end(there)
      else set({ beats: there })
    },
    setLoop: (loop) => {
      const kept = loop && loop.end - loop.start >= SHORTEST_LOOP_BEATS ? loop : null
      const beats = beatsNow()
      set({ loop: kept })
      if (isSounding() && state.piece?.kind === 'song') playSongFrom(beats)
      else if (kept && (beats < kept.start || beats >= kept.end)) set({ beats: kept.start })
    },
    switchPart: (part, shouldBeOn) => switchTo(new Map(state.switched).set(part.trackId, shouldBeOn)),
    solo: (part) => {
      const { parts } = score()
      const isInSong = (each: ScorePart) => state.switched.get(each.trackId) ?? each.isOn
      const isAlone = parts.every((each) => isInSong(each) === (each === part))
      switchTo(isAlone ? new Map() : new Map(parts.map((each) => [each.trackId, each === part])))
    },
    leave: () => {
      end(0)
      clearTimeout(rest)
      void context?.close()
      context = undefined
      output = undefined
    },
  }
}

const HAIR_BEATS = 1e-3
const SHORTEST_LOOP_BEATS = 0.5
/** What still rings when it is stopped has faded by then. */
const RESTS_AFTER_MS = 2000
