/** What a clip or a scene does when its time is over. */
export type FollowAction = {
  /** Whether it does anything; Live 11+ has a switch for it, before that an action must be chosen. */
  readonly isOn: boolean
  /** One of the two is taken, by chance. */
  readonly a: FollowChoice
  readonly b: FollowChoice
  /** After `loopCount` rounds of the clip (Live 11+); else after `afterBeats`. */
  readonly isLinked: boolean
  readonly loopCount: number
  readonly afterBeats: number
}

export type FollowChoice = {
  /** `null` for a number that is not known. */
  readonly action: FollowActionName | null
  /** 0…1; both together 1, or 0 where neither has a chance. */
  readonly chance: number
  /** Where `jump` goes, as written (Live 11+); `null` for other actions. */
  readonly jumpIndex: number | null
}

export type FollowActionName =
  | 'none'
  | 'stop'
  | 'playAgain'
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'any'
  | 'other'
  | 'jump'
