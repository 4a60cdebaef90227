import type { LiveSet } from '@kvint/als'
import type { ArrangementPicture, Stage, StageReading } from '@kvint/report'
import { count, quoted } from '../words/figures.ts'
import { clock } from '../words/number-words.ts'
import { say } from '../words/say.ts'
import { because } from '../words/write-message.ts'

type Known = {
  readonly set: LiveSet
  /** What the picture is of. */
  readonly of: ArrangementPicture['of']
  readonly fileName: string
  readonly barCount: number
  readonly lengthSeconds: number
  readonly corrected: Stage | undefined
}

/** How far a song has come, as far as its file shows. Rules of thumb, which is why the reason is told. */
export function readStage({ set, of, fileName, barCount, lengthSeconds, corrected }: Known): StageReading {
  if (corrected) return { stage: corrected, ...because(say`you said so`) }
  if (of !== 'arrangement') {
    return { stage: 'sketch', ...because(say`nothing is in the arrangement yet`) }
  }
  const envelopes = set.tracks.flatMap((track) => track.automation).filter(({ events }) => events.length > 1).length
  if (barCount < SKETCH_BARS && set.locators.length === 0 && envelopes < SKETCH_ENVELOPES) {
    return {
      stage: 'sketch',
      ...because(say`the arrangement has ${count(barCount, 'bar')}, no locators and hardly any automation`),
    }
  }
  const word = FINISHED.exec(fileName)?.[0] ?? set.locators.map(({ name }) => FINISHED.exec(name)?.[0]).find(Boolean)
  if (word) return { stage: 'export', ...because(say`its name says ${quoted(word)}`) }
  const limiter = set.main?.devices.find((device) => device.tag === 'Limiter' && device.isOn)
  if (limiter && set.main) return { stage: 'export', ...because(say`there is a Limiter on ${set.main.name}`) }
  return mixOrArrange(set, lengthSeconds)
}

function mixOrArrange(set: LiveSet, lengthSeconds: number): StageReading {
  const playing = set.tracks.filter((track) => track.arrangementClips.length > 0)
  const treated = playing.filter((track) => track.devices.some(({ kind }) => kind === 'audioEffect' || kind === 'rack'))
  const spreadDb = deviation(playing.map((track) => track.mixer.volumeDb))
  if (lengthSeconds > MIX_SECONDS && treated.length * 2 > playing.length && spreadDb > MIX_SPREAD_DB) {
    return {
      stage: 'mix',
      ...because(say`it lasts ${clock(lengthSeconds)}, most tracks carry effects, and the faders have been set`),
    }
  }
  return {
    stage: 'arrange',
    ...because(say`it lasts ${clock(lengthSeconds)}, and effects or faders are still as they came`),
  }
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length))
}

const SKETCH_BARS = 64
const SKETCH_ENVELOPES = 3
const MIX_SECONDS = 120
const MIX_SPREAD_DB = 2
const FINISHED = /(?<![a-z])(?:master(?:ed|ing)?|bounced?|final|mixdown)(?![a-z])/i
