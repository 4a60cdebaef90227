import { type Hearing, holdsEnoughMusic, type SoundTraces } from '@kvint/audio'
import type { BarRange, Report, TrackReport } from '@kvint/report'
import { type BounceSection, bounceSections } from './bounce-sections.ts'
import { type BouncePlace, placeOfBounce } from './place-of-bounce.ts'
import type { Stretch } from './stretch.ts'

/** A heard file as the checks see it: alone, or laid on the set that it is a bounce of. */
export type Bounce = {
  readonly hearing: Hearing
  readonly traces: SoundTraces
  /** `null` where the file came alone, or does not fit. */
  readonly song: BounceOfSong | null
}

export type BounceOfSong = {
  readonly report: Report
  readonly place: BouncePlace
  /** The set's sections as far as the file holds them, at least three seconds each. */
  readonly sections: readonly BounceSection[]
}

/** Joins what was heard with the set, where the file lies on it. */
export function readBounce(report: Report | null, hearing: Hearing, traces: SoundTraces): Bounce {
  if (!report || !hearing.alignment) return { hearing, traces, song: null }
  const place = placeOfBounce(report, hearing.alignment)
  return { hearing, traces, song: { report, place, sections: bounceSections(report, place, hearing, traces) } }
}

/** Bars that a stretch of the file touches; `null` where they are not known or the song has none there. */
export function barsOfStretch({ song }: Bounce, stretch: Stretch): BarRange | null {
  return song?.place.barsOf(stretch) ?? null
}

/** Tracks with a clip that is heard in these bars; of these roles only, where roles are named. */
export function playingIn(bounce: Bounce, bars: BarRange | null, roles?: ReadonlySet<string>): readonly TrackReport[] {
  return bars && bounce.song
    ? bounce.song.place.playingIn(bars).filter(({ role }) => !roles || roles.has(role.role))
    : []
}

/** Whether the file may be judged as a mix: the bounce of a set, or enough music for one. */
export function isMix({ hearing, song }: Bounce): boolean {
  return song !== null || holdsEnoughMusic(hearing)
}
