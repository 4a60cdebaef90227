import type { TimedSet } from '../alignment/align.ts'
import { AudioProblemError, toAudioProblem, type AudioProblem } from '../decode/audio-problem.ts'
import { decodeAudio } from '../decode/decode-audio.ts'
import type { DecodedAudio } from '../decode/decoded-audio.ts'
import type { AudioSource } from '../decode/readable-file.ts'
import { findFaults } from '../faults/find-faults.ts'
import { hearSections } from '../form/hear-sections.ts'
import { createLoudnessMeter } from '../measure/loudness-meter.ts'
import { createSampleScanner } from '../measure/sample-scan.ts'
import { createSpectrumMeter } from '../measure/spectrum-meter.ts'
import { createTruePeakMeter } from '../measure/true-peak-meter.ts'
import type { Block } from '../sound.ts'
import { logSpectrum } from '../spectrum/log-spectrum.ts'
import { hearNotes } from '../notes/hear-notes.ts'
import { describeBands } from './describe-bands.ts'
import { describeLoudness } from './describe-loudness.ts'
import { hearMusic } from './hear-music.ts'
import type { FileFacts, HeardLoudness, Hearing } from './hearing.ts'
import { createMonoKeeper } from './mono-keeper.ts'
import { holdsEnoughMusic } from './enough-music.ts'
import type { SoundTraces } from '../sound-traces.ts'

export type HearOptions = {
  /** Called with seconds heard so far, about once a second of sound. */
  readonly onProgress?: (seconds: number, totalSeconds: number | null) => void
  /** Called with the measured figures, before tempo, chords and key are looked for. */
  readonly onMeasured?: (measured: Measured) => void
  readonly signal?: AbortSignal
  /** The set that the file may be a bounce of: it is laid on it, and the set's beats are used where it fits. */
  readonly set?: TimedSet
  /** The file's name: what a sample is is asked of it where the sound leaves it open. */
  readonly name?: string
  /** Asks for the notes of the first two minutes too: for one part, not for a mix. */
  readonly notes?: boolean
}

/** What is known first. */
export type Measured = { readonly facts: FileFacts; readonly loudness: HeardLoudness }

export type HearResult =
  | { readonly kind: 'hearing'; readonly hearing: Hearing; readonly traces: SoundTraces }
  | AudioProblem

/**
 * Hears a file: loudness and true peak, then spectrum, width and faults, then tempo, chords and key. WAV and AIFF are read twice, so
 * that the first figures come first; what has to be decoded is read once.
 *
 * @example
 * const result = await hear(await openAsBlob('bounce.wav'), { onMeasured: ({ loudness }) => show(loudness) })
 * if (result.kind === 'hearing') result.hearing.loudness.integratedLufs // −9.4
 */
export async function hear(source: AudioSource, options: HearOptions = {}): Promise<HearResult> {
  const audio = await decodeAudio(source)
  if (audio.kind === 'problem') return audio
  try {
    return await hearDecoded(audio, options)
  } catch (error) {
    return toAudioProblem(error)
  }
}

async function hearDecoded(audio: DecodedAudio, options: HearOptions): Promise<HearResult> {
  const { sampleRateHz, channels } = audio
  const loudnessMeter = createLoudnessMeter(sampleRateHz, channels)
  const peakMeter = createTruePeakMeter(sampleRateHz, channels)
  const scanner = createSampleScanner(sampleRateHz, channels)
  const spectrumMeter = createSpectrumMeter(sampleRateHz, channels)
  const monoKeeper = createMonoKeeper(sampleRateHz, audio.durationSeconds)
  const first: Listener[] = [loudnessMeter, peakMeter]
  const others: Listener[] = [scanner, spectrumMeter, monoKeeper]
  const isQuickToRead = audio.bitDepth !== null
  const durationSeconds = await listen(audio, isQuickToRead ? first : [...first, ...others], options)
  const steps = loudnessMeter.steps()
  const truePeak = peakMeter.read()
  const { loudness, heard } = describeLoudness(steps, truePeak)
  const facts = factsOf(audio, durationSeconds)
  options.onMeasured?.({ facts, loudness: heard })

  if (isQuickToRead) await listen(audio, others, options.signal ? { signal: options.signal } : {})
  const spectrum = spectrumMeter.read()
  const scans = scanner.read()
  const bands = describeBands(spectrum, durationSeconds)
  const mono = monoKeeper.read()
  const pitches = logSpectrum(mono)
  const { music, traces: noteTraces } = hearMusic(mono, options, pitches)
  const traces = { ...noteTraces, steps, peaks: truePeak.peaks, spectrum }
  const faults = findFaults({
    sampleRateHz,
    durationSeconds,
    lossless: audio.lossless,
    loudness,
    steps,
    truePeak,
    channels: scans,
    spectrum,
    mono,
    pitches,
    tuningCents: music.tuningCents,
    isMix: holdsEnoughMusic({ ...music, durationSeconds }),
  })
  return {
    kind: 'hearing',
    hearing: {
      ...facts,
      loudness: heard,
      ...music,
      faults,
      bands,
      sections: hearSections(traces, music.downbeats),
      ...(options.notes ? { notes: hearNotes(mono) } : {}),
    },
    traces,
  }
}

type Listener = { readonly add: (block: Block) => void }

/** Plays the file to the listeners; how long it is. */
async function listen(
  audio: DecodedAudio,
  listeners: readonly Listener[],
  { signal, onProgress }: Pick<HearOptions, 'signal' | 'onProgress'>,
): Promise<number> {
  let frames = 0
  for await (const block of audio.blocks()) {
    if (signal?.aborted) throw new AudioProblemError('aborted', 'Hearing was stopped.')
    for (const listener of listeners) listener.add(block)
    frames += block[0]?.length ?? 0
    onProgress?.(frames / audio.sampleRateHz, audio.durationSeconds)
  }
  return frames / audio.sampleRateHz
}

function factsOf(audio: DecodedAudio, durationSeconds: number): FileFacts {
  const { format, lossless, sampleRateHz, channels, bitDepth, markers, remarks } = audio
  return { format, lossless, durationSeconds, sampleRateHz, channels, bitDepth, markers, remarks }
}
