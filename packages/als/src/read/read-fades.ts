import type { ClipFades, Fade } from '../model/clip.ts'
import { child, flagOf, numberOf, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

/** The fades of an audio clip; those of a clip without `Fades` are none. Nearly all are one of a few, which are shared. */
export function readFades(tape: Tape, clip: number): ClipFades {
  const fades = child(tape, clip, T.Fades)
  return {
    isOn: flagOf(tape, clip, T.Fade, false),
    in: readFade(tape, fades, IN),
    out: readFade(tape, fades, OUT),
    isCrossfadedIn: numberOf(tape, fades, T.CrossfadeInState, 0) !== 0,
  }
}

type FadeTags = { readonly length: number; readonly skew: number; readonly slope: number; readonly isDefault: number }

function readFade(tape: Tape, fades: number, tags: FadeTags): Fade {
  const lengthBeats = Math.max(0, numberOf(tape, fades, tags.length, 0))
  const curveSkew = numberOf(tape, fades, tags.skew, 0)
  const curveSlope = numberOf(tape, fades, tags.slope, 0)
  const isDefault = flagOf(tape, fades, tags.isDefault, false)
  if (lengthBeats === 0 && curveSkew === 0 && curveSlope === 0) return isDefault ? DEFAULT_FADE : NO_FADE
  return { lengthBeats, curveSkew, curveSlope, isDefault }
}

const NO_FADE: Fade = { lengthBeats: 0, curveSkew: 0, curveSlope: 0, isDefault: false }
const DEFAULT_FADE: Fade = { ...NO_FADE, isDefault: true }

const IN: FadeTags = {
  length: T.FadeInLength,
  skew: T.FadeInCurveSkew,
  slope: T.FadeInCurveSlope,
  isDefault: T.IsDefaultFadeIn,
}
const OUT: FadeTags = {
  length: T.FadeOutLength,
  skew: T.FadeOutCurveSkew,
  slope: T.FadeOutCurveSlope,
  isDefault: T.IsDefaultFadeOut,
}
